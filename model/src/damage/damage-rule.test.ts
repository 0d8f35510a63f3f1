import { describe, expect, test } from "vitest";
import { damageSteps, emptyThing } from "./fields.ts";
import { coverFor, type DamageKind, paysDamages } from "./words.ts";
import { isAsked, stepOf, withoutEmptyThings, withResets } from "./asked-fields.ts";
import { type DamageForm, restoreDamage, startOfDamage, sumOf } from "./damage-form.ts";
import { damageProblems, damageRule, MOST_THINGS } from "./damage-rule.ts";

const moment = { today: "2026-11-16", time: "12:00" };

const washer: DamageForm = {
  ...startOfDamage,
  contract: "P-1",
  kind: "WATER",
  damageDate: "2026-11-14",
  damageHour: "07:15",
  place: "Via Nassa 12, Lugano",
  description: "La machine à laver a coulé.\nLe parquet est gondolé.",
  things: [
    { what: "Parquet", amount: 1200 },
    { what: "Tapis", amount: 280.5 },
  ],
  contactPhone: "079 123 45 67",
  isConfirmed: true,
};
const theft = { kind: "THEFT", policeReport: true, policeStation: "Polizia Lugano" };
const liability = { kind: "LIABILITY", injuredPartyName: "Marta Pedrini" };

const problems = (changes: Partial<DamageForm>) =>
  damageProblems({ ...washer, ...changes }, moment);

test.each([
  ["of water", {}],
  ["of a theft that the police knows", theft],
  ["done to somebody", liability],
  ["without an hour", { damageHour: "" }],
  ["with an empty line below the list", { things: [...washer.things, emptyThing] }],
])("nothing is wrong with a damage %s", (_, changes) => {
  expect(problems(changes)).toEqual({});
  expect(damageRule(moment).safeParse({ ...washer, ...changes }).success).toBe(true);
});

test("an empty form lacks what every declaration has to say, each in its step", () => {
  const missing = damageSteps.map((step) => [step, damageProblems(startOfDamage, moment, step)]);
  expect(Object.fromEntries(missing)).toEqual({
    event: {
      contract: "required",
      kind: "required",
      damageDate: "required",
      place: "required",
      description: "required",
    },
    things: { things: "damage.noThings" },
    contact: { contactPhone: "required" },
    summary: { isConfirmed: "required" },
  });
});

test.each<[what: string, changes: Partial<DamageForm>, found: Record<string, string>]>([
  [
    "a theft that the police does not know",
    { kind: "THEFT" },
    { policeReport: "damage.policeReport" },
  ],
  ["no station of the police", { ...theft, policeStation: "  " }, { policeStation: "required" }],
  ["nobody to whom it was done", { kind: "LIABILITY" }, { injuredPartyName: "required" }],
  [
    "somebody to whom nothing was done",
    { injuredPartyName: "Marta" },
    { injuredPartyName: "notAsked" },
  ],
  ["a station without a report", { policeStation: "Lugano" }, { policeStation: "notAsked" }],
  ["a kind that is none", { kind: "LOVE" }, { kind: "invalid" }],
  ["tomorrow", { damageDate: "2026-11-17" }, { damageDate: "date.format" }],
  ["five years ago", { damageDate: "2021-11-16" }, {}],
  ["more than five years ago", { damageDate: "2021-11-15" }, { damageDate: "date.format" }],
  ["a day that cannot be read", { damageDate: undefined }, { damageDate: "date.format" }],
  ["no hour", { damageHour: "7" }, { damageHour: "time.format" }],
  [
    "today, in a minute",
    { damageDate: "2026-11-16", damageHour: "12:01" },
    { damageHour: "time.future" },
  ],
  [
    "a thing without a value",
    { things: [{ what: "Tapis", amount: undefined }] },
    { "things.0.amount": "required" },
  ],
  [
    "a value without a thing",
    { things: [{ what: "", amount: 5 }] },
    { "things.0.what": "required" },
  ],
  [
    "a value that is none",
    { things: [{ what: "Tapis", amount: Number.NaN }] },
    { "things.0.amount": "number.invalid" },
  ],
  [
    "a value of nothing",
    { things: [{ what: "Tapis", amount: 0 }] },
    { "things.0.amount": "number.invalid" },
  ],
  [
    "a value below nothing",
    { things: [{ what: "Tapis", amount: -1 }] },
    { "things.0.amount": "number.invalid" },
  ],
  [
    "a value beyond all",
    { things: [{ what: "Tapis", amount: 1e9 }] },
    { "things.0.amount": "number.invalid" },
  ],
  [
    "more things than there is room for",
    { things: Array.from({ length: MOST_THINGS + 1 }, () => ({ what: "Verre", amount: 1 })) },
    { things: "damage.tooManyThings" },
  ],
  [
    "eleven files",
    { files: Array.from({ length: 11 }, (_, n) => `${n}`) },
    { files: "files.tooMany" },
  ],
  ["a file twice", { files: ["a", "a"] }, { files: "files.twice" }],
  ["no number", { contactPhone: "call me" }, { contactPhone: "phone.invalid" }],
  ["a place in other letters", { place: "北京" }, { place: "text.latin" }],
  ["an emoji in what happened", { description: "Dégât 💧 d’eau" }, { description: "text.latin" }],
  ["a control character", { place: "a\u0007" }, { place: "text.characters" }],
])("%s", (_, changes, found) => {
  expect(problems(changes)).toEqual(found);
});

