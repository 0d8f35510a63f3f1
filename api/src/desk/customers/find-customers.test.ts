import { expect, test } from "vitest";
import { aCustomer, db } from "../../../test/portal.ts";
import { aStaffMember } from "../../../test/samples/staff.ts";

async function named(firstname: string, lastname: string, birthdate = "1980-05-17") {
  const who = await aCustomer({ firstname, birthdate });
  await db
    .updateTable("insured")
    .set({ lastname })
    .where("insuredNumber", "=", who.insuredNumber)
    .execute();
  return who;
}

test("Z20 a clerk finds a customer by number, name, birth date and address, also misspelt", async () => {
  const clerk = await aStaffMember();
  const who = await named("Zénaïde", "Müller-Quartenoud", "1971-03-09");
  const { insuredNumber } = who;
  await db
    .insertInto("postalAddress")
    .values({
      insuredNumber,
      domicileLegal: true,
      correspondance: true,
      validFrom: "2020-01-01",
      street: "Chemin des Vuachères",
      number: "14",
      country: "CH",
      zip: "1009",
      city: "Pully",
    })
    .execute();
  const search = async (text: string) =>
    (await clerk.ask("/customers/search", { body: { text } })).body;
  const shown = {
    insuredNumber,
    firstname: "Zénaïde",
    lastname: "Müller-Quartenoud",
    yearOfBirth: 1971,
    place: "Pully",
    leftOn: null,
    diedOn: null,
  };
  for (const text of [
    String(insuredNumber),
    "zenaide",
    "MUELLER quartenoud zenaide",
    "quarten",
    "09.03.1971 zenaide",
    "quartenoud 1971-03-09",
    "vuacheres 14 pully quartenoud",
    `person.${insuredNumber}@example.ch`,
  ])
    expect(await search(text), text).toEqual({ customers: [shown], isNear: false, isCut: false });
  for (const text of ["zenaide quartnoud", "xenaide quartenoud"])
    expect(await search(text), text).toEqual({ customers: [shown], isNear: true, isCut: false });
  expect((await search("quartenoud 10.03.1971")).customers).toEqual([]);
});

test("Z20 a new name and a new address are found at once, and the former ones no longer", async () => {
  const clerk = await aStaffMember();
  const who = await named("Ottilie", "Bruggisserin");
  const search = async (text: string) =>
    (await clerk.ask("/customers/search", { body: { text } })).body.customers.length;
  expect(await search("bruggisserin")).toBe(1);
  await db
    .updateTable("insured")
    .set({ lastname: "Wyrschli" })
    .where("insuredNumber", "=", who.insuredNumber)
    .execute();
  expect([await search("bruggisserin"), await search("wyrschli")]).toEqual([0, 1]);
});

test("Z20 a search answers nothing that only an opened customer shows, and is refused without the right", async () => {
  const who = await named("Philippine", "Zgraggenmatt");
  const [clerk, books] = [await aStaffMember(), await aStaffMember({ roles: ["BOOKS"] })];
  const asked = { body: { text: "zgraggenmatt" } };
  const { text } = await clerk.ask("/customers/search", asked);
  expect(text).toContain(String(who.insuredNumber));
  expect(text).not.toContain("1980-05-17");
  expect(await books.ask("/customers/search", asked)).toMatchObject({ status: 403 });
});

test("Z20 odd texts are words, never a part of a query", async () => {
  const clerk = await aStaffMember();
  for (const odd of [
    "'",
    "a' | 'b",
    "!!",
    "\\",
    "%_",
    "(((",
    "0",
    "99999999999999",
    "31.02.1980",
  ]) {
    const answer = await clerk.ask("/customers/search", { body: { text: `${odd}  ${odd}` } });
    expect(answer.status, odd).toBe(200);
  }
});
