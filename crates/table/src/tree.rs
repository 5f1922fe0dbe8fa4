//! A JSON value in plain lists. It is made and compared for every viewer at every step, so it must be cheap.

use std::fmt;

use serde::ser::{self, Serialize};
use serde_json::{Map, Value};

/// A JSON value whose objects are lists of members in the order of their type.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Tree {
    Plain(Value),
    Text(String),
    List(Vec<Tree>),
    Object(Vec<(Name, Tree)>),
}

/// The name of a member: `Known` borrows one of a Rust type, `Other` owns one.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Name {
    Known(&'static str),
    Other(String),
}

impl Name {
    pub fn as_str(&self) -> &str {
        match self {
            Name::Known(name) => name,
            Name::Other(name) => name,
        }
    }
}

impl Tree {
    /// The tree of a value.
    pub fn of(value: &impl Serialize) -> Tree {
        value.serialize(Planter).expect("a view can be written")
    }

    /// The same as JSON.
    pub fn to_json(&self) -> Value {
        match self {
            Tree::Plain(value) => value.clone(),
            Tree::Text(text) => text.as_str().into(),
            Tree::List(items) => items.iter().map(Tree::to_json).collect(),
            Tree::Object(members) => {
                members.iter().map(|(name, value)| (name.as_str().to_string(), value.to_json())).collect()
            }
        }
    }
}

/// The change from `old` to `new`, as in [`crate::diff`].
pub(crate) fn change(old: &Tree, new: &Tree) -> Value {
    let mut change = Map::new();
    match (old, new) {
        _ if old == new => {}
        (Tree::Object(old), Tree::Object(new)) => {
            let mut inside = Map::new();
            for (at, (name, value)) in new.iter().enumerate() {
                // Values of the same type have the same members in the same places.
                let before = old.get(at).filter(|(it, _)| it == name).or_else(|| old.iter().find(|(it, _)| it == name));
                match before {
                    Some((_, before)) if before == value => {}
                    Some((_, before)) => drop(inside.insert(name.as_str().into(), self::change(before, value))),
                    None => drop(inside.insert(name.as_str().into(), set(value))),
                }
            }
            let gone = old.iter().filter(|(name, _)| new.iter().all(|(it, _)| it != name));
            let gone: Vec<Value> = gone.map(|(name, _)| name.as_str().into()).collect();
            if !inside.is_empty() {
                change.insert("in".into(), inside.into());
            }
            if !gone.is_empty() {
                change.insert("gone".into(), gone.into());
            }
        }
        (Tree::List(old), Tree::List(new)) => {
            let both = old.iter().zip(new).enumerate().filter(|(_, (before, after))| before != after);
            let at: Map<String, Value> =
                both.map(|(index, (before, after))| (index.to_string(), self::change(before, after))).collect();
            if !at.is_empty() {
                change.insert("at".into(), at.into());
            }
            if new.len() < old.len() {
                change.insert("cut".into(), new.len().into());
            } else if new.len() > old.len() {
                change.insert("add".into(), new[old.len()..].iter().map(Tree::to_json).collect());
            }
        }
        _ => return set(new),
    }
    change.into()
}

fn set(value: &Tree) -> Value {
    Value::Object([("set".to_string(), value.to_json())].into_iter().collect())
}

/// A value that cannot be made into a tree. Views have no such values.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct Unplantable(String);

impl ser::Error for Unplantable {
    fn custom<T: fmt::Display>(what: T) -> Self {
        Unplantable(what.to_string())
    }
}

type Planted = Result<Tree, Unplantable>;

/// Makes trees of values.
struct Planter;

macro_rules! plain {
    ($($name:ident: $type:ty),*) => {
        $(fn $name(self, value: $type) -> Planted { Ok(Tree::Plain(Value::from(value))) })*
    };
}

fn wrapped(variant: &'static str, value: Tree) -> Tree {
    Tree::Object(vec![(Name::Known(variant), value)])
}

impl ser::Serializer for Planter {
    type Ok = Tree;
    type Error = Unplantable;
    type SerializeSeq = List;
    type SerializeTuple = List;
    type SerializeTupleStruct = List;
    type SerializeTupleVariant = List;
    type SerializeMap = Object;
    type SerializeStruct = Object;
    type SerializeStructVariant = Object;

    plain!(
        serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64, serialize_f32: f32,
        serialize_f64: f64
    );

    fn serialize_char(self, value: char) -> Planted {
        Ok(Tree::Text(value.to_string()))
    }

    fn serialize_str(self, value: &str) -> Planted {
        Ok(Tree::Text(value.into()))
    }

    fn serialize_bytes(self, value: &[u8]) -> Planted {
        Ok(Tree::List(value.iter().map(|byte| Tree::Plain((*byte).into())).collect()))
    }

