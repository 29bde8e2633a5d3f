//! Parquet, for Spark, DuckDB, Polars, pyarrow and similar programs.
//!
//! Written column by column through the format's own interface: Arrow has the same types (docs/audit.md), and no
//! reader needs its schema beside that of the file.

use std::io::{self, Write};
use std::sync::Arc;

use parquet::basic::Compression;
use parquet::data_type::{ByteArray, ByteArrayType, DataType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;

use super::Sink;
use super::row::{Cell, Column, Form, Row, SCHEMA_VERSION, columns};
use crate::summary::Summary;

/// Rows of a group: what is kept in memory until it is written.
const GROUP: usize = 1 << 14;

/// Writes findings as a Parquet file.
pub struct Parquet<W: Write + Send> {
    file: SerializedFileWriter<W>,
    columns: Vec<Column>,
    rows: Vec<Row>,
}

impl<W: Write + Send> Parquet<W> {
    /// Begins the file.
    pub fn new(out: W) -> io::Result<Parquet<W>> {
        let columns = columns();
        let schema = parse_message_type(&message(&columns)).map_err(failed)?;
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_created_by(format!("touchmove {}", env!("CARGO_PKG_VERSION")))
            .build();
        let file = SerializedFileWriter::new(out, Arc::new(schema), Arc::new(properties)).map_err(failed)?;
        Ok(Parquet { file, columns, rows: Vec::new() })
    }

    fn write_group(&mut self) -> io::Result<()> {
        if self.rows.is_empty() {
            return Ok(());
        }
        let table: Vec<Vec<Cell<'_>>> = self.rows.iter().map(Row::cells).collect();
        let mut group = self.file.next_row_group().map_err(failed)?;
        for (index, column) in self.columns.iter().enumerate() {
            let cells = table.iter().filter_map(|row| row.get(index)).copied();
            write_column(&mut group, column.form, cells).map_err(failed)?;
        }
        group.close().map_err(failed)?;
        drop(table);
        self.rows.clear();
        Ok(())
    }
}

impl<W: Write + Send> Sink for Parquet<W> {
    fn row(&mut self, row: &Row) -> io::Result<()> {
        self.rows.push(row.clone());
        if self.rows.len() >= GROUP { self.write_group() } else { Ok(()) }
    }

    fn finish(mut self: Box<Self>, summary: &Summary) -> io::Result<()> {
        self.write_group()?;
        let schema = ("schema", u64::from(SCHEMA_VERSION));
        for (name, count) in [schema, ("games", summary.games), ("plies", summary.plies)] {
            let key = format!("touchmove.{name}");
            self.file.append_key_value_metadata(KeyValue::new(key, count.to_string()));
        }
        let mut out = self.file.into_inner().map_err(failed)?;
        out.flush()
    }
}

/// The schema in the format's own language.
fn message(columns: &[Column]) -> String {
    let mut message = String::from("message findings {\n");
    for Column { name, form } in columns {
        message += &match form {
            Form::Text => format!("  REQUIRED BYTE_ARRAY {name} (STRING);\n"),
            Form::MaybeText => format!("  OPTIONAL BYTE_ARRAY {name} (STRING);\n"),
            Form::Long => format!("  REQUIRED INT64 {name};\n"),
            Form::Int => format!("  REQUIRED INT32 {name};\n"),
        };
    }
    message + "}"
}

fn write_column<'a, W: Write + Send>(
    group: &mut SerializedRowGroupWriter<'_, W>,
    form: Form,
    cells: impl Iterator<Item = Cell<'a>> + Clone,
) -> Result<(), ParquetError> {
    match form {
        Form::Text => write_values::<ByteArrayType, _>(group, &texts(cells), None),
        Form::MaybeText => {
            let levels: Vec<i16> = cells.clone().map(|cell| i16::from(text(cell).is_some())).collect();
            write_values::<ByteArrayType, _>(group, &texts(cells), Some(&levels))
        }
        Form::Long => {
            let values: Vec<i64> =
                cells.map(|cell| i64::try_from(number(cell)).unwrap_or(i64::MAX)).collect();
            write_values::<Int64Type, _>(group, &values, None)
        }
        Form::Int => {
            let values: Vec<i32> =
                cells.map(|cell| i32::try_from(number(cell)).unwrap_or(i32::MAX)).collect();
            write_values::<Int32Type, _>(group, &values, None)
        }
    }
}

fn write_values<T: DataType, W: Write + Send>(
    group: &mut SerializedRowGroupWriter<'_, W>,
    values: &[T::T],
    levels: Option<&[i16]>,
) -> Result<(), ParquetError> {
    let missing = || ParquetError::General("a column without a place in the schema".to_owned());
    let mut column = group.next_column()?.ok_or_else(missing)?;
    column.typed::<T>().write_batch(values, levels, None)?;
    column.close()
}

fn texts<'a>(cells: impl Iterator<Item = Cell<'a>>) -> Vec<ByteArray> {
    cells.filter_map(text).map(ByteArray::from).collect()
}

fn text(cell: Cell<'_>) -> Option<&str> {
    match cell {
        Cell::Text(text) => Some(text),
        Cell::Maybe(text) => text,
        Cell::Long(_) | Cell::Int(_) => None,
    }
}

fn number(cell: Cell<'_>) -> u64 {
    match cell {
        Cell::Long(number) => number,
        Cell::Int(number) => u64::from(number),
        Cell::Text(_) | Cell::Maybe(_) => 0,
    }
}

fn failed(error: ParquetError) -> io::Error {
    io::Error::other(error)
}
