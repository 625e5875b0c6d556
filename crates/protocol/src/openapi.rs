//! What a description of the HTTP interface says of types that do not describe themselves.

use crate::{AnySetup, GameName};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

/// The setup itself is a matter of each game.
impl PartialSchema for AnySetup {
    fn schema() -> RefOr<Schema> {
        let game = ObjectBuilder::new().schema_type(SchemaType::Type(Type::String)).enum_values(Some(GameName::ALL.map(GameName::id)));
        let setup = ObjectBuilder::new().description(Some("What the game needs to know, as its TypeScript type says."));
        let agreed = ObjectBuilder::new()
            .description(Some("What a table agrees on before a game."))
            .property("game", game)
            .required("game")
            .property("setup", setup)
            .required("setup");
        RefOr::T(Schema::Object(agreed.build()))
    }
}

impl ToSchema for AnySetup {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((Self::name().into_owned(), Self::schema()));
    }
}
