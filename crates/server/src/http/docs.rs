//! The description of the interface, for programs and for people.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use std::fmt::Write as _;

use crate::App;

/// The page brings its own few styles and nothing that runs.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// OpenAPI for programs; a page for those who ask for one.
pub async fn docs(State(app): State<App>, headers: HeaderMap) -> Response {
    let wants_page = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).is_some_and(|value| value.contains("text/html"));
    if !wants_page {
        return Json(&*app.document).into_response();
    }
    let fields = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8")),
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    ];
    (fields, page(&app.document)).into_response()
}

pub async fn document(State(app): State<App>) -> Response {
    Json(&*app.document).into_response()
}

fn safe(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn text<'a>(value: &'a Value, pointer: &str) -> &'a str {
    value.pointer(pointer).and_then(Value::as_str).unwrap_or_default()
}

/// The name of the schema some content refers to.
fn schema(content: &Value) -> &str {
    text(content, "/content/application~1json/schema/$ref").rsplit('/').next().unwrap_or_default()
}

fn page(document: &Value) -> String {
    let mut page = String::from(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>Hullbreach: HTTP</title><style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;\
         margin:2rem auto;padding:0 1rem}code,pre{font:14px ui-monospace,monospace}pre{overflow:auto;padding:1rem;border:1px solid}\
         td{padding:.2rem .8rem .2rem 0;vertical-align:top}</style><h1>Hullbreach over HTTP</h1>",
    );
    // Writing to a text cannot fail.
    let _ = write!(
        page,
        "<p>{}</p><p>The same for programs: <a href=\"/api/openapi.json\">openapi.json</a></p><h2>Routes</h2><table>",
        safe(text(document, "/info/description"))
    );
    for (path, item) in document.get("paths").and_then(Value::as_object).into_iter().flatten() {
        for (method, operation) in item.as_object().into_iter().flatten() {
            let takes = operation.get("requestBody").map(schema).unwrap_or_default();
            let answers = operation.get("responses").and_then(Value::as_object);
            let gives = answers.into_iter().flatten().find(|(status, _)| status.starts_with('2')).map(|(_, answer)| schema(answer));
            let link = |name: &str| if name.is_empty() { String::new() } else { format!("<a href=\"#{0}\">{0}</a>", safe(name)) };
            let _ = write!(
                page,
                "<tr><td><code>{}</code><td><code>{}</code><td>{}<td>{}<td>{}",
                safe(&method.to_uppercase()),
                safe(path),
                safe(text(operation, "/summary")),
                link(takes),
                link(gives.unwrap_or_default()),
            );
        }
    }
    page += "</table><h2>Bodies</h2>";
    for (name, schema) in document.pointer("/components/schemas").and_then(Value::as_object).into_iter().flatten() {
        let shown = serde_json::to_string_pretty(schema).unwrap_or_default();
        let _ = write!(page, "<h3 id=\"{0}\">{0}</h3><pre>{1}</pre>", safe(name), safe(&shown));
    }
    page
}
