//! Puts the scenarios of `scenarios/`, and what they show in other languages, into files that the program carries.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

fn main() -> io::Result<()> {
    // A link to the folder of the repository; a packed crate has the files themselves.
    let folder = Path::new("scenarios");
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    gather(folder, &mut files)?;
    if files.is_empty() {
        return Err(io::Error::other(format!("no scenario in {}", folder.display())));
    }
    files.sort();
    let mut stock = String::new();
    for file in files {
        let name = file.strip_prefix(folder).unwrap_or(&file).with_extension("");
        let name = name.to_string_lossy().replace('\\', "/");
        // No scenario has a byte of value one.
        stock.push_str(&format!("\u{1}{name}\n{}", fs::read_to_string(&file)?));
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("stock.txt"), stock)?;
    for language in ["hy", "fa"] {
        let file = folder.join(format!("why-{language}.tsv"));
        println!("cargo:rerun-if-changed={}", file.display());
        fs::copy(&file, out.join(format!("why-{language}.tsv")))?;
    }
    Ok(())
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            println!("cargo:rerun-if-changed={}", path.display());
            gather(&path, files)?;
        } else if path.extension().is_some_and(|ending| ending == "scn") {
            files.push(path);
        }
    }
    Ok(())
}
