import { expect, test } from "vitest";
import { isPrintable, latinOnly, plainTyping } from "./printable.ts";

test.each([
  ["Zoë Åström-Müller", true],
  ["Łódź, Škofja Loka, İzmir, Iași", true],
  ["Ștefan Țurcanu, 5 €", true],
  ["O'Neill & Sons (c/o)", true],
  ["", true],
  ["محمد", false],
  ["北京路", false],
  ["Иванов", false],
  ["Αθήνα", false],
  ["Rue du Lac 🏔", false],
  ["Rue\u202edu Lac", false],
  ["Rue\u200bdu Lac", false],
  ["Rue\ndu Lac", false],
  ["Nguyễn", false],
  ["a\ud800", false],
])("what papers can carry is what the Swiss Payment Standards permit: %j is %j", (text, can) => {
  expect(isPrintable(text)).toBe(can);
});

test.each([
  ["Rue de l’Église", "Rue de l'Église"],
  ["12–14", "12-14"],
  ["12‑14", "12-14"],
  ["„Haus“ “A” «B»", '"Haus" "A" «B»'],
  ["c/o…", "c/o..."],
  ["1\u00a0A\u202fB", "1 A B"],
  ["Cafe\u0301", "Café"],
  ["co\u00adop", "coop"],
  ["ﬁn", "fin"],
  ["Rue\u202edu Lac", "Rue\u202edu Lac"],
])("what phones write for plain signs is taken as such: %j is %j", (typed, plain) => {
  expect(plainTyping(typed)).toBe(plain);
});

test.each([
  ["Nguyễn Thị Ánh", "Nguyen Thi Ánh"],
  ["محمد", "????"],
  ["Rue\u202edu\u200b Lac", "Ruedu Lac"],
  ["A\tB\nC", "A B C"],
  ["👩‍👩‍👧 Rossi", "? Rossi"],
  ["Straße 5", "Straße 5"],
  ["ǅ Ơ", "Dž O"],
  ["\ud800x", "?x"],
])(
  "what was stored before it was refused is drawn in letters that can be: %j is %j",
  (text, drawn) => {
    expect(latinOnly(text)).toBe(drawn);
    expect(isPrintable(drawn)).toBe(true);
  },
);

test("every drawn text can be drawn, and what could be drawn stays as it is", () => {
  const wrong: string[] = [];
  for (let code = 0; code < 0x1_1000; code += 1) {
    const character = String.fromCodePoint(code);
    const isKept = !isPrintable(character) || latinOnly(character) === character;
    if (!isKept || !isPrintable(latinOnly(`a${character}b`))) wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
});
