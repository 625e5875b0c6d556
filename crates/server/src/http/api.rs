//! The routes, and their description for whoever writes a client. Both come from one list, so that neither knows what the other does
//! not.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::http::{Method, StatusCode};
use axum::routing::{MethodFilter, on};
use protocol::PROTOCOL;
use protocol::rest::{
    Blocks, Call, Commanded, Complaint, Credentials, Failure, Identity, ImportTable, NewBlock, NewPerson, NewPush, NewTable, NewWebhook,
    Page, Pairing, PairingCode, Problem, PushEnd, PushKey, Replayed, SeatGiven, SeatLinkMade, SeatToken, SessionsEnded, TableMade,
    WebhookMade,
};
use protocol::table::TableInfo;
use utoipa::ToSchema;
use utoipa::openapi::path::{OperationBuilder, ParameterBuilder, ParameterIn, PathItem, Paths};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::schema::{Components, ComponentsBuilder, ObjectBuilder, Type};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme};
use utoipa::openapi::{Content, HttpMethod, InfoBuilder, OpenApi, OpenApiBuilder, Ref, Required, ResponseBuilder};

use super::{body, games, me, others, tables};
use crate::App;

/// Where the routes begin.
pub const ROOT: &str = "/api/v1";

/// What is said of a route.
struct Says {
    operation: OperationBuilder,
    components: Components,
    large: bool,
}

fn json<T: ToSchema>() -> Content {
    Content::new(Some(Ref::from_schema_name(T::name())))
}

fn schemas<T: ToSchema>(components: &mut Components) {
    let mut held = vec![(T::name().into_owned(), T::schema())];
    T::schemas(&mut held);
    components.schemas.extend(held);
}

fn says(summary: &'static str) -> Says {
    let refused = ResponseBuilder::new().description("Why not").content("application/json", json::<Failure>());
    let operation = OperationBuilder::new().summary(Some(summary)).response("default", refused);
    Says { operation, components: Components::new(), large: false }
}

impl Says {
    /// Somebody has to be known for it.
    fn known(self) -> Self {
        let none: [&str; 0] = [];
        let operation = self.operation.security(SecurityRequirement::new("token", none)).security(SecurityRequirement::new("cookie", none));
        Self { operation, ..self }
    }

    fn takes<T: ToSchema>(mut self) -> Self {
        schemas::<T>(&mut self.components);
        let body = RequestBodyBuilder::new().content("application/json", json::<T>()).required(Some(Required::True)).build();
        Self { operation: self.operation.request_body(Some(body)), ..self }
    }

    fn gives<T: ToSchema>(mut self, status: StatusCode) -> Self {
        schemas::<T>(&mut self.components);
        let response = ResponseBuilder::new().description("Done").content("application/json", json::<T>());
        Self { operation: self.operation.response(status.as_str(), response), ..self }
    }

    /// An answer whose content has no type of ours.
    fn gives_file(self, what: &'static str) -> Self {
        let file = Content::new(Some(ObjectBuilder::new().description(Some(what))));
        let response = ResponseBuilder::new().description(what).content("application/json", file);
        Self { operation: self.operation.response("200", response), ..self }
    }

    fn gives_nothing(self, status: StatusCode) -> Self {
        let response = ResponseBuilder::new().description("Done");
        Self { operation: self.operation.response(status.as_str(), response), ..self }
    }

    fn asks(self, name: &'static str, of: Type, what: &'static str) -> Self {
        let schema = ObjectBuilder::new().schema_type(of);
        let parameter = ParameterBuilder::new()
            .name(name)
            .parameter_in(ParameterIn::Query)
            .required(Required::False)
            .description(Some(what))
            .schema(Some(schema));
        Self { operation: self.operation.parameter(parameter), ..self }
    }

    fn paged(self) -> Self {
        self.asks("after", Type::String, "`next` of the page before").asks("most", Type::Integer, "how many lines, at most 100")
    }

    fn large(self) -> Self {
        Self { large: true, ..self }
    }
}

/// The list while it is written.
pub struct Api {
    pub router: Router<App>,
    paths: Paths,
    components: Components,
}

