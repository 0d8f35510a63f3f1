import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { professionalDays, professionalRule } from "@portal/model/professional.ts";
import { describe, expect, test } from "vitest";
import { addDays } from "../../seed/days.ts";
import { aDay, generated } from "../../test/samples/generated-values.ts";
import { aCustomer, type Customer } from "../../test/portal.ts";
import {
  askedFields,
  cells,
  filledIn,
  longest,
  samples,
  statuses,
} from "../../test/samples/professional.ts";

const today = todayInZurich(new Date());
const path = ({ insuredNumber }: Customer) => `/v1/partners/${insuredNumber}/professional_data`;
const tell = (anna: Customer, body: object) => anna.post(path(anna), body);

/** The error of a field; nothing if the whole body is accepted. */
async function verdict(body: Record<string, string>, field: string): Promise<string | undefined> {
  const answer = await tell(await aCustomer(), body);
  const { fields: refused, code } = await answer.json();
  if (answer.status === 200) return undefined;
  expect([answer.status, code]).toEqual([400, "INVALID"]);
  expect(Object.keys(refused), "only this field is wrong").toEqual([field]);
  return refused[field];
}

describe("D02 D03 the form of each status", () => {
  test.each(cells.filter(({ isAsked }) => isAsked))(
    "$status asks for $field",
    async ({ status, field }) => {
      const whole = filledIn(status);
      const { [field]: _, ...without } = whole;
      expect(await verdict(whole, field)).toBeUndefined();
      expect(await verdict(without, field)).toBe("required");
      expect(await verdict({ ...whole, [field]: "  " }, field)).toMatch(/required|date\.format/);
    },
  );

  test.each(cells.filter(({ isAsked }) => !isAsked))(
    "$status does not ask for $field",
    async ({ status, field }) => {
      const whole = filledIn(status);
      expect(await verdict(whole, field)).toBeUndefined();
      expect(await verdict({ ...whole, [field]: "" }, field), "empty is not said").toBeUndefined();
      const sample = samples[field] ?? "";
      expect(await verdict({ ...whole, [field]: sample }, field)).toBe("professional.notAsked");
    },
  );

  test.each(cells.filter(({ field, isAsked }) => isAsked && longest[field]))(
    "$status: $field has its length",
    async ({ status, field }) => {
      const [whole, most = 0] = [filledIn(status), longest[field]];
      expect(await verdict({ ...whole, [field]: "é".repeat(most) }, field)).toBeUndefined();
      expect(await verdict({ ...whole, [field]: "é".repeat(most + 1) }, field)).toBe(
        "text.tooLong",
      );
    },
  );

  test.each(statuses)("%s: status and date of entry are always required", async (status) => {
    const { dateOfEntry: _, ...undated } = filledIn(status);
    expect(await verdict(undated, "dateOfEntry")).toBe("required");
    expect(await verdict({ ...undated, dateOfEntry: "" }, "dateOfEntry")).toBe("required");
  });

  test("a canton is required for work in Switzerland, and may be left out elsewhere", async () => {
    const { canton: _, ...employed } = filledIn("EMP");
    const abroad = { ...employed, country: "FR" };
    expect(await verdict(abroad, "canton")).toBeUndefined();
    expect(await verdict({ ...abroad, canton: "GE" }, "canton")).toBeUndefined();
    expect(await verdict({ ...abroad, country: "CH" }, "canton")).toBe("required");
  });

  test("no status, or one that is not offered, is refused", async () => {
    for (const professionalStatus of ["", "APP", "constructor"]) {
      const { fields: refused } = await (
        await tell(await aCustomer(), { professionalStatus, dateOfEntry: "2026-02-01" })
      ).json();
      expect(refused).toEqual({ professionalStatus: "required" });
    }
  });
});

test.each([
  ["of no calendar", "2026-02-30"],
  ["before birth", "1980-05-16"],
  ["more than ten years ahead", addDays(today, 11 * 365)],
])("D02 a date of entry %s is refused", async (_, dateOfEntry) => {
  expect(await verdict({ ...filledIn("IND"), dateOfEntry }, "dateOfEntry")).toBe("date.format");
});

test.each([
  ["endOfQualifyingPeriod", "2025-12-31", "range.order"],
  ["endOfQualifyingPeriod", "31.12.2027", "date.format"],
  ["occupation", "Peintre\u0000", "invalid"],
  ["occupation", "Peintre\nen bâtiment", "invalid"],
  ["occupation", "\ud800", "invalid"],
])("D02 %s %j is refused as %s", async (field, value, message) => {
  expect(await verdict({ ...filledIn("CHO"), [field]: value }, field)).toBe(message);
});

test.each([
  ["country", "XX"],
  ["country", "ch"],
  ["canton", "ZZ"],
])("D02 %s %s is none that we know", async (field, value) => {
  const body = { ...filledIn("EMP"), country: "FR", [field]: value };
  expect(await verdict(body, field)).toBe("invalid");
});

test("D02 what is no text, or no field of ours, is a refusal and never a fault", async () => {
  const anna = await aCustomer();
  for (const more of [{ employer: 5 }, { salary: "9000" }, { occupation: ["a"] }, { canton: {} }]) {
    expect((await tell(anna, { ...filledIn("EMP"), ...more })).status).toBe(400);
  }
  for (const body of [[], null, "text"]) {
    expect((await anna.call("POST", path(anna), body)).status).toBe(400);
  }
});

/** Nearly valid bodies, of all statuses and with all fields. */
function nearlyRight(count: number): Record<string, string>[] {
  const texts = generated((random) => "Zürich é".repeat(random.between(0, 12)).trim(), { count });
  const days = generated(aDay, { count, seed: 7 });
  return texts.map((text, place) => {
    const status = statuses[place % statuses.length] ?? "IND";
    const field = askedFields[place % askedFields.length] ?? "employer";
    const value = field === "endOfQualifyingPeriod" ? (days[place] ?? "") : text;
    const dateOfEntry = place % 3 === 0 ? (days[place] ?? "") : "2026-02-01";
    return { ...filledIn(status), dateOfEntry, [field]: place % 7 === 0 ? "CH" : value };
  });
}

function expected(verdictOfForm: ReturnType<ReturnType<typeof professionalRule>["safeParse"]>) {
  if (verdictOfForm.success) return { code: "CONFLICT", refused: undefined };
  const { issues } = verdictOfForm.error;
  const refused = issues.map((issue) => [issue.path.join("."), issue.message]);
  return { code: "INVALID", refused: Object.fromEntries(refused) };
}

test("D02 the form and the API say the same of every value", async () => {
  const anna = await aCustomer();
  const rule = professionalRule(professionalDays({ birthdate: "1980-05-17", today }));
  // While a change is open, a valid body is a conflict, and an invalid one is refused first.
  await tell(anna, filledIn("EMP"));
  const bodies = nearlyRight(process.env["LONG"] === "1" ? 10_000 : 300);
  for (let from = 0; from < bodies.length; from += 25) {
    const some = bodies.slice(from, from + 25);
    const answers = some.map(async (body) => (await tell(anna, body)).json());
    expect(
      (await Promise.all(answers)).map(({ code, fields: refused }) => ({ code, refused })),
      JSON.stringify(some),
    ).toEqual(some.map((body) => expected(rule.safeParse(body))));
  }
  const accepted = bodies.filter((body) => rule.safeParse(body).success).length;
  expect(accepted, "of both sorts").toBeGreaterThan(50);
});
