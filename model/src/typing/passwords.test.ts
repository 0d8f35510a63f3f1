import { expect, test } from "vitest";
import { isGuessable } from "./passwords.ts";

test.each([
  "123456789012",
  "passwordpassword",
  "Passwort2026!",
  "P@ssw0rd1234",
  "motdepasse123",
  "MotDePasse-Suisse",
  "aaaaaaaaaaaa",
  "abcabcabcabcab",
  "abcdefghijkl",
  "qwertzuiop12",
  "azertyuiop123",
  "0987654321098",
  "Krankenkasse1!",
  "cervin-demo-2026",
  "iloveyou123456",
  "Bienvenue2026",
  "Été2026Été2026",
])("a password that everybody tries is refused, however long: %s", (password) => {
  expect(isGuessable(password)).toBe(true);
});

test.each([
  "three blue marmots",
  "four grey chamois",
  "quatre chamois gris",
  "Velo-Regen-Käse-7",
  "mein Hund heisst Balu",
  "il gatto dorme sempre",
  "x7Kq!v2Lw9Zt",
  "correct horse battery",
  "Je déteste les lundis!",
])("a short sentence of one's own is taken: %s", (password) => {
  expect(isGuessable(password)).toBe(false);
});

const luca = ["Luca Rochat-Müller", "luca.rochat@bluemail.test"];

test.each([
  "lucarochat1984",
  "Rochat.Luca.84",
  "bluemail-rochat",
  "MuellerLuca2026",
  "Muller-Luca-84",
  "R0chatLuca!1984",
  "12.04.1984-12.04",
])("a password of what people know of its owner is refused: %s", (password) => {
  expect(isGuessable(password, luca)).toBe(true);
});

test.each(["Luca mange sept pommes", "l'ami Rochat dort tard", "x7Kq!v2Lw9Zt", "582914736605"])(
  "a sentence with a name in it, and figures without a year, are taken: %s",
  (password) => {
    expect(isGuessable(password, luca)).toBe(false);
  },
);

test("a short name or a single letter makes no password guessable", () => {
  expect(isGuessable("three blue marmots", ["Ed Li", "e@x.ch"])).toBe(false);
});