fn named(method: &Method) -> (MethodFilter, HttpMethod) {
    match *method {
        Method::POST => (MethodFilter::POST, HttpMethod::Post),
        Method::PUT => (MethodFilter::PUT, HttpMethod::Put),
        Method::DELETE => (MethodFilter::DELETE, HttpMethod::Delete),
        // Nothing else is used.
        _ => (MethodFilter::GET, HttpMethod::Get),
    }
}

impl Api {
    fn add<H: Handler<T, App>, T: 'static>(mut self, method: Method, path: &'static str, says: Says, answer: H) -> Self {
        let (filter, documented) = named(&method);
        let mut route = on(filter, answer);
        if says.large {
            route = route.layer(DefaultBodyLimit::max(body::LONGEST_IMPORT));
        }
        self.router = self.router.route(path, route);
        let mut operation = says.operation;
        for name in path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')) {
            let of = if name == "seat" { Type::Integer } else { Type::String };
            let parameter = ParameterBuilder::new()
                .name(name)
                .parameter_in(ParameterIn::Path)
                .required(Required::True)
                .schema(Some(ObjectBuilder::new().schema_type(of)));
            operation = operation.parameter(parameter);
        }
        self.components.schemas.extend(says.components.schemas);
        let item = PathItem::new(documented, operation);
        match self.paths.paths.get_mut(&format!("{ROOT}{path}")) {
            Some(there) => there.merge_operations(item),
            None => {
                self.paths.paths.insert(format!("{ROOT}{path}"), item);
            }
        }
        self
    }

    /// The description of all routes.
    pub fn document(&self) -> OpenApi {
        let about = format!(
            "Protocol {PROTOCOL}. Whoever has a token sends it as `Authorization: Bearer`; browsers have it as a cookie. Requests that \
             change something carry JSON. What is refused comes with a code. Games themselves are played over the socket of a table; \
             commands over HTTP are the same commands."
        );
        let info = InfoBuilder::new().title("Hullbreach").version(env!("CARGO_PKG_VERSION")).description(Some(about));
        let token = SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build());
        let cookie =
            SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::with_description("hullbreach", "over TLS it is named __Host-hullbreach")));
        let mut components = ComponentsBuilder::new().security_scheme("token", token).security_scheme("cookie", cookie).build();
        components.schemas.extend(self.components.schemas.clone());
        schemas::<Failure>(&mut components);
        // What a webhook receives belongs to the interface too.
        schemas::<Call>(&mut components);
        OpenApiBuilder::new().info(info).paths(self.paths.clone()).components(Some(components)).build()
    }
}

