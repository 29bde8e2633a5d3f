//! A journal of a file, read at once: hundreds of rows that are handed over one by one between threads take longer than all that
//! is done with them at a start.

use sqlx::{AnyConnection, Row as _};

use crate::apply::sealed;
use crate::chain::{START, linked};
use crate::error::StoreError;
use crate::kept::{Head, Stored};
use crate::read;

/// Entries in a row: what they say in numbers, how long their texts are, and the texts.
const PACKED: &str = "
SELECT group_concat(format('%d,%d,%d,%d,%d,%d,%d,%d,%s%s%s%s%s%s', seq, schema, at, octet_length(actor),
    octet_length(device), octet_length(act), octet_length(rulings), octet_length(key), actor, device, act, rulings,
    key, hex(hash)), '')
FROM (SELECT * FROM entry WHERE journal = $1 AND seq > $2 AND seq <= $3 ORDER BY seq)";
/// How many entries are read at once.
const AT_ONCE: i64 = 1000;
/// The letters of a link.
const LINK: usize = 64;

/// Every entry of a journal, with the chain compared link by link.
pub(crate) async fn entries(
    connection: &mut AnyConnection,
    journal: &str,
) -> Result<Vec<Stored>, StoreError> {
    match read_packed(connection, journal).await {
        Some(entries) => Ok(entries),
        // Whatever does not fit is looked at row by row, which says where.
        None => read::entries(connection, journal, 0).await,
    }
}

async fn read_packed(connection: &mut AnyConnection, journal: &str) -> Option<Vec<Stored>> {
    let end = read::head(connection, journal).await.ok()?;
    let mut entries: Vec<Stored> = Vec::new();
    let mut last = Head { seq: 0, hash: START };
    while last.seq < end.seq {
        let after = i64::from(last.seq);
        let row = sqlx::query(PACKED).bind(journal).bind(after).bind(after + AT_ONCE);
        let row = row.fetch_one(&mut *connection).await.ok()?;
        let text: String = row.try_get(0).ok()?;
        let mut rest = text.as_str();
        while !rest.is_empty() {
            let entry = unpack_next(&mut rest)?;
            let link = linked(&last.hash, &sealed(journal, &entry));
            if entry.seq != last.seq + 1 || link != entry.hash {
                return None;
            }
            last = Head { seq: entry.seq, hash: link };
            entries.push(entry);
        }
    }
    (last == end).then_some(entries)
}

/// The next entry of a packed text.
fn unpack_next(rest: &mut &str) -> Option<Stored> {
    let mut number = || {
        let (digits, after) = rest.split_once(',')?;
        *rest = after;
        digits.parse::<u64>().ok()
    };
    let [seq, schema, at] = [number()?, number()?, number()?];
    let lengths = [number()?, number()?, number()?, number()?, number()?];
    let mut text = |length: usize| {
        let (text, after) = rest.split_at_checked(length)?;
        *rest = after;
        Some(text)
    };
    let mut owned = |length: u64| Some(text(usize::try_from(length).ok()?)?.to_owned());
    let [actor, device, act, rulings, key] = lengths;
    let (actor, device, act) = (owned(actor)?, owned(device)?, owned(act)?);
    let (rulings, key) = (owned(rulings)?, owned(key)?);
    let seq = u32::try_from(seq).ok()?;
    let hash = Head::of_hex(seq, text(LINK)?)?.hash;
    Some(Stored { seq, schema: u32::try_from(schema).ok()?, at, actor, device, act, rulings, key, hash })
}
