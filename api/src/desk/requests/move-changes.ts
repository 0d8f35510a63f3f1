import { movedDay } from "@portal/model/calendar/validity.ts";
import type { Change } from "@portal/model/desk/requests.ts";
import type { MoveDetails } from "@portal/model/requests/stored-details.ts";
import type { z } from "zod/mini";
import type { DeskWork } from "../call.ts";

/** The address of the day before beside the new one. */
export async function moveChanges(
  { db }: DeskWork,
  insuredNumber: number,
  details: z.infer<typeof MoveDetails>,
): Promise<Change[]> {
  const { postalUse, startingDate } = details;
  const held = await db
    .selectFrom("postalAddress")
    .select(["street", "number", "poBox", "zip", "city", "country", "canton", "validFrom"])
    .where("insuredNumber", "=", insuredNumber)
    .where(postalUse === "DOMICILE_LEGAL" ? "domicileLegal" : "correspondance", "=", true)
    .where("validFrom", "<=", movedDay(startingDate, -1))
    .orderBy("validFrom", "desc")
    .limit(1)
    .executeTakeFirst();
  const people = await db
    .selectFrom("insured")
    .select("firstname")
    .where("insuredNumber", "in", details.people.length > 0 ? details.people : [insuredNumber])
    .orderBy("birthdate")
    .execute();
  const names = people.map(({ firstname }) => firstname).join(", ");
  const line = (one: { street: string | null; number: string | null; poBox: string | null }) =>
    [one.street, one.number].filter(Boolean).join(" ") || one.poBox;
  return [
    {
      field: "street",
      format: "text",
      before: held ? line(held) : null,
      after: line({
        street: details.street ?? null,
        number: details.number ?? null,
        poBox: details.poBox ?? null,
      }),
    },
    {
      field: "place",
      format: "text",
      before: held ? `${held.zip} ${held.city}` : null,
      after: `${details.npa} ${details.city}`,
    },
    {
      field: "canton",
      format: "canton",
      before: held?.canton ?? null,
      after: details.canton ?? null,
    },
    {
      field: "country",
      format: "country",
      before: held?.country ?? null,
      after: details.country,
    },
    { field: "people", format: "text", before: names, after: names },
    {
      field: "validFrom",
      format: "day",
      before: held?.validFrom ?? null,
      after: startingDate,
    },
  ];
}
