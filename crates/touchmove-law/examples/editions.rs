//! One question under every edition: what an article says, its number, and what follows from it.
//!
//! `cargo run -p touchmove-law --example editions`

use touchmove_law::{Allowance, Edition, Language, Laws, Regulations, cite};

fn main() {
    // A wrong number would not compile.
    let article = cite!("5.1.2");
    for edition in Edition::ALL {
        let number = article.number(edition).expect("both editions have it");
        println!("{edition}, {number}");
        for row in article.rows(edition) {
            println!("  {}\n  {}", row.gist, row.gist_in(Language::Armenian));
        }
        let time = [Allowance::minutes(90, 30); 2];
        let laws = Laws::new(edition, time, Regulations::where_nothing_is_said()).expect("these agree");
        println!("  illegal moves until the game is lost: {}", laws.illegal_move_limit());
    }
    let numbers = Edition::ALL.map(|edition| article.number(edition));
    assert_eq!(numbers, [Some("5.1(b)"), Some("5.1.2")]);
}

#[test]
fn it_runs() {
    main();
}
