//! `touchmove doctor`: checks a server's folder.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args as ClapArgs;
use touchmove_server::{Options, OwnCertificate, doctor};

use crate::cmd::serve::settings::Settings;
use crate::outcome::{Answer, Outcome};

/// Check a server's folder and report what is wrong and what to do about it.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  touchmove doctor data                                  the journal, its second path, the machine
  touchmove doctor club --mirror stick/mirror.jsonl      with a second path on another disk
  touchmove doctor club --cert hall.pem --key hall.key   with the certificate that tablets are shown
  touchmove doctor club --config club.toml --json        with the server's settings; for other programs

Nothing is changed: it works on copies. It is meant for a server that is not running. The exit code is 0 if all is well, 1 if
something was found.")]
pub(crate) struct Args {
    /// The folder of the journal
    data: PathBuf,
    /// The second path, if it is not next to the journal
    #[arg(long, value_name = "FILE", env = "TOUCHMOVE_MIRROR")]
    mirror: Option<PathBuf>,
    /// The certificate for tablets as a PEM file, if the server was given one
    #[arg(long, value_name = "FILE", env = "TOUCHMOVE_CERT", requires = "key")]
    cert: Option<PathBuf>,
    /// The key of the certificate as a PEM file
    #[arg(long, value_name = "FILE", env = "TOUCHMOVE_KEY", requires = "cert")]
    key: Option<PathBuf>,
    /// The server's settings, if they are in a file
    #[arg(long, value_name = "FILE", env = "TOUCHMOVE_CONFIG")]
    config: Option<PathBuf>,
    /// As JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Answer {
    let mut findings = Vec::new();
    let settings = Settings::read(args.config.as_deref()).unwrap_or_else(|problem| {
        let advice = "correct the file; its names are those of the flags of `touchmove serve`".to_owned();
        findings.push(doctor::Finding { about: "settings", problem: problem.words(), advice });
        Settings::default()
    });
    let mut options = Options::new(args.data.clone(), SocketAddr::from(([127, 0, 0, 1], 0)));
    options.mirror = args.mirror.clone().or(settings.mirror);
    let (certificate, key) = (args.cert.clone().or(settings.cert), args.key.clone().or(settings.key));
    if certificate.is_some() != key.is_some() {
        let problem =
            "the settings name a certificate without its key, or a key without its certificate".to_owned();
        let advice = "name both (cert and key), or neither: then the server makes one itself".to_owned();
        findings.push(doctor::Finding { about: "settings", problem, advice });
    }
    options.certificate = certificate.zip(key).map(|(certificate, key)| OwnCertificate { certificate, key });
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    findings.extend(runtime.block_on(doctor::examine(&options, &doctor::World::now())));
    if args.json {
        let listed: Vec<serde_json::Value> = findings.iter().map(form).collect();
        println!("{}", serde_json::to_string_pretty(&serde_json::json!({ "findings": listed }))?);
    } else if findings.is_empty() {
        println!("All is well with {}", args.data.display());
    } else {
        for finding in &findings {
            println!("{}: {}\n  {}", finding.about, finding.problem, finding.advice);
        }
    }
    Ok(if findings.is_empty() { Outcome::Fine } else { Outcome::Findings })
}

fn form(finding: &doctor::Finding) -> serde_json::Value {
    serde_json::json!({ "about": finding.about, "problem": finding.problem, "advice": finding.advice })
}
