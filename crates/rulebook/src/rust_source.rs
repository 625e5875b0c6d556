//! Rust source cut into the few kinds of token that rule citations are made of.

/// A piece of source. White space is left out, numbers count as words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind<'a> {
    /// One line of a comment without its slashes or stars.
    Comment(&'a str),
    /// What stands between the quotes, escapes as written.
    Text(&'a str),
    Word(&'a str),
    Sign(char),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Token<'a> {
    pub kind: Kind<'a>,
    pub line: usize,
    /// The token belongs to an item that is only compiled for tests.
    pub in_test: bool,
}

/// A module in a file of its own that is only compiled for tests: its name, or its `#[path]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum TestModule {
    Named(String),
    At(String),
}

/// A source file, cut up, with its test code marked.
#[derive(Debug)]
pub(crate) struct Source<'a> {
    pub tokens: Vec<Token<'a>>,
    pub test_modules: Vec<TestModule>,
}

impl<'a> Source<'a> {
    pub(crate) fn read(text: &'a str) -> Source<'a> {
        let mut source = Source { tokens: cut(text), test_modules: Vec::new() };
        source.mark_tests();
        source
    }

    /// Marks every item under `#[cfg(test)]` or `#[test]`, whole files included.
    fn mark_tests(&mut self) {
        let mut at = 0;
        while at < self.tokens.len() {
            let Some(attribute) = self.attribute(at) else {
                at += 1;
                continue;
            };
            if attribute.is_test && attribute.is_inner {
                self.mark(0, self.tokens.len());
                return;
            }
            if attribute.is_test {
                let end = self.item_end(attribute.end);
                self.note_module(at, end);
                self.mark(at, end);
            }
            at = attribute.end;
        }
    }

    fn mark(&mut self, from: usize, to: usize) {
        if let Some(tokens) = self.tokens.get_mut(from..to) {
            for token in tokens {
                token.in_test = true;
            }
        }
    }

    pub(crate) fn kind(&self, at: usize) -> Option<Kind<'a>> {
        self.tokens.get(at).map(|token| token.kind)
    }

    /// The attribute that begins at a token.
    pub(crate) fn attribute(&self, at: usize) -> Option<Attribute> {
        if self.kind(at)? != Kind::Sign('#') {
            return None;
        }
        let is_inner = self.kind(at + 1)? == Kind::Sign('!');
        let open = if is_inner { at + 2 } else { at + 1 };
        if self.kind(open)? != Kind::Sign('[') {
            return None;
        }
        let end = self.group_end(open);
        let inside = self.tokens.get(open..end)?;
        let words: Vec<&str> = inside.iter().filter_map(word).collect();
        // `tokio::test` in `#[tokio::test(flavor = "current_thread")]`
        let path = inside.iter().take_while(|token| !matches!(token.kind, Kind::Sign('(' | '='))).filter_map(word);
        let is_test = match words.first() {
            Some(&"cfg") => words.contains(&"test") && !words.contains(&"not"),
            Some(_) | None => path.last() == Some("test"),
        };
        Some(Attribute { is_inner, is_test, end })
    }

    /// One past the bracket that closes the one at `open`.
    fn group_end(&self, open: usize) -> usize {
        let mut depth = 0usize;
        for (at, token) in self.tokens.iter().enumerate().skip(open) {
            match token.kind {
                Kind::Sign('(' | '[' | '{') => depth += 1,
                Kind::Sign(')' | ']' | '}') => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        return at + 1;
                    }
                }
                Kind::Comment(_) | Kind::Text(_) | Kind::Word(_) | Kind::Sign(_) => {}
            }
        }
        self.tokens.len()
    }

    /// One past the item that begins at a token: its closing brace, or its semicolon.
    fn item_end(&self, start: usize) -> usize {
        let mut at = start;
        while let Some(kind) = self.kind(at) {
            match kind {
                Kind::Sign(';') => return at + 1,
                Kind::Sign('{') => return self.group_end(at),
                Kind::Sign('(' | '[') => at = self.group_end(at),
                // The block around the item ends first: there is no item.
                Kind::Sign('}' | ')' | ']') => return at,
                Kind::Comment(_) | Kind::Text(_) | Kind::Word(_) | Kind::Sign(_) => at += 1,
            }
        }
        self.tokens.len()
    }

    /// Remembers `mod name;` in a test item, whose source is another file.
    fn note_module(&mut self, from: usize, to: usize) {
        let Some(tokens) = self.tokens.get(from..to) else {
            return;
        };
        let kinds: Vec<Kind<'a>> = tokens.iter().map(|token| token.kind).filter(|kind| !matches!(kind, Kind::Comment(_))).collect();
        let [.., Kind::Word("mod"), Kind::Word(name), Kind::Sign(';')] = *kinds else {
            return;
        };
        let path = kinds.windows(3).find_map(|window| match window {
            [Kind::Word("path"), Kind::Sign('='), Kind::Text(path)] => Some((*path).to_owned()),
            _ => None,
        });
        self.test_modules.push(match path {
            Some(path) => TestModule::At(path),
            None => TestModule::Named(name.to_owned()),
        });
    }
}

