import { describe, expect, test } from "vitest";
import { workingDayUpTo } from "../calendar/holidays.ts";
import { NO_END } from "../calendar/validity.ts";
import type { Periodicity } from "../contract.ts";
import { hasProfessionalData } from "../professional.ts";
import { type DatedChange, firstDoctorDay, isDoctorDay, possibleDates, undoneBy } from "./dates.ts";
import { deductiblesOn, deductibleStep } from "./deductibles.ts";

const holidays = new Set(["2024-03-29", "2024-04-01", "2026-12-25", "2027-01-01"]);
const lastWorkingDay = (day: string) => workingDayUpTo(day, (one) => holidays.has(one));
const lasting = { validFrom: "2020-01-01", validTo: NO_END };

function ask(change: DatedChange, today: string, contract = lasting) {
  return possibleDates(change, { today, contract, lastWorkingDay });
}

describe("N02 what begins with a year", () => {
  const higher = { kind: "HIGHER_DEDUCTIBLE" } as const;
  const lower = { kind: "LOWER_DEDUCTIBLE" } as const;
  const model = { kind: "MODEL" } as const;
  const insurer = { kind: "INSURER", isOrdinary: false } as const;

  test.each([
    // today, first day of a higher deductible, first day after a notice, deadline of the notice
    ["2026-01-01", "2027-01-01", "2027-01-01", "2026-11-30"],
    ["2026-02-28", "2027-01-01", "2027-01-01", "2026-11-30"],
    ["2026-09-23", "2027-01-01", "2027-01-01", "2026-11-30"],
    ["2026-11-29", "2027-01-01", "2027-01-01", "2026-11-30"],
    ["2026-11-30", "2027-01-01", "2027-01-01", "2026-11-30"],
    ["2026-12-01", "2027-01-01", "2028-01-01", "2027-11-30"],
    ["2026-12-31", "2027-01-01", "2028-01-01", "2027-11-30"],
    ["2027-01-01", "2028-01-01", "2028-01-01", "2027-11-30"],
    // 30 November 2025 is a Sunday: the notice has to arrive on Friday.
    ["2025-11-28", "2026-01-01", "2026-01-01", "2025-11-28"],
    ["2025-11-29", "2026-01-01", "2027-01-01", "2026-11-30"],
    ["2025-11-30", "2026-01-01", "2027-01-01", "2026-11-30"],
    ["2025-12-01", "2026-01-01", "2027-01-01", "2026-11-30"],
    // 30 November 2024 is a Saturday, and 2024 a leap year.
    ["2024-02-29", "2025-01-01", "2025-01-01", "2024-11-29"],
    ["2024-11-29", "2025-01-01", "2025-01-01", "2024-11-29"],
    ["2024-11-30", "2025-01-01", "2026-01-01", "2025-11-28"],
  ])(
    "asked on %s, a higher deductible holds from %s, anything else from %s",
    (today, next, noticed, askBy) => {
      const lastDay = `${Number(next.slice(0, 4)) - 1}-12-31`;
      expect(ask(higher, today)).toEqual({
        dates: [next],
        dateDefault: next,
        askBy: lastDay,
        constraints: [],
      });
      const constraints = next === noticed ? [] : ["TOO_LATE"];
      for (const change of [lower, model, insurer]) {
        const expected = { dates: [noticed], dateDefault: noticed, askBy, constraints };
        expect(ask(change, today), change.kind).toEqual(expected);
      }
    },
  );

  test.each([
    ["2026-01-01", ["2026-07-01", "2027-01-01"], "2026-03-31"],
    ["2026-03-31", ["2026-07-01", "2027-01-01"], "2026-03-31"],
    ["2026-04-01", ["2027-01-01"], "2026-11-30"],
    ["2026-11-30", ["2027-01-01"], "2026-11-30"],
    ["2026-12-01", ["2027-07-01", "2028-01-01"], "2027-03-31"],
    // 31 March 2024 is Easter Sunday: Thursday is the last working day.
    ["2024-03-28", ["2024-07-01", "2025-01-01"], "2024-03-28"],
    ["2024-03-29", ["2025-01-01"], "2024-11-29"],
  ])(
    "asked on %s, the ordinary insurance can go to another insurer from %s on",
    (today, dates, askBy) => {
      const found = ask({ kind: "INSURER", isOrdinary: true }, today);
      expect(found).toMatchObject({ dates, dateDefault: dates[0], askBy });
    },
  );

  test.each([
    ["ends with the year", { ...lasting, validTo: "2026-12-31" }, [], ["CONTRACT_ENDS"]],
    ["ends on the first day", { ...lasting, validTo: "2027-01-01" }, ["2027-01-01"], []],
    ["begins that day", { validFrom: "2027-01-01", validTo: NO_END }, ["2027-01-01"], []],
    ["begins later", { validFrom: "2027-03-01", validTo: NO_END }, ["2028-01-01"], []],
    ["is over", { ...lasting, validTo: "2026-06-30" }, [], ["CONTRACT_ENDS"]],
  ])("a contract that %s", (_, contract, dates, constraints) => {
    for (const change of [higher, lower, model, insurer]) {
      const found = ask(change, "2026-11-16", contract);
      expect(found, change.kind).toMatchObject({ dates, constraints });
    }
  });

  test("after the notice, with a contract that ends, both reasons are told", () => {
    const ends = { ...lasting, validTo: "2027-12-31" };
    expect(ask(model, "2026-12-01", ends)).toEqual({
      dates: [],
      dateDefault: null,
      askBy: null,
      constraints: ["TOO_LATE", "CONTRACT_ENDS"],
    });
  });
});

