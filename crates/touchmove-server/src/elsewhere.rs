//! A seat at a table that another node keeps: its socket is carried there and back.

use axum::extract::ws::{Message, WebSocket};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio_tungstenite::tungstenite::Message as Theirs;

/// Carries messages both ways until one side ends. The moment of an act is the moment its owner reads it.
pub(crate) async fn carry(mut here: WebSocket, address: String, place: String) {
    let address = address.replacen("http", "ws", 1);
    // A node that does not answer is dying; the page comes again, and finds whoever has taken over.
    let Ok((mut there, _)) = tokio_tungstenite::connect_async(format!("{address}{place}")).await else {
        return;
    };
    loop {
        let went = tokio::select! {
            message = here.recv() => match message {
                Some(Ok(Message::Text(text))) => there.send(Theirs::text(text.as_str())).await.is_ok(),
                Some(Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_))) => true,
                Some(Ok(Message::Close(_)) | Err(_)) | None => false,
            },
            message = there.next() => match message {
                Some(Ok(Theirs::Text(text))) => here.send(Message::Text(text.as_str().into())).await.is_ok(),
                Some(Ok(Theirs::Binary(_) | Theirs::Ping(_) | Theirs::Pong(_) | Theirs::Frame(_))) => true,
                Some(Ok(Theirs::Close(_)) | Err(_)) | None => false,
            },
        };
        if !went {
            // Whichever side is left is told by the end of its line.
            let _ = there.close(None).await;
            return;
        }
    }
}