    fn serialize_none(self) -> Planted {
        Ok(Tree::Plain(Value::Null))
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Planted {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Planted {
        Ok(Tree::Plain(Value::Null))
    }

    fn serialize_unit_struct(self, _: &'static str) -> Planted {
        Ok(Tree::Plain(Value::Null))
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Planted {
        Ok(Tree::Text(variant.into()))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Planted {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Planted {
        Ok(wrapped(variant, value.serialize(Planter)?))
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<List, Unplantable> {
        Ok(List { items: Vec::with_capacity(length.unwrap_or_default()), variant: None })
    }

    fn serialize_tuple(self, length: usize) -> Result<List, Unplantable> {
        self.serialize_seq(Some(length))
    }

    fn serialize_tuple_struct(self, _: &'static str, length: usize) -> Result<List, Unplantable> {
        self.serialize_seq(Some(length))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        length: usize,
    ) -> Result<List, Unplantable> {
        Ok(List { items: Vec::with_capacity(length), variant: Some(variant) })
    }

    fn serialize_map(self, length: Option<usize>) -> Result<Object, Unplantable> {
        Ok(Object { members: Vec::with_capacity(length.unwrap_or_default()), variant: None })
    }

    fn serialize_struct(self, _: &'static str, length: usize) -> Result<Object, Unplantable> {
        self.serialize_map(Some(length))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        length: usize,
    ) -> Result<Object, Unplantable> {
        Ok(Object { members: Vec::with_capacity(length), variant: Some(variant) })
    }
}

/// A list that grows.
struct List {
    items: Vec<Tree>,
    variant: Option<&'static str>,
}

impl List {
    fn add<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unplantable> {
        self.items.push(value.serialize(Planter)?);
        Ok(())
    }

    fn done(self) -> Planted {
        let list = Tree::List(self.items);
        Ok(match self.variant {
            Some(variant) => wrapped(variant, list),
            None => list,
        })
    }
}

macro_rules! lists {
    ($($name:ident $add:ident),*) => {
        $(impl ser::$name for List {
            type Ok = Tree;
            type Error = Unplantable;

            fn $add<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unplantable> {
                self.add(value)
            }

            fn end(self) -> Planted {
                self.done()
            }
        })*
    };
}

lists!(SerializeSeq serialize_element, SerializeTuple serialize_element, SerializeTupleStruct serialize_field,
       SerializeTupleVariant serialize_field);

/// An object that grows.
struct Object {
    members: Vec<(Name, Tree)>,
    variant: Option<&'static str>,
}

impl Object {
    fn done(self) -> Planted {
        let object = Tree::Object(self.members);
        Ok(match self.variant {
            Some(variant) => wrapped(variant, object),
            None => object,
        })
    }
}

impl ser::SerializeMap for Object {
    type Ok = Tree;
    type Error = Unplantable;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, name: &T) -> Result<(), Unplantable> {
        let name = match name.serialize(Planter)? {
            Tree::Text(name) => name,
            other => other.to_json().to_string(),
        };
        self.members.push((Name::Other(name), Tree::Plain(Value::Null)));
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unplantable> {
        let last = self.members.last_mut().ok_or_else(|| ser::Error::custom("a value without a name"))?;
        last.1 = value.serialize(Planter)?;
        Ok(())
    }

    fn end(self) -> Planted {
        self.done()
    }
}

macro_rules! objects {
    ($($name:ident),*) => {
        $(impl ser::$name for Object {
            type Ok = Tree;
            type Error = Unplantable;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Unplantable> {
                self.members.push((Name::Known(name), value.serialize(Planter)?));
                Ok(())
            }

            fn end(self) -> Planted {
                self.done()
            }
        })*
    };
}

objects!(SerializeStruct, SerializeStructVariant);

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Game, Seat, Viewer, testkit::Dice};

    #[test]
    fn a_tree_is_what_json_would_be_and_tells_the_same_changes() {
        let options = island::Options::from_spec("island:seats=3").unwrap();
        let setup = island::Setup::draw(options, &mut Dice::new(3)).unwrap();
        let game = island::Island::<island::Small>::new(setup).unwrap();
        let mut dice = Dice::new(4);
        let mut last = game.start();
        for steps in 1..60 {
            let next = kernel::playout(&game, last, &mut dice, steps).end;
            for viewer in [Viewer::Seat(Seat(1)), Viewer::Public, Viewer::Full] {
                let (old, new) = (game.view(&last, viewer), game.view(&next, viewer));
                let [old_json, new_json] = [&old, &new].map(|view| serde_json::to_value(view).unwrap());
                let (old, new) = (Tree::of(&old), Tree::of(&new));
                assert_eq!(new.to_json(), new_json);
                assert_eq!(change(&old, &new), crate::diff(&old_json, &new_json));
            }
            last = next;
        }
    }
}
