//! The names under which data leaves the programs and enters them: fields of JSON, of JavaScript objects, and of lines in
//! files. A changed name breaks files and programs of others, so `tests/core/wire-names.txt` lists all of them.
//!
//! After an intended change: `WRITE_NAMES=1 cargo test -p queens-tests wire_names`.

use queens_tests::sources::rust_files;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{
    Attribute, Expr, ExprMethodCall, Fields, Ident, ItemEnum, ItemImpl, ItemMacro, ItemMod, ItemStruct, Lit, LitStr, Meta,
    Token, Type, Visibility, braced,
};

/// The crates whose data other programs read or write.
const CRATES: [&str; 6] = ["core", "page", "record", "web", "command", "python"];

/// The attributes of serde on a type, a variant or a field.
#[derive(Default)]
struct Serde {
    is_data: bool,
    rename: Option<String>,
    rename_all: Option<String>,
    rename_all_fields: Option<String>,
    is_optional: bool,
    is_skipped: bool,
    is_flat: bool,
}

impl Serde {
    fn of(attributes: &[Attribute]) -> Self {
        let mut found = Serde::default();
        attributes.iter().for_each(|attribute| found.note(&attribute.meta));
        found
    }

    fn note(&mut self, meta: &Meta) {
        let inside = |meta: &Meta| -> Vec<Meta> {
            let list = meta.require_list().expect("a list");
            list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated).map_or_else(|_| Vec::new(), |all| all.into_iter().collect())
        };
        let path = meta.path();
        if path.is_ident("cfg_attr") {
            inside(meta).iter().skip(1).for_each(|meta| self.note(meta));
        } else if path.is_ident("derive") {
            let is_serde = |meta: &Meta| {
                meta.path().segments.last().is_some_and(|last| last.ident == "Serialize" || last.ident == "Deserialize")
            };
            self.is_data |= inside(meta).iter().any(is_serde);
        } else if path.is_ident("serde") {
            for meta in inside(meta) {
                let name = meta.path().get_ident().map(ToString::to_string).unwrap_or_default();
                match name.as_str() {
                    "rename" => self.rename = text(&meta),
                    "rename_all" => self.rename_all = text(&meta),
                    "rename_all_fields" => self.rename_all_fields = text(&meta),
                    "skip_serializing_if" | "default" => self.is_optional = true,
                    "skip" => self.is_skipped = true,
                    "flatten" => self.is_flat = true,
                    _ => {}
                }
            }
        }
    }
}

fn text(meta: &Meta) -> Option<String> {
    match meta {
        Meta::NameValue(pair) => literal(&pair.value),
        _ => None,
    }
}

fn literal(value: &Expr) -> Option<String> {
    match value {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Str(text) => Some(text.value()),
            _ => None,
        },
        _ => None,
    }
}

/// A name of Rust in a style of serde.
fn styled(name: &str, style: Option<&str>) -> String {
    let words = || {
        let mut words: Vec<String> = Vec::new();
        for letter in name.chars() {
            if letter == '_' || letter.is_uppercase() || words.is_empty() {
                words.push(String::new());
            }
            let word = words.last_mut().expect("a word");
            word.extend(Some(letter).filter(|&letter| letter != '_').into_iter().flat_map(char::to_lowercase));
        }
        words
    };
    match style {
        None => name.to_owned(),
        Some("lowercase") => name.to_lowercase(),
        Some("kebab-case") => words().join("-"),
        Some("camelCase") => {
            let capital = |word: &String| word[..1].to_uppercase() + &word[1..];
            words().iter().enumerate().map(|(at, word)| if at == 0 { word.clone() } else { capital(word) }).collect()
        }
        Some(other) => panic!("the style {other} is not known to this test"),
    }
}

/// The names of fields, in their order: `name?` may be absent, `..Type` stands for the fields of `Type`.
fn fields(fields: &Fields, style: Option<&str>) -> Vec<String> {
    let name = |field: &syn::Field| {
        let serde = Serde::of(&field.attrs);
        let ident = field.ident.as_ref()?;
        if serde.is_skipped {
            return None;
        }
        let name = serde.rename.unwrap_or_else(|| styled(&ident.to_string(), style));
        Some(if serde.is_flat {
            format!("..{}", name_of(&field.ty))
        } else if serde.is_optional {
            name + "?"
        } else {
            name
        })
    };
    fields.iter().filter_map(name).collect()
}

/// The last name in a type: `Option<Vec<Square>>` is `Square`.
fn name_of(of: &Type) -> String {
    struct Last(String);
    impl Visit<'_> for Last {
        fn visit_ident(&mut self, ident: &Ident) {
            self.0 = ident.to_string();
        }
    }
    let mut last = Last(String::new());
    last.visit_type(of);
    last.0
}

/// The body of `js_object!`, an object that JavaScript passes: each field is followed by its name.
struct Given {
    shape: Ident,
    names: Vec<String>,
}