test("what depends on an answer goes with it, and nothing else", () => {
  const stolen = { ...washer, ...theft, policeReportNumber: "4711" };
  expect(withResets(stolen)).toEqual(stolen);
  expect(withResets({ ...stolen, policeReport: false })).toEqual({
    ...stolen,
    policeReport: false,
    policeStation: "",
    policeReportNumber: "",
  });
  const done = { ...washer, ...liability, injuredPartyContact: "marta@example.ch" };
  expect(withResets(done)).toEqual(done);
  expect(withResets({ ...done, kind: "FIRE" })).toEqual({
    ...done,
    kind: "FIRE",
    injuredPartyName: "",
    injuredPartyContact: "",
  });
  expect(isAsked(washer, "injuredPartyName")).toBe(false);
  expect(stepOf("things.3.amount")).toBe("things");
});

test("the list adds up in rappen, and empty lines do not count", () => {
  expect(sumOf([...washer.things, emptyThing, { what: "?", amount: Number.NaN }])).toBe(1480_50);
  expect(withoutEmptyThings({ ...washer, things: [emptyThing, ...washer.things] })).toEqual(washer);
});

test("a draft comes back without files and confirmation; an amount that was none is empty", () => {
  const kept: unknown = JSON.parse(
    JSON.stringify({ ...washer, files: ["a"], things: [{ what: "Tapis", amount: Number.NaN }] }),
  );
  expect(restoreDamage(kept as Record<string, unknown>)).toEqual({
    ...washer,
    files: [],
    isConfirmed: false,
    things: [{ what: "Tapis", amount: undefined }],
  });
  expect(restoreDamage({ kind: [] })).toBeUndefined();
});

describe("the cover of a contract", () => {
  const part = (code: string) => ({
    code,
    level: null,
    deductible: 200_00,
    premiumAmount: 0,
    insuredAmount: 5000_00,
  });
  const contract = (base: string[], more: string[] = []) => ({
    baseModules: { totalPremiumAmount: 0, modules: base.map(part) },
    complementaryModules: { totalPremiumAmount: 0, modules: more.map(part) },
  });
  const codes = (of: ReturnType<typeof contract>, kind: DamageKind) =>
    coverFor(of, kind).map(({ code }) => code);

  test("a household pays for its contents, for bicycles that were added, and not for a building", () => {
    const household = contract(["CONTENTS", "LIABILITY"], ["BICYCLES"]);
    expect(codes(household, "THEFT")).toEqual(["CONTENTS", "BICYCLES"]);
    expect(codes(household, "WATER")).toEqual(["CONTENTS"]);
    expect(codes(household, "LIABILITY")).toEqual(["LIABILITY"]);
    expect(codes(household, "GLASS")).toEqual([]);
    expect(codes(household, "OTHER")).toEqual([]);
  });

  test("legal protection pays for no damage", () => {
    expect(paysDamages(contract(["PRIVATE_LIFE"], ["TRAFFIC"]))).toBe(false);
    expect(paysDamages(contract(["FIRE_NATURE"]))).toBe(true);
  });
});
