//! Which fonts pages are set in.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::{fs, io};

use typst::foundations::Bytes;
use typst::text::{Font, FontBook, FontInfo};
use typst::utils::LazyHash;

/// Families for text, the first that has a letter first. Others are taken for letters that none of these has.
const TEXT: [&str; 9] = [
    "Noto Sans",
    "Noto Sans Armenian",
    "Vazirmatn",
    "Noto Sans Arabic",
    "Noto Sans Georgian",
    "Noto Sans Devanagari",
    "Noto Sans Symbols2",
    "DejaVu Sans",
    "Segoe UI",
];

/// Families for positions in letters.
const MONOSPACED: [&str; 4] = ["Noto Sans Mono", "DejaVu Sans Mono", "Liberation Mono", "Consolas"];

/// The fonts that were found. A PDF carries those that it uses, so that it looks the same everywhere.
///
/// None comes with the program: the Noto family (Open Font Licence) is preferred and is a package of every system, DejaVu
/// Sans or another with the letters will do.
pub struct Fonts {
    book: LazyHash<FontBook>,
    places: Vec<FontFile>,
}

/// Where a font is, and the font once it was needed.
struct FontFile {
    path: PathBuf,
    index: u32,
    font: OnceLock<Option<Font>>,
}

impl Fonts {
    /// The fonts of the machine, after those of the named folders.
    pub fn found(folders: &[PathBuf]) -> io::Result<Fonts> {
        let mut fonts = Fonts::in_folders(folders)?;
        let mut found = fontdb::Database::new();
        found.load_system_fonts();
        fonts.add(&found);
        Ok(fonts)
    }

    /// Only the fonts of the named folders and what is below them.
    pub fn in_folders(folders: &[PathBuf]) -> io::Result<Fonts> {
        let mut fonts = Fonts { book: LazyHash::new(FontBook::new()), places: Vec::new() };
        for folder in folders {
            fs::read_dir(folder)?;
            let mut found = fontdb::Database::new();
            found.load_fonts_dir(folder);
            fonts.add(&found);
        }
        Ok(fonts)
    }

    /// In the order of their paths, so that the same machine always chooses the same font.
    fn add(&mut self, found: &fontdb::Database) {
        let mut faces: Vec<(&Path, u32, FontInfo)> = found
            .faces()
            .filter_map(|face| {
                let path = match &face.source {
                    fontdb::Source::File(path) | fontdb::Source::SharedFile(path, _) => path.as_path(),
                    fontdb::Source::Binary(_) => return None,
                };
                let info = found.with_face_data(face.id, FontInfo::new)??;
                Some((path, face.index, info))
            })
            .collect();
        faces.sort_by_key(|(path, index, _)| (*path, *index));
        for (path, index, info) in faces {
            self.book.push(info);
            self.places.push(FontFile { path: path.to_owned(), index, font: OnceLock::new() });
        }
    }

    /// Whether some font has the letter.
    pub(crate) fn cover(&self, letter: char) -> bool {
        let mut infos = (0..self.places.len()).filter_map(|index| self.book.info(index));
        infos.any(|info| info.coverage.contains(u32::from(letter)))
    }

    /// The families for text that are there, in the order of preference.
    pub(crate) fn text(&self) -> Vec<&'static str> {
        self.of(&TEXT)
    }

    /// Those for positions in letters; those for text where there is none.
    pub(crate) fn monospaced(&self) -> Vec<&'static str> {
        [self.of(&MONOSPACED), self.text()].concat()
    }

    fn of(&self, families: &[&'static str]) -> Vec<&'static str> {
        families.iter().copied().filter(|family| self.book.contains_family(&family.to_lowercase())).collect()
    }

    pub(crate) fn book(&self) -> &LazyHash<FontBook> {
        &self.book
    }

    pub(crate) fn font(&self, index: usize) -> Option<Font> {
        let place = self.places.get(index)?;
        let read = || Font::new(Bytes::new(fs::read(&place.path).ok()?), place.index);
        place.font.get_or_init(read).clone()
    }
}