impl Parse for Given {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        input.call(Attribute::parse_outer)?;
        input.parse::<Visibility>()?;
        input.parse::<Token![struct]>()?;
        let shape = input.parse()?;
        let body;
        braced!(body in input);
        let mut names = Vec::new();
        while !body.is_empty() {
            body.call(Attribute::parse_outer)?;
            body.parse::<Ident>()?;
            body.parse::<Token![:]>()?;
            body.parse::<Type>()?;
            body.parse::<Token![=]>()?;
            names.push(body.parse::<LitStr>()?.value());
            body.parse::<Option<Token![,]>>()?;
        }
        Ok(Given { shape, names })
    }
}

/// The calls that write a field by hand.
#[derive(Default)]
struct ByHand(Vec<String>);

impl Visit<'_> for ByHand {
    fn visit_expr_method_call(&mut self, call: &ExprMethodCall) {
        visit::visit_expr_method_call(self, call);
        if call.method == "serialize_field" || call.method == "serialize_entry" {
            self.0.extend(call.args.first().and_then(literal));
        }
    }
}

/// The rows of the table for one crate.
struct Table<'a> {
    of: &'a str,
    rows: BTreeSet<String>,
}

impl Table<'_> {
    fn add(&mut self, shape: &impl ToString, names: &[String]) {
        if !names.is_empty() {
            self.rows.insert(format!("{} {}: {}\n", self.of, shape.to_string(), names.join(" ")));
        }
    }
}

impl Visit<'_> for Table<'_> {
    fn visit_item_struct(&mut self, item: &ItemStruct) {
        let serde = Serde::of(&item.attrs);
        if serde.is_data {
            self.add(&item.ident, &fields(&item.fields, serde.rename_all.as_deref()));
        }
    }

    fn visit_item_enum(&mut self, item: &ItemEnum) {
        let serde = Serde::of(&item.attrs);
        if !serde.is_data {
            return;
        }
        let variant = |variant: &syn::Variant| {
            let own = Serde::of(&variant.attrs);
            let name = own.rename.unwrap_or_else(|| styled(&variant.ident.to_string(), serde.rename_all.as_deref()));
            // `named!` writes the name of a variant as its discriminant; it is listed if it differs from the name in data.
            let named = variant.discriminant.as_ref().and_then(|(_, value)| literal(value));
            let named = named.filter(|named| *named != name).map_or_else(String::new, |named| format!("={named}"));
            let style = own.rename_all.or_else(|| serde.rename_all_fields.clone());
            let inside = fields(&variant.fields, style.as_deref());
            let inside = if inside.is_empty() { String::new() } else { format!("({})", inside.join(" ")) };
            name + &named + &inside
        };
        self.add(&item.ident, &item.variants.iter().map(variant).collect::<Vec<_>>());
    }

    fn visit_item_impl(&mut self, item: &ItemImpl) {
        let is_data = item.trait_.as_ref().and_then(|(_, path, _)| path.segments.last());
        if is_data.is_some_and(|name| name.ident == "Serialize") {
            let mut by_hand = ByHand::default();
            by_hand.visit_item_impl(item);
            self.add(&name_of(&item.self_ty), &by_hand.0);
        }
        visit::visit_item_impl(self, item);
    }

    fn visit_item_macro(&mut self, item: &ItemMacro) {
        let Some(name) = item.mac.path.segments.last() else { return };
        if name.ident == "named" {
            self.visit_item_enum(&item.mac.parse_body().expect("an enum with names"));
        } else if name.ident == "js_object" {
            let Given { shape, names } = item.mac.parse_body().expect("a struct with names");
            self.add(&shape, &names);
        }
    }

    /// Skips modules inside a file: tests, and modules that only name types for the boundary.
    fn visit_item_mod(&mut self, _: &ItemMod) {}
}

#[test]
fn names_in_data_agree_with_the_table() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = String::new();
    for of in CRATES {
        let mut table = Table { of, rows: BTreeSet::new() };
        for file in rust_files(&top.join("../../crate").join(of).join("src")) {
            let text = fs::read_to_string(&file).expect("a source");
            table.visit_file(&syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display())));
        }
        found.extend(table.rows);
    }
    let file = top.join("wire-names.txt");
    if std::env::var_os("WRITE_NAMES").is_some() {
        fs::write(&file, &found).expect("the table can be written");
    }
    let table = fs::read_to_string(&file).expect("tests/core/wire-names.txt");
    let [found, listed] = [&found, &table].map(|text| text.lines().collect::<BTreeSet<_>>());
    let new: Vec<_> = found.difference(&listed).collect();
    let gone: Vec<_> = listed.difference(&found).collect();
    assert!(new.is_empty() && gone.is_empty(), "new: {new:#?}\ngone: {gone:#?}\nafter an intended change: WRITE_NAMES=1 cargo test -p queens-tests wire_names");
}
