import { afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  hasInsured,
  isInsured,
  offerOf,
  openChanges,
  proposalsOf,
  setFlags,
  transferOf,
} from "../../../test/samples/contract-changes.ts";
import { clock, type Customer, logged } from "../../../test/portal.ts";

const today = "2026-11-16";
beforeAll(() => openChanges(today));
afterEach(async () => {
  clock.set(undefined);
  await setFlags({ CONTRACT_MUTATION: true, TRANSFERT_INTER_CAISSE: true });
});
/** The first days of the values of a change, and the constraints that delay or prevent it. */
async function daysOf(who: Customer, code: Parameters<typeof offerOf>[1], value?: string) {
  const { values, constraints, enabled } = await offerOf(who, code);
  const one = values.find((each) => each.code === value) ?? values[0];
  return [enabled ? (one?.dates ?? []) : [], constraints.join()];
}

describe("N02 the law decides from when on something can be had", () => {
  test.each([
    // Higher: until the last day of the year. Lower, model, insurer: until the last working day up to 30 November.
    ["2026-09-23", "2027-01-01", "2027-01-01", "2027-01-01", ""],
    ["2026-11-29", "2027-01-01", "2027-01-01", "2027-01-01", ""],
    ["2026-11-30", "2027-01-01", "2027-01-01", "2027-01-01", ""],
    ["2026-12-01", "2027-01-01", "2028-01-01", "2028-01-01", "TOO_LATE"],
    ["2026-12-31", "2027-01-01", "2028-01-01", "2028-01-01", "TOO_LATE"],
    ["2027-01-01", "2028-01-01", "2028-01-01", "2028-01-01", ""],
    // 30 November 2025 is a Sunday: the notice must arrive on Friday.
    ["2025-11-28", "2026-01-01", "2026-01-01", "2026-01-01", ""],
    ["2025-11-29", "2026-01-01", "2027-01-01", "2027-01-01", "TOO_LATE"],
    ["2025-11-30", "2026-01-01", "2027-01-01", "2027-01-01", "TOO_LATE"],
    ["2028-02-29", "2029-01-01", "2029-01-01", "2029-01-01", ""],
  ])(
    "asked on %s: higher %s, lower %s, another model %s %s",
    async (day, higher, lower, model, late) => {
      const anna = await isInsured({ contract: { deductible: 1000_00 } });
      clock.set(day);
      // While a higher one is possible on the coming 1 January, the whole change is not late.
      expect(await daysOf(anna, "deductible", "FRA-2500")).toEqual([[higher], ""]);
      expect(await daysOf(anna, "deductible", "FRA-300")).toEqual([[lower], ""]);
      const bea = await isInsured({ contract: { deductible: 2500_00 } });
      expect(await daysOf(bea, "deductible", "FRA-300")).toEqual([[lower], late]);
      expect(await daysOf(anna, "aosModel", "RS01")).toEqual([[model], late]);
      const transfer = await transferOf(anna);
      expect(transfer.constraints.join()).toBe(late);
      expect(transfer.periodes.map(({ date }) => date)).toEqual([model]);
    },
  );

  test.each([
    ["2027-03-31", ["2027-07-01", "2028-01-01"]],
    ["2027-04-01", ["2028-01-01"]],
    // 31 March 2029 is the Saturday of Easter.
    ["2029-03-29", ["2029-07-01", "2030-01-01"]],
    ["2029-03-30", ["2030-01-01"]],
  ])(
    "who has the ordinary form and asks on %s can go to another insurer on %j",
    async (day, dates) => {
      const [anna, bea] = [
        await isInsured(),
        await isInsured({ contract: { deductible: 500_00 } }),
      ];
      clock.set(day);
      const { periodes } = await transferOf(anna);
      expect(periodes.map(({ date }) => date)).toEqual(dates);
      const products = periodes[0]?.caisses[0]?.produits.map(({ cdProduit }) => cdProduit);
      expect(products).toEqual(dates.length > 1 ? ["RT01"] : ["RF01", "RS01", "RT01", "RX01"]);
      expect((await transferOf(bea)).periodes.map(({ date }) => date)).toEqual(dates.slice(-1));
    },
  );

  test.each([
    ["2026-11-30", "", ["2027-01-01"]],
    ["2026-12-01", "", ["2027-07-01", "2028-01-01"]],
    ["2026-12-31", "", ["2027-07-01", "2028-01-01"]],
    ["2027-01-01", "", ["2027-07-01", "2028-01-01"]],
    ["2027-01-03", "", ["2027-07-01", "2028-01-01"]],
    ["2028-02-29", "", ["2028-07-01", "2029-01-01"]],
  ])("who asks on %s in the ordinary form is told %j and offered %j", async (day, late, dates) => {
    const anna = await isInsured();
    clock.set(day);
    const { constraints, periodes } = await transferOf(anna);
    expect([constraints.join(), periodes.map(({ date }) => date)]).toEqual([late, dates]);
  });

  test("accidents go out with a month to come and in with the one that runs, twelve months ahead", async () => {
    const anna = await isInsured();
    const bea = await isInsured({ contract: { risk: "OHN" } });
    clock.set("2026-11-16");
    const out = (await offerOf(anna, "riskDel")).values[0];
    expect([
      out?.code,
      out?.dates.length,
      out?.dates[0],
      out?.dates.at(-1),
      out?.dateDefault,
    ]).toEqual(["OHN", 12, "2026-12-01", "2027-11-01", "2026-12-01"]);
    const back = (await offerOf(bea, "riskAdd")).values[0];
    expect([back?.code, back?.dates[0], back?.dateDefault]).toEqual([
      "MIT",
      "2026-11-01",
      "2026-12-01",
    ]);
    expect(await offerOf(anna, "riskAdd")).toMatchObject({
      enabled: false,
      constraints: ["ONLY_VALUE"],
    });
  });

  test("payment changes where both periods begin and nothing is billed, for the payer alone", async () => {
    const anna = await isInsured({ contract: { periodicity: "QUARTERLY" } });
    const child = await hasInsured(anna);
    clock.set("2026-11-16");
    const { values } = await offerOf(anna, "invoiceFrequency");
    expect(values.map(({ code, dates }) => [code, dates[0]])).toEqual([
      ["MONTHLY", "2027-01-01"],
      ["BIMONTHLY", "2027-01-01"],
      ["HALF_YEARLY", "2027-01-01"],
      ["YEARLY", "2027-01-01"],
    ]);
    clock.set("2026-12-15");
    const later = (await offerOf(anna, "invoiceFrequency")).values;
    expect(later.map(({ dates }) => dates[0])).toEqual([
      "2027-04-01",
      "2027-07-01",
      "2027-07-01",
      "2028-01-01",
    ]);
    expect((await offerOf(anna, "invoiceFrequency", child)).constraints).toEqual(["NOT_OFFERED"]);
  });
});

test("W03 both proposals take four statements for a household of any size", async () => {
  clock.set(today);
  const [anna, bea] = [await isInsured(), await isInsured()];
  for (let people = 1; people < 9; people++) await hasInsured(anna);
  for (const who of [anna, bea]) {
    await proposalsOf(who);
    // One statement for the session, three for both proposals.
    expect(JSON.parse(logged.at(-1) ?? "{}").statements).toBe(4);
  }
});
