//! Pages of text: a rule, a question, the log, what can be typed.

use rulebook::book::Rulebook;
use rulebook::id::RuleId;

use super::desk::Asked;
use super::story::Told;
use super::tabletop::Tabletop;

/// Something to read. Each paragraph hangs from its lead.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Page {
    pub title: String,
    pub paragraphs: Vec<(String, String)>,
}

impl Page {
    pub fn new(title: impl Into<String>) -> Self {
        Self { title: title.into(), paragraphs: Vec::new() }
    }

    pub fn say(mut self, text: impl Into<String>) -> Self {
        self.paragraphs.push((String::new(), text.into()));
        self
    }

    pub fn lead(mut self, lead: impl Into<String>, text: impl Into<String>) -> Self {
        self.paragraphs.push((lead.into(), text.into()));
        self
    }
}

/// A rule with its text, or a word that it is not there.
pub fn rule(book: &Rulebook, typed: &str) -> Page {
    let found = RuleId::from_typed(typed).map_err(|error| error.to_string()).and_then(|id| {
        let rule = book.rule(&id).ok_or_else(|| format!("There is no rule {id}."))?;
        let page = Page::new(id.to_string()).say(rule.text.clone());
        Ok(match &rule.source {
            Some(source) => page.lead("Source: ", source.clone()),
            None => page.lead("Source: ", "a ruling of ours"),
        })
    });
    found
        .unwrap_or_else(|problem| Page::new("No such rule").say(problem).say("`hullbreach rules search WORDS` finds rules by their words."))
}

/// The text of a rule the engine names, if the rulebook has it.
pub fn rule_text(book: &Rulebook, rule: kernel::RuleId) -> String {
    let id = rule.as_str().parse::<RuleId>().ok();
    id.and_then(|id| book.rule(&id)).map_or_else(|| "no such rule in the rulebook".to_owned(), |rule| rule.text.clone())
}

/// The question at hand: what it is about and where it comes from.
pub fn question<G: Tabletop>(asked: &Asked<'_, G>, book: &Rulebook) -> Page {
    let rule = G::subject(asked.choice);
    Page::new(asked.prompt()).say(G::about(asked.choice)).lead(format!("{rule}: "), rule_text(book, rule))
}

/// The log as a page, the newest last.
pub fn log(told: &[Told]) -> Page {
    let mut page = Page::new("What has happened");
    for one in told {
        let text = format!("{}  [{}]", one.text, one.rule);
        page.paragraphs.push((if one.opens_turn { "" } else { "  " }.to_owned(), text));
    }
    page
}

/// What can be typed.
pub fn help<G: Tabletop>() -> Page {
    let (examples, answers) = G::HELP.answers;
    let mut page = Page::new("What you can type")
        .lead(examples, answers)
        .lead("?               ", "what the question is about")
        .lead("why ANSWER      ", "whether an answer is possible, and which rule forbids it")
        .lead(G::HELP.rule, "read a rule");
    for &(command, what) in G::HELP.commands {
        page = page.lead(command, what);
    }
    page.lead("signs           ", "what letters and shapes mean")
        .lead("log             ", "what has happened, with the rules behind it")
        .lead("undo            ", "take back your last step, if nothing was drawn or shown since")
        .lead("save FILE       ", "write the journal; you go on playing")
        .lead("quit            ", "save and leave; you are told how to go on")
}
