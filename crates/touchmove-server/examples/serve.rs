//! The smallest program around the server: `cargo run -p touchmove-server --example serve -- DIR ADDRESS`.

use std::error::Error;

use touchmove_server::{Options, serve};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let data = words.next().unwrap_or_else(|| "data".to_owned()).into();
    let listen = words.next().unwrap_or_else(|| "127.0.0.1:8765".to_owned()).parse()?;
    serve(Options::new(data, listen), |ready| println!("Touchmove is at http://{}", ready.address)).await?;
    Ok(())
}
