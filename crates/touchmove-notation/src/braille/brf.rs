//! The ASCII of Braille embossers and displays (BRF).

use alloc::string::String;

use super::Cell;

/// The ASCII character of each cell, by its dots as a binary number (North American Braille ASCII).
const ASCII: &[u8; 64] = b" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

/// A text of Unicode Braille patterns in Braille ASCII; other characters are kept.
pub fn to_brf(text: &str) -> String {
    text.chars().map(|c| pattern(c).map_or(c, ascii)).collect()
}

fn ascii(cell: Cell) -> char {
    ASCII.get(usize::from(cell)).map_or(' ', |byte| char::from(*byte))
}

fn pattern(c: char) -> Option<Cell> {
    let offset = u32::from(c).checked_sub(0x2800)?;
    Cell::try_from(offset).ok().filter(|cell| *cell < 64)
}

/// The cell of a Unicode pattern or a character of Braille ASCII; a blank is an empty cell.
pub(super) fn cell(c: char) -> Option<Cell> {
    if c.is_whitespace() {
        return Some(0);
    }
    pattern(c).or_else(|| {
        let byte = u8::try_from(c).ok()?.to_ascii_uppercase();
        let index = ASCII.iter().position(|known| *known == byte)?;
        Cell::try_from(index).ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_is_found_again_by_its_ascii_and_by_its_pattern() {
        for bits in 0..64u8 {
            assert_eq!(cell(ascii(bits)), Some(bits));
            assert_eq!(cell(char::from_u32(0x2800 + u32::from(bits)).unwrap()), Some(bits));
        }
        assert_eq!(cell('é'), None);
        assert_eq!(cell('\u{2840}'), None);
    }

    #[test]
    fn letters_are_themselves_and_lowered_digits_are_digits() {
        assert_eq!(to_brf("⠎⠋⠒"), "SF3");
        assert_eq!(to_brf("⠑⠲ ⠙⠢"), "E4 D5");
    }
}
