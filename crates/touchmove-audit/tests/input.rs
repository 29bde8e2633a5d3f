//! Files as they come: packed, in old encodings, too good to be true.

use std::io::{Cursor, Read, Write};

use touchmove_audit::{Caps, Input, OpenError};

const GAME: &str = "[Event \"Մրցաշար\"]\n[White \"René\"]\n\n1. e4 e5 {é} 1-0\n\n";

fn opened(bytes: Vec<u8>, encoding: Option<&str>) -> Input {
    let size = bytes.len() as u64;
    Input::new(Cursor::new(bytes), Some(size), Caps::OWN, encoding).unwrap()
}

fn text(bytes: Vec<u8>, encoding: Option<&str>) -> String {
    let mut text = String::new();
    opened(bytes, encoding).read_to_string(&mut text).unwrap();
    text
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

fn bzip2(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::default());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

fn zstandard(bytes: &[u8]) -> Vec<u8> {
    zstd::encode_all(bytes, 3).unwrap()
}

#[test]
fn a_packed_file_is_unpacked_by_what_it_is_and_frame_after_frame() {
    for pack in [|bytes: &[u8]| bytes.to_vec(), gzip, bzip2, zstandard] {
        assert_eq!(text(pack(GAME.as_bytes()), None), GAME);
        let twice = [pack(GAME.as_bytes()), pack(GAME.as_bytes())].concat();
        assert_eq!(text(twice, None), GAME.repeat(2));
        assert_eq!(text(pack(b""), None), "");
        assert_eq!(text(pack(b"*"), None), "*");
    }
}

#[test]
fn old_encodings_are_decoded_when_declared_or_named() {
    let utf16: Vec<u8> =
        "\u{feff}".encode_utf16().chain(GAME.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    assert_eq!(text(utf16.clone(), None), GAME);
    assert_eq!(text(gzip(&utf16), None), GAME);
    let swapped: Vec<u8> =
        "\u{feff}".encode_utf16().chain(GAME.encode_utf16()).flat_map(u16::to_be_bytes).collect();
    assert_eq!(text(swapped, None), GAME);
    assert_eq!(text(b"[White \"\xd2\xe0\xeb\xfc\"]".to_vec(), Some("windows-1251")), "[White \"Таль\"]");
    assert_eq!(text(b"[White \"Sz\xfbcs\"]".to_vec(), Some("iso-8859-2")), "[White \"Szűcs\"]");
    let error = Input::new(Cursor::new(vec![]), None, Caps::OWN, Some("klingon")).unwrap_err();
    assert!(matches!(error, OpenError::Encoding(_)), "{error}");
}

#[test]
fn latin_1_passes_as_it_is() {
    let mut bytes = Vec::new();
    opened(b"[White \"Ren\xe9\"]".to_vec(), None).read_to_end(&mut bytes).unwrap();
    assert_eq!(bytes, b"[White \"Ren\xe9\"]");
}

#[test]
fn a_bomb_is_stopped_early_with_a_clear_error() {
    let nothing = vec![b' '; 64 << 20];
    for pack in [gzip, bzip2, zstandard] {
        let bomb = pack(&nothing);
        assert!(bomb.len() < nothing.len() / 500, "{}", bomb.len());
        let caps = Caps { ratio: 200, ..Caps::OWN };
        let error = Input::new(Cursor::new(bomb.clone()), None, caps, None)
            .unwrap()
            .read_to_end(&mut Vec::new())
            .unwrap_err();
        assert!(error.to_string().starts_with("unpacks to more than 200 times its size"), "{error}");
        let mut unpacked = Vec::new();
        let caps = Caps { ratio: u64::MAX, bytes: 1 << 20, ..Caps::OWN };
        let error =
            Input::new(Cursor::new(bomb), None, caps, None).unwrap().read_to_end(&mut unpacked).unwrap_err();
        assert_eq!(error.to_string(), "unpacks to more than 1048576 bytes");
        assert!(unpacked.len() <= 1 << 20);
    }
}

#[test]
fn a_broken_or_strange_archive_is_an_error() {
    let mut broken = gzip(&GAME.repeat(100).into_bytes());
    broken.truncate(broken.len() / 2);
    assert!(opened(broken, None).read_to_end(&mut Vec::new()).is_err());
    let zip = Input::new(Cursor::new(b"PK\x03\x04rest".to_vec()), None, Caps::OWN, None).unwrap_err();
    assert!(matches!(zip, OpenError::Zip), "{zip}");
}

#[test]
fn progress_counts_what_was_read_before_unpacking() {
    let packed = gzip(&GAME.repeat(1000).into_bytes());
    let size = packed.len() as u64;
    let mut input = opened(packed, None);
    let progress = input.progress();
    input.read_to_end(&mut Vec::new()).unwrap();
    assert_eq!((progress.read(), progress.size()), (size, Some(size)));
}