/// What an attribute says, as far as tests go.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attribute {
    pub is_inner: bool,
    pub is_test: bool,
    /// One past its closing bracket.
    pub end: usize,
}

fn word<'a>(token: &Token<'a>) -> Option<&'a str> {
    match token.kind {
        Kind::Word(word) => Some(word),
        Kind::Comment(_) | Kind::Text(_) | Kind::Sign(_) => None,
    }
}

fn cut(text: &str) -> Vec<Token<'_>> {
    let mut cutter = Cutter { rest: text, line: 1, tokens: Vec::new() };
    while cutter.next() {}
    cutter.tokens
}

struct Cutter<'a> {
    rest: &'a str,
    line: usize,
    tokens: Vec<Token<'a>>,
}

impl<'a> Cutter<'a> {
    fn next(&mut self) -> bool {
        let Some(first) = self.rest.chars().next() else {
            return false;
        };
        if self.rest.starts_with("//") {
            let line = self.take(self.rest.find('\n').unwrap_or(self.rest.len()));
            self.push(Kind::Comment(bare_comment(line)), self.line);
        } else if self.rest.starts_with("/*") {
            self.block_comment();
        } else if let Some(hashes) = raw_text(self.rest) {
            self.raw_text(hashes);
        } else if first == '"' {
            self.text();
        } else if first == '\'' {
            self.character_or_lifetime();
        } else if is_word(first) {
            let word = self.take(self.rest.find(|c| !is_word(c)).unwrap_or(self.rest.len()));
            self.push(Kind::Word(word), self.line);
        } else {
            self.take(first.len_utf8());
            if !first.is_whitespace() {
                self.push(Kind::Sign(first), self.line);
            }
        }
        true
    }

    /// Moves on by some bytes, counting lines.
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at_checked(bytes).unwrap_or((self.rest, ""));
        self.rest = rest;
        self.line += taken.matches('\n').count();
        taken
    }

    fn push(&mut self, kind: Kind<'a>, line: usize) {
        self.tokens.push(Token { kind, line, in_test: false });
    }

    /// Block comments nest.
    fn block_comment(&mut self) {
        let mut depth = 0usize;
        let mut end = 0;
        let bytes = self.rest.as_bytes();
        while let Some(pair) = bytes.get(end..end + 2) {
            match pair {
                b"/*" => {
                    depth += 1;
                    end += 2;
                }
                b"*/" => {
                    depth -= 1;
                    end += 2;
                    if depth == 0 {
                        break;
                    }
                }
                _ => end += 1,
            }
        }
        let end = if depth == 0 { end } else { self.rest.len() };
        let first = self.line;
        let comment = self.take(end);
        for (line, text) in (first..).zip(comment.lines()) {
            self.push(Kind::Comment(bare_comment(text)), line);
        }
    }

    fn raw_text(&mut self, hashes: usize) {
        let line = self.line;
        self.take(self.rest.find('"').map_or(self.rest.len(), |quote| quote + 1));
        let close = format!("\"{}", "#".repeat(hashes));
        let inner = self.take(self.rest.find(&close).unwrap_or(self.rest.len()));
        self.take(close.len());
        self.push(Kind::Text(inner), line);
    }

    fn text(&mut self) {
        let line = self.line;
        self.take(1);
        let inner = self.take(closing(self.rest, '"'));
        self.take(1);
        self.push(Kind::Text(inner), line);
    }

    /// `'a'` and `'\n'` are characters, `'a` is a lifetime.
    fn character_or_lifetime(&mut self) {
        self.take(1);
        let mut chars = self.rest.chars();
        match (chars.next(), chars.next()) {
            (Some('\\'), _) => {
                self.take(closing(self.rest, '\''));
                self.take(1);
            }
            (Some(c), Some('\'')) => {
                self.take(c.len_utf8() + 1);
            }
            (Some(_), _) | (None, _) => {}
        }
    }
}

/// Where the quote stands that ends a text, or the end of everything.
fn closing(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if c == quote => return at,
            _ => {}
        }
    }
    text.len()
}