describe("N02 what begins with a month", () => {
  test.each([
    // today, accidents in from, out from, the last day for either
    ["2026-11-16", "2026-11-01", "2026-12-01", "2027-11-01"],
    ["2026-11-30", "2026-11-01", "2026-12-01", "2027-11-01"],
    ["2026-12-01", "2026-12-01", "2027-01-01", "2027-12-01"],
    ["2026-12-31", "2026-12-01", "2027-01-01", "2027-12-01"],
    ["2027-01-01", "2027-01-01", "2027-02-01", "2028-01-01"],
    ["2028-02-29", "2028-02-01", "2028-03-01", "2029-02-01"],
  ])("asked on %s, accidents can be put in from %s, left out from %s", (today, inn, out, last) => {
    const added = ask({ kind: "ACCIDENTS_IN" }, today);
    expect([added.dates[0], added.dates.at(-1), added.dateDefault]).toEqual([inn, last, out]);
    for (const kind of ["ACCIDENTS_OUT", "DOCTOR"] as const) {
      const left = ask({ kind }, today);
      expect([left.dates[0], left.dates.at(-1), left.dateDefault]).toEqual([out, last, out]);
      expect(left.dates).toHaveLength(12);
    }
  });

  test("no month after the end of the contract is offered", () => {
    const ends = { ...lasting, validTo: "2027-01-31" };
    const { dates } = ask({ kind: "ACCIDENTS_OUT" }, "2026-11-16", ends);
    expect(dates).toEqual(["2026-12-01", "2027-01-01"]);
    const over = ask({ kind: "DOCTOR" }, "2026-11-16", { ...lasting, validTo: "2026-11-30" });
    expect(over).toMatchObject({ dates: [], constraints: ["CONTRACT_ENDS"] });
  });

  test("a doctor changes with one of the next twelve months", () => {
    expect(firstDoctorDay("2026-11-16")).toBe("2026-12-01");
    const days = ["2026-11-01", "2026-12-01", "2026-12-02", "2027-11-01", "2027-12-01"];
    expect(days.filter((day) => isDoctorDay(day, "2026-11-16"))).toEqual([
      "2026-12-01",
      "2027-11-01",
    ]);
  });
});

