import { expect, test } from "vitest";
import { openPdf } from "../../test/pdf.ts";
import { aCustomer, type Customer } from "../../test/portal.ts";
import { aFall, filledIn } from "../../test/samples/accidents.ts";
import { messagesTo } from "../../test/samples/addresses.ts";
import { hasContract } from "../../test/samples/contract-changes.ts";
import { treatAll } from "../../test/samples/requests.ts";

const declare = async (who: Pick<Customer, "post">, body: object, more = {}) => {
  const answer = await who.post("/v1/contact/accident", body, more);
  return { status: answer.status, ...(await answer.json()) };
};
const paperOf = async (who: Customer, iddms: string) => {
  const answer = await who.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`);
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
};

test("O07 who leaves accidents out may declare one, and is told that the employer's insurer pays", async () => {
  const anna = await aCustomer();
  await hasContract(anna.insuredNumber, { risk: "OHN" });
  const body = aFall(anna.insuredNumber, filledIn.employed);
  const { status, cover, iddms } = await declare(anna, body);
  expect([status, cover]).toEqual([200, "EXCLUDED"]);
  const { text } = await openPdf(await paperOf(anna, iddms));
  expect(text).toContain("accidents de l’employeur prend en charge");
  await treatAll();
  expect(await messagesTo(anna)).toEqual([
    "EMAIL accident.received",
    "EMAIL accident.employersInsurer",
  ]);
});

test("O07 the cover of the day of the accident counts, not that of today", async () => {
  const anna = await aCustomer();
  const contract = { validFrom: "2026-01-01", validTo: "2026-11-07", risk: "MIT" };
  await hasContract(anna.insuredNumber, contract);
  await hasContract(anna.insuredNumber, { validFrom: "2026-11-08", risk: "OHN" });
  const on = async (accidentDate: string) =>
    (await declare(anna, aFall(anna.insuredNumber, { ...filledIn.employed, accidentDate }))).cover;
  expect(await on("2026-11-07")).toBe("INCLUDED");
  expect(await on("2026-11-08")).toBe("EXCLUDED");
  expect(await on("2025-12-31")).toBe("ELSEWHERE");
});

test("O07 without an employer no employer's insurer is named: answer, copy, change tracking and message say that we check it", async () => {
  for (const told of [{ status: "SANSACTIVITE" }, { status: "MILITAIRE" }, filledIn.unemployed]) {
    const anna = await aCustomer();
    await hasContract(anna.insuredNumber, { risk: "OHN" });
    const { status, id, cover, iddms } = await declare(anna, aFall(anna.insuredNumber, told));
    expect([status, cover]).toEqual([200, "UNCLEAR"]);
    const { text } = await openPdf(await paperOf(anna, iddms));
    expect(text).toContain("Nous vérifions qui prend en charge les soins");
    expect(text).not.toContain("de l’employeur");
    const { data } = await anna.graphql(
      "query One($id: ID!) { interaction(id: $id) { details } }",
      { id },
    );
    expect(data.interaction.details).toMatchObject({ cover: "UNCLEAR" });
    await treatAll();
    expect(await messagesTo(anna)).toEqual(["EMAIL accident.received", "EMAIL accident.unclear"]);
  }
});

test("O07 naming the mandatory insurance of an employer leads there, for every status", async () => {
  const anna = await aCustomer();
  await hasContract(anna.insuredNumber, { risk: "OHN" });
  const insurances = { employer: { name: "SUVA", healingCostsName: "SUVA" } };
  const { cover } = await declare(anna, aFall(anna.insuredNumber, { insurances }));
  expect(cover).toBe("EXCLUDED");
});

test("O07 the copy calls every field as the form does, and assigns no fault", async () => {
  const lines = {
    fr: ["Une autre personne est impliquée", "frais de guérison : Cervin", "Commotion cérébrale"],
    de: ["Eine andere Person ist beteiligt", "Heilungskosten: Cervin", "Gehirnerschütterung"],
    it: ["È coinvolta un’altra persona", "spese di cura: Cervin", "Commozione cerebrale"],
    en: ["Another person is involved", "costs of treatment: Cervin", "Concussion"],
  };
  for (const [language, expected] of Object.entries(lines)) {
    const anna = await aCustomer();
    const body = aFall(anna.insuredNumber, {
      ...filledIn.thirdParty,
      ...filledIn.insured,
      injuryNature: "CONCUSSION",
    });
    const { iddms } = await declare(anna, body, { "accept-language": language });
    const { text } = await openPdf(await paperOf(anna, iddms));
    for (const line of expected) expect(text.replace(/\s+/g, " ")).toContain(line);
    expect(text).not.toMatch(/faute|Schuld|colpa|Somebody/);
  }
});
