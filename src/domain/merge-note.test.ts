import fc from "fast-check";
import { expect, test } from "vitest";

import { mergeNote } from "./merge-note.ts";

const line = fc.constantFrom("salt", "less salt", "bake longer", "double it", "", "———");
const note = fc.array(line, { maxLength: 5 }).map((lines) => lines.join("\n"));
/** Lines that only one edit writes. */
const fresh = fc.array(fc.constantFrom("mine", "my own", "mine too"), { maxLength: 3 });
const linesOf = (text: string) => (text === "" ? [] : text.split("\n"));

test.each([
  ["nobody else wrote", "salt", "salt", "less salt", "less salt"],
  ["a first note on two devices", "theirs", "", "mine", "theirs\n———\nmine"],
  ["both change one line", "no salt", "salt", "less salt", "no salt\n———\nless salt"],
  [
    "each changes a line of its own",
    "salt\nbake long",
    "salt\nbake",
    "less\nbake",
    "less\nbake long",
  ],
  ["each adds a line at the end", "salt\ntheirs", "salt", "salt\nmine", "salt\nmine\ntheirs"],
  ["deleted while the other writes on", "salt\ntheirs", "salt", "", "theirs"],
  ["deleted while the other changes it", "less salt", "salt", "", "less salt"],
  ["typed on while the other's arrives", "theirs\n———\nmi", "mi", "mine", "theirs\n———\nmine"],
  ["stored a second time", "salt\nmine", "salt", "salt\nmine", "salt\nmine"],
  ["stored a second time, by now below the other's", "mine\ntheirs", "", "mine", "mine\ntheirs"],
  [
    "stored a second time, by now among the other's",
    "salt\nmine\ntheirs",
    "salt",
    "salt\nmine",
    "salt\nmine\ntheirs",
  ],
  ["one of two lines alike taken out, a second time", "salt", "salt\nsalt", "salt", "salt"],
  ["one of two lines alike taken out", "salt\nsalt\ntheirs", "salt\nsalt", "salt", "salt\ntheirs"],
  ["a line written twice, where it is gone", "theirs", "salt", "salt\nsalt", "theirs\n———\nsalt"],
  ["two lines taken out", "theirs\nsalt\nbake", "salt\nbake", "", "theirs"],
  [
    "two lines that the other has parted",
    "salt\nor not\nbake",
    "salt\nbake",
    "",
    "salt\nor not\nbake",
  ],
  [
    "a line added in the midst of more",
    "theirs\nsalt\nbake\nmore",
    "salt\nbake",
    "salt\nmine\nbake",
    "theirs\nsalt\nmine\nbake\nmore",
  ],
  [
    "a line added below one that stayed as it was",
    "salt\nbake longer",
    "salt\nbake",
    "salt\nmine\nbake",
    "salt\nmine\nbake longer",
  ],
  [
    "a line added before all others",
    "theirs\n\nsalt",
    "salt",
    "mine\nsalt",
    "theirs\n\nsalt\n———\nmine",
  ],
  ["changed while the other deletes it", "", "salt", "less salt", "less salt"],
  ["deleted on both", "", "salt", "", ""],
  ["all deleted but the other's blank line, which is no note", "salt\n", "salt", "", ""],
  [
    "brought back after the other wrote anew",
    "theirs",
    "",
    "salt\nbake",
    "theirs\n———\nsalt\nbake",
  ],
])("two devices, one note: %s", (_, stored, before, text, merged) => {
  expect(mergeNote(stored, before, text)).toBe(merged);
});

test("an edit of what is stored is what was typed", () => {
  fc.assert(
    fc.property(note, note, (stored, text) => {
      expect(mergeNote(stored, stored, text)).toBe(text);
    }),
  );
});

test("whatever is stored by now, each line that the cook wrote is there afterwards", () => {
  fc.assert(
    fc.property(note, note, fresh, fc.nat({ max: 5 }), (stored, before, added, at) => {
      const text = linesOf(before)
        .toSpliced(at, 1, ...added)
        .join("\n");
      const merged = linesOf(mergeNote(stored, before, text));
      for (const own of added) expect(merged).toContain(own);
    }),
  );
});

test("no line goes but those that the cook has read and taken out, and the others keep their order", () => {
  fc.assert(
    fc.property(note, note, note, (stored, before, text) => {
      const after = mergeNote(stored, before, text);
      const merged = linesOf(after);
      const taken = new Set(linesOf(before));
      // One blank line alone and no line at all are the same text.
      if (after === "") taken.add("");
      const others = linesOf(stored).filter((theirs) => !taken.has(theirs));
      const kept = merged.filter((theirs) => others.includes(theirs));
      let from = 0;
      for (const theirs of others) {
        const at = kept.indexOf(theirs, from);
        expect(at).toBeGreaterThanOrEqual(0);
        from = at + 1;
      }
    }),
  );
});

test("two devices that wrote apart come to hold both, whichever is first", () => {
  fc.assert(
    fc.property(note, fresh, fc.nat({ max: 5 }), fc.nat({ max: 5 }), (before, mine, at, by) => {
      const lines = linesOf(before);
      const ours = lines.toSpliced(at, 0, ...mine).join("\n");
      const theirs = lines.toSpliced(by, 0, "theirs", "their own").join("\n");
      for (const [first, second] of [
        [ours, theirs],
        [theirs, ours],
      ] as const) {
        const both = linesOf(mergeNote(mergeNote(before, before, first), before, second));
        for (const own of [...mine, "theirs", "their own"]) expect(both).toContain(own);
      }
    }),
  );
});