/// A command, as it is said over a socket.
#[derive(ToSchema)]
#[schema(value_type = Object, as = Command, description = "A command as over the socket of a table: {\"do\": \"sit\", \"seat\": 0}")]
struct SaidCommand(#[allow(dead_code)] serde_json::Value);

/// Every route.
pub fn api() -> Api {
    const OK: StatusCode = StatusCode::OK;
    const MADE: StatusCode = StatusCode::CREATED;
    const DONE: StatusCode = StatusCode::NO_CONTENT;
    let (get, post, put, delete) = (Method::GET, Method::POST, Method::PUT, Method::DELETE);
    Api { router: Router::new(), paths: Paths::new(), components: Components::new() }
        .add(post.clone(), "/people", says("A new guest").takes::<NewPerson>().gives::<Identity>(MADE), me::new_guest)
        .add(
            post.clone(),
            "/people/{person}/report",
            says("Reports somebody to whoever runs the server").known().takes::<Complaint>().gives_nothing(DONE),
            others::report,
        )
        .add(get.clone(), "/me", says("Who one is").known().gives::<Identity>(OK), me::show)
        .add(put.clone(), "/me", says("Another name").known().takes::<NewPerson>().gives::<Identity>(OK), me::rename)
        .add(delete.clone(), "/me", says("Forgets one: sessions, login, name, words said").known().gives_nothing(DONE), me::delete)
        .add(get.clone(), "/me/export", says("Everything kept about one").known().gives_file("Everything kept"), me::export)
        .add(
            post.clone(),
            "/me/login",
            says("Gives a guest an account, or an account another password").known().takes::<Credentials>().gives::<Identity>(OK),
            me::register,
        )
        .add(post.clone(), "/me/pairings", says("A code for another device").known().gives::<Pairing>(MADE), me::new_pairing)
        .add(
            post.clone(),
            "/pairings",
            says("Becomes a device of whoever made the code").takes::<PairingCode>().gives::<Identity>(MADE),
            me::pair,
        )
        .add(post.clone(), "/sessions", says("Logs in").takes::<Credentials>().gives::<Identity>(MADE), me::log_in)
        .add(delete.clone(), "/sessions/current", says("Logs out").known().gives_nothing(DONE), me::log_out)
        .add(delete.clone(), "/sessions/others", says("Logs out everywhere else").known().gives::<SessionsEnded>(OK), me::log_out_others)
        .add(get.clone(), "/me/tables", says("One's tables, those touched last first").known().paged().gives::<Page>(OK), tables::mine)
        .add(get.clone(), "/me/blocks", says("Whom one does not want to hear or meet").known().gives::<Blocks>(OK), others::blocks)
        .add(
            put.clone(),
            "/me/blocks/{person}",
            says("Mutes or blocks somebody").known().takes::<NewBlock>().gives_nothing(DONE),
            others::block,
        )
        .add(delete.clone(), "/me/blocks/{person}", says("Hears and meets somebody again").known().gives_nothing(DONE), others::unblock)
        .add(
            put,
            "/me/webhook",
            says("An address that is called when a table waits; the body of a call is a Call")
                .known()
                .takes::<NewWebhook>()
                .gives::<WebhookMade>(MADE),
            others::set_webhook,
        )
        .add(delete.clone(), "/me/webhook", says("No more calls to the webhook").known().gives_nothing(DONE), others::end_webhook)
        .add(
            post.clone(),
            "/me/pushes",
            says("A browser that is called when a table waits").known().takes::<NewPush>().gives_nothing(MADE),
            others::add_push,
        )
        .add(delete, "/me/pushes", says("No more calls to a browser").known().takes::<PushEnd>().gives_nothing(DONE), others::end_push)
        .add(get.clone(), "/push-key", says("The key browsers need to be called").gives::<PushKey>(OK), others::push_key)
        .add(get.clone(), "/tables", says("The lobby: listed tables, those touched last first").paged().gives::<Page>(OK), tables::lobby)
        .add(post.clone(), "/tables", says("A new table").known().takes::<NewTable>().gives::<TableMade>(MADE), tables::open)
        .add(
            post.clone(),
            "/tables/import",
            says("A table out of a journal").known().large().takes::<ImportTable>().gives::<TableMade>(MADE),
            tables::import,
        )
        .add(get.clone(), "/tables/{table}", says("Everything public about a table").gives::<TableInfo>(OK), tables::info)
        .add(
            post.clone(),
            "/tables/{table}/commands",
            says("Does something at a table, as over its socket").known().takes::<SaidCommand>().gives::<Commanded>(OK),
            tables::command,
        )
        .add(
            post.clone(),
            "/tables/{table}/seats/{seat}/link",
            says("A link that gives a seat away, once; only for the host").known().gives::<SeatLinkMade>(MADE),
            tables::new_seat_link,
        )
        .add(
            post.clone(),
            "/seat-links",
            says("Takes the seat of a link").known().takes::<SeatToken>().gives::<SeatGiven>(OK),
            tables::take_seat,
        )
        .add(
            get.clone(),
            "/tables/{table}/journal",
            says("The journal of a game that is over, for those who sat there").known().gives_file("The journal"),
            games::journal,
        )
        .add(
            get.clone(),
            "/tables/{table}/replay",
            says("A moment of a game that is over")
                .asks("frame", Type::Integer, "which moment; 0 is the opening")
                .asks("eyes", Type::String, "`all`, `spectator` or `seat:0`")
                .gives::<Replayed>(OK),
            games::replay,
        )
        .add(
            post,
            "/tables/{table}/problem",
            says("Reports that something is wrong; the exact journal goes with it").known().takes::<Problem>().gives_nothing(DONE),
            games::problem,
        )
        .add(
            get,
            "/tables/{table}/socket",
            says("The WebSocket of a table").gives_nothing(StatusCode::SWITCHING_PROTOCOLS),
            tables::open_socket,
        )
}