test.each<[string, Periodicity, Periodicity, string]>([
  // December is billed from 11 November on, January from 12 December on.
  ["2026-11-10", "MONTHLY", "BIMONTHLY", "2027-01-01"],
  ["2026-11-10", "QUARTERLY", "MONTHLY", "2027-01-01"],
  ["2026-12-11", "MONTHLY", "YEARLY", "2027-01-01"],
  ["2026-12-12", "MONTHLY", "YEARLY", "2028-01-01"],
  ["2026-12-12", "MONTHLY", "QUARTERLY", "2027-04-01"],
  ["2026-12-12", "BIMONTHLY", "MONTHLY", "2027-03-01"],
  ["2026-12-12", "BIMONTHLY", "QUARTERLY", "2027-07-01"],
  ["2026-12-12", "HALF_YEARLY", "MONTHLY", "2027-07-01"],
  ["2027-01-01", "YEARLY", "MONTHLY", "2028-01-01"],
])(
  "N02 asked on %s, from %s to %s: from %s on, when both periods begin",
  (today, from, to, day) => {
    expect(ask({ kind: "FREQUENCY", from, to }, today)).toMatchObject({
      dates: [day],
      dateDefault: day,
    });
  },
);

describe("N02 what the age allows", () => {
  const [ofChildren, ofAdults] = [
    [0, 100_00, 200_00, 300_00, 400_00, 500_00, 600_00],
    [300_00, 500_00, 1000_00, 1500_00, 2000_00, 2500_00],
  ];

  test.each([
    ["2008-12-31", "2026-12-01", ofChildren],
    ["2008-12-31", "2027-01-01", ofAdults],
    ["2008-02-29", "2026-12-31", ofChildren],
    ["2008-02-29", "2027-01-01", ofAdults],
    ["2009-01-01", "2027-01-01", ofChildren],
  ])("born on %s, the deductibles from %s on are those of the age", (birthdate, day, amounts) => {
    expect(deductiblesOn(day, birthdate)).toEqual(amounts);
  });

  test.each([
    [2500_00, 300_00, "1988-02-29", "LOWER_DEDUCTIBLE"],
    [300_00, 2500_00, "1988-02-29", "HIGHER_DEDUCTIBLE"],
    [500_00, 500_00, "1988-02-29", "SAME"],
    // A child's 600 ends with childhood: the ordinary 300 applies from then on.
    [600_00, 500_00, "2008-06-01", "HIGHER_DEDUCTIBLE"],
    [600_00, 500_00, "2012-06-01", "LOWER_DEDUCTIBLE"],
    // So does a child's 500, though adults can have the same amount.
    [500_00, 500_00, "2008-02-29", "HIGHER_DEDUCTIBLE"],
    [500_00, 300_00, "2008-02-29", "SAME"],
    [500_00, 500_00, "2007-12-31", "SAME"],
  ])("from %i to %i, born on %s: %s", (present, requested, birthdate, step) => {
    const contract = { deductible: present, validFrom: "2026-02-01" };
    expect(deductibleStep({ present: contract, requested }, "2027-01-01", birthdate)).toBe(step);
  });

  test("no person has an employer before fifteen, born on a 29 February neither", () => {
    expect(hasProfessionalData("2012-02-29", "2027-02-28")).toBe(false);
    expect(hasProfessionalData("2012-02-29", "2027-03-01")).toBe(true);
  });
});

describe("N07 what was done is undone", () => {
  const yearly = { from: "MONTHLY", to: "YEARLY" } as const;
  test.each<[DatedChange, string, string]>([
    [{ kind: "HIGHER_DEDUCTIBLE" }, "2027-01-01", "2026-12-31"],
    [{ kind: "LOWER_DEDUCTIBLE" }, "2027-01-01", "2026-11-30"],
    // A Sunday.
    [{ kind: "MODEL" }, "2026-01-01", "2025-11-28"],
    [{ kind: "INSURER", isOrdinary: false }, "2027-01-01", "2026-11-30"],
    // Easter.
    [{ kind: "INSURER", isOrdinary: true }, "2024-07-01", "2024-03-28"],
    [{ kind: "ACCIDENTS_OUT" }, "2026-12-01", "2026-11-30"],
    [{ kind: "ACCIDENTS_IN" }, "2028-03-01", "2028-02-29"],
    [{ kind: "DOCTOR" }, "2026-12-01", "2026-11-30"],
    [{ kind: "FREQUENCY", ...yearly }, "2027-01-01", "2026-12-11"],
  ])("%j from %s on, until %s", (change, day, last) => {
    expect(undoneBy(change, day, lastWorkingDay)).toBe(last);
  });
});
