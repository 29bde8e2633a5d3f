//! What typst may see: the template, the values, the fonts. No file, no package, no date.

use typst::diag::{FileError, FileResult};
use typst::foundations::{Bytes, Datetime, Dict, Duration};
use typst::syntax::{FileId, Source};
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;
use typst::{Library, LibraryExt, World};

use crate::fonts::Fonts;

const TEMPLATE: &str = include_str!("template.typ");

/// Where one document is set.
pub(crate) struct Desk<'a> {
    library: LazyHash<Library>,
    template: Source,
    fonts: &'a Fonts,
}

impl Desk<'_> {
    pub(crate) fn new(values: Dict, fonts: &Fonts) -> Desk<'_> {
        let library = LazyHash::new(Library::builder().with_inputs(values).build());
        Desk { library, template: Source::detached(TEMPLATE), fonts }
    }
}

impl World for Desk<'_> {
    fn library(&self) -> &LazyHash<Library> {
        &self.library
    }

    fn book(&self) -> &LazyHash<FontBook> {
        self.fonts.book()
    }

    fn main(&self) -> FileId {
        self.template.id()
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        if id == self.template.id() { Ok(self.template.clone()) } else { Err(FileError::AccessDenied) }
    }

    fn file(&self, _: FileId) -> FileResult<Bytes> {
        Err(FileError::AccessDenied)
    }

    fn font(&self, index: usize) -> Option<Font> {
        self.fonts.font(index)
    }

    fn today(&self, _: Option<Duration>) -> Option<Datetime> {
        None
    }
}
