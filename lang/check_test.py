#!/usr/bin/env python3
"""Every kind of fault is planted once, and the checker has to find it and nothing else."""

import tempfile
import unittest
from pathlib import Path

import check

CLEAN = {
    "lang/en/a.ftl": "### $n: a number.\na-x-one = One\n    .text = { $n ->\n        [one] { $n } wound\n       *[other] { $n } wounds\n    }.\n",
    "lang/pl/a.ftl": "a-x-one = Jeden\n    .text = { $n ->\n        [one] { $n } rana\n        [few] { $n } rany\n       *[many] { $n } ran\n    }.\n",
    "lang/cs/a.ftl": "a-x-one = Jedna\n    .text = { $n } zranění.\n",
    "lang/uk/a.ftl": "a-x-one = Один\n    .text = { $n ->\n        [one] { $n } рана\n        [few] { $n } рани\n       *[many] { $n } ран\n    }.\n",
    "lang/needs/a.txt": "a-x-{id} .text event a.rs X\n",
    "lang/same.txt": "",
    "a.rs": 'pub enum X {\n    /// The first, {really}.\n    #[serde(rename = "one")]\n    First { n: u8 },\n}\n',
}


class Faults(unittest.TestCase):
    def found(self, **changes):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder).resolve()
            for name, text in {**CLEAN, **{key.replace("__", "/").replace("_dot_", "."): text for key, text in changes.items()}}.items():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(text, encoding="utf-8")
            check.HERE, check.ROOT = root / "lang", root
            return check.look([])[0]

    def finds(self, part, **changes):
        found = self.found(**changes)
        self.assertEqual(len(found), 1, found)
        self.assertIn(part, found[0])

    def changed(self, language, old, new):
        text = CLEAN[f"lang/{language}/a.ftl"]
        self.assertIn(old, text)
        return {f"lang__{language}__a_dot_ftl": text.replace(old, new)}

    def test_clean(self):
        self.assertEqual(self.found(), [])

    def test_keys(self):
        self.finds("uk: a-x-one is missing", lang__uk__a_dot_ftl="")
        self.finds("a-y is not in en", **self.changed("cs", "a-x-one", "a-y = Další\na-x-one"))
        self.finds("is there twice", **self.changed("cs", "a-x-one", "a-x-one = Jedna\n    .text = { $n } zranění.\na-x-one"))
        self.finds("a-x-one.text is missing", **self.changed("cs", "\n    .text = { $n } zranění.", ""))

    def test_variables(self):
        self.finds("without $n", **self.changed("cs", "{ $n } zranění", "zranění"))
        self.finds("with $m", **self.changed("cs", "zranění", "zranění { $m }"))
        self.finds("no comment says what $n is", **self.changed("en", "### $n: a number.\n", ""))

    def test_plurals(self):
        self.finds("the plural lacks few", **self.changed("pl", "        [few] { $n } rany\n", ""))
        self.finds("the plural lacks one", **self.changed("en", "        [one] { $n } wound\n", "        [few] { $n } wound\n"))

    def test_texts_equal_to_english(self):
        same = self.changed("cs", "Jedna", "One")
        self.finds("a-x-one is the same as in en", **same)
        self.assertEqual(self.found(lang__same_dot_txt="a-x-one cs a name\n", **same), [])
        self.finds("a-x-one cs is not needed", lang__same_dot_txt="a-x-one cs a name\n")

    def test_ids(self):
        self.finds("a-x-two is missing", a_dot_rs=CLEAN["a.rs"].replace("u8 },", "u8 },\n    Two,"))
        self.finds("uses $n, which is no field of it", a_dot_rs=CLEAN["a.rs"].replace("n:", "m:"))
        words = {"en": "Gone", "pl": "Brak", "cs": "Pryč", "uk": "Нема"}
        gone = {f"lang__{language}__a_dot_ftl": CLEAN[f"lang/{language}/a.ftl"] + f"a-x-gone = {word}\n" for language, word in words.items()}
        self.finds("a-x-gone stands for nothing", **gone)

    def test_reasons(self):
        needs = CLEAN["lang/needs/a.txt"] + "a-refusal-{id} reasons src\n"
        source = 'require(free, rule!("A-01"),\n    "no Room is free: wait")?; // rule!("A-02"), "never"\nlet it = refuse("over");\n'
        found = self.found(lang__needs__a_dot_txt=needs, src__x__y_dot_rs=source)
        self.assertEqual([line.split(" (")[0] for line in found], ["en: a-refusal-no_room_is_free_wait is missing", "en: a-refusal-over is missing"])

    def test_syntax(self):
        self.finds("a } without its {", **self.changed("cs", "Jedna", "Jedna }"))
        # What cannot be read lacks its variables as well.
        self.assertIn("a selector without a default", self.found(**self.changed("uk", "*[many]", "[many]"))[0])
        self.finds("refers to a-z, which is not there", **self.changed("cs", "Jedna", "Jedna { a-z }"))
        one_line = self.changed("cs", "{ $n } zranění", "{ $n -> *[other] { $n } zranění\n    }")
        self.assertIn("a variant begins on a line of its own", self.found(**one_line)[0])

    def test_signs(self):
        self.finds("the sign 'ы'", **self.changed("uk", "Один", "Одын"))
        self.finds("Latin and Cyrillic letters in one word", **self.changed("uk", "Один", "Oдин"))
        self.finds("' instead of ’", **self.changed("cs", "Jedna", "Jed'na"))
        self.finds("three dots", **self.changed("cs", "Jedna", "Jedna..."))


if __name__ == "__main__":
    unittest.main()