/// The number of hashes of the raw text a source begins with: 1 for `r#"…"#` and `br#"…"#`.
fn raw_text(text: &str) -> Option<usize> {
    let rest = text.strip_prefix(['b', 'c']).unwrap_or(text).strip_prefix('r')?;
    let after = rest.trim_start_matches('#');
    after.starts_with('"').then(|| rest.len() - after.len())
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn bare_comment(text: &str) -> &str {
    text.trim().trim_start_matches(['/', '*', '!']).trim_end_matches(['/', '*']).trim()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<Kind<'_>> {
        cut(text).into_iter().map(|token| token.kind).collect()
    }

    /// The words of a source that are test code.
    fn test_words(text: &str) -> Vec<&str> {
        let source = Source::read(text);
        source.tokens.iter().filter(|token| token.in_test).filter_map(word).collect()
    }

    #[test]
    fn comments_of_all_kinds_are_found_with_their_lines() {
        let text = "// one\n/// two\n//! three\n/* four\n * five /* six */\n */ let x;";
        let found: Vec<_> = cut(text)
            .into_iter()
            .filter_map(|token| match token.kind {
                Kind::Comment(comment) => Some((token.line, comment)),
                Kind::Text(_) | Kind::Word(_) | Kind::Sign(_) => None,
            })
            .collect();
        let expected = [(1, "one"), (2, "two"), (3, "three"), (4, "four"), (5, "five /* six"), (6, "")];
        assert_eq!(found, expected);
    }

    #[test]
    fn what_looks_like_a_comment_in_a_text_is_text() {
        assert_eq!(
            kinds(r##"a("// no") r#"/* "no" */"# br"\" "\"//" "##),
            [
                Kind::Word("a"),
                Kind::Sign('('),
                Kind::Text("// no"),
                Kind::Sign(')'),
                Kind::Text("/* \"no\" */"),
                Kind::Text("\\"),
                Kind::Text("\\\"//"),
            ]
        );
    }

    #[test]
    fn a_quote_may_open_a_character_or_a_lifetime() {
        let words: Vec<_> = kinds("fn f<'a>(x: &'a str) { '\"'; '\\''; '/'; 'é'; r#match }")
            .into_iter()
            .filter(|kind| matches!(kind, Kind::Word(_) | Kind::Text(_)))
            .collect();
        let expected = ["fn", "f", "a", "x", "a", "str", "r", "match"].map(Kind::Word);
        assert_eq!(words, expected);
    }

    #[test]
    fn a_source_that_breaks_off_anywhere_is_read_to_its_end() {
        let whole = "#![x] /* é /* */ */ #[cfg(test)] mod a { r#\"é\"# \"\\\"\" '\\'' 'é' 'a b'\"c\" } // é";
        for (end, _) in whole.char_indices() {
            let source = Source::read(&whole[..end]);
            assert!(source.tokens.len() <= end);
        }
        // An open text or comment holds all that follows.
        assert_eq!(kinds("\"open // é"), [Kind::Text("open // é")]);
        assert_eq!(kinds("r#\"open\""), [Kind::Text("open\"")]);
        assert_eq!(kinds("/* open /* twice */"), [Kind::Comment("open /* twice")]);
    }

    #[test]
    fn items_under_cfg_test_are_test_code() {
        let text = "fn a() {} #[cfg(test)] mod tests { fn b() { [1] } } fn c() {} #[cfg(test)] use d; fn e() {}";
        assert_eq!(test_words(text), ["cfg", "test", "mod", "tests", "fn", "b", "1", "cfg", "test", "use", "d"]);
    }

    #[test]
    fn only_conditions_that_ask_for_tests_count() {
        assert!(test_words("#[cfg(not(test))] fn a() {} #[cfg_attr(test, derive(Debug))] struct B;").is_empty());
        assert!(test_words("#[derive(Debug)] struct A; #[cfg(feature = \"test\")] fn b() {}").is_empty());
        assert_eq!(test_words("#[cfg(all(test, unix))] fn a() {} fn b() {}").last(), Some(&"a"));
        assert_eq!(test_words("#[tokio::test(flavor = \"x\")] async fn a() {} fn b() {}").last(), Some(&"a"));
        assert_eq!(test_words("#![cfg(test)] fn a() {} fn b() {}").last(), Some(&"b"));
    }

    #[test]
    fn test_modules_in_files_of_their_own_are_named() {
        let text = "#[cfg(test)]\nmod tests;\n#[cfg(test)] #[path = \"odd.rs\"] mod other; mod code;\n#[cfg(test)] mod inline {}";
        let found = Source::read(text).test_modules;
        assert_eq!(found, [TestModule::Named("tests".to_owned()), TestModule::At("odd.rs".to_owned())]);
    }
}
