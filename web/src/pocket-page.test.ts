import { ahvNumberOf } from "@portal/model/ahv-number.ts";
import { cardNumberOf } from "@portal/model/cards.ts";
import { languages } from "@portal/model/portal/languages.ts";
import { expect, test } from "vitest";
import type { PocketCard } from "./parts/pocket/pocket-cards.ts";
import { emergencyPage } from "./emergency-page.ts";
import { pocketPage } from "./pocket-page.ts";
import { unreachablePage } from "./unreachable-page.ts";

const now = new Date("2026-11-16T09:00:00Z");
const card: PocketCard = {
  insuredNumber: 4218730,
  firstname: "Camille",
  lastname: "Rochat",
  birthdate: "1988-03-04",
  gender: "F",
  ahvNumber: ahvNumberOf(921_707_698),
  insurerCode: "9101",
  insurerName: "Cervin Santé SA",
  cardNumber: cardNumberOf("9101", 1),
  validUntil: "2027-12-31",
};
const kept = (cards: readonly PocketCard[]) => ({
  language: "fr" as const,
  cards,
  at: Date.UTC(2026, 10, 1, 9),
});
const textOf = async (answer: Response) => (await answer.text()).replaceAll("\u00A0", " ");

test("Y02 the page of the kept cards says what a counter asks for, and from when it is", async () => {
  const page = await textOf(pocketPage(kept([card]), now));
  for (const words of ["Rochat Camille", "04.03.1988", "8075 6091 0100 0000 0017", "31.12.2027"])
    expect(page).toContain(words);
  expect(page).toContain("756.9217.0769.85");
  expect(page).toContain("09101");
  expect(page).toContain("Mises à jour le 01.11.2026");
  expect(page).toContain('href="tel:144"');
});

test("Y02 a hostile name is text on the page, which runs no script and loads nothing", async () => {
  const hostile = {
    ...card,
    firstname: `<script>alert("1")</script>`,
    lastname: `"><img src=x>'&`,
  };
  const answer = pocketPage(kept([hostile]), now);
  expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none';/);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const page = await textOf(answer);
  expect(page).not.toMatch(/<script|<img|<link/);
  expect(page).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;");
});

test("Y02 a card that ended is not shown any more, and one without a personal number has no back", async () => {
  const ended = await textOf(pocketPage(kept([{ ...card, validUntil: "2026-11-15" }]), now));
  expect(ended).not.toContain("8075 6091");
  expect(ended).toContain("était valable jusqu’au 15.11.2026");
  const last = await textOf(pocketPage(kept([{ ...card, validUntil: "2026-11-16" }]), now));
  expect(last).toContain("8075 6091");
  const known = await textOf(pocketPage(kept([{ ...card, ahvNumber: null }]), now));
  expect(known).not.toContain("Numéro personnel");
  expect(known).toContain("présentez la carte imprimée");
});

test.each(languages)(
  "Y03 the emergency page without a network has the numbers in %s",
  async (language) => {
    const page = await textOf(emergencyPage(language, false));
    for (const number of ["144", "117", "118", "112", "145", "1414"])
      expect(page).toContain(`href="tel:${number}"`);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).not.toContain("/pocket");
    expect(page).not.toMatch(/\{\{|undefined/);
    expect(await textOf(emergencyPage(language, true))).toContain('href="/pocket"');
  },
);

test("Y03 a page that cannot be reached leads to the emergency page, and to the cards where some are kept", async () => {
  const address = new URL('https://portal.example/invoices?a=1&b="><script>');
  const without = await textOf(unreachablePage("de", address, false));
  expect(without).toContain('href="/emergency"');
  expect(without).not.toContain("/pocket");
  expect(without).not.toContain("<script");
  expect(await textOf(unreachablePage("de", address, true))).toContain('href="/pocket"');
});
