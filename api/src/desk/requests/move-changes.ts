import { movedDay } from "@portal/model/calendar/validity.ts";
import type { Change } from "@portal/model/inbox/requests.ts";
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
  const next = {
    street: details.street ?? null,
    number: details.number ?? null,
    poBox: details.poBox ?? null,
  };
  const change = (
    field: Change["field"],
    format: Change["format"],
    before: string | null | undefined,
    after: string | null | undefined,
  ): Change => ({ field, format, before: before ?? null, after: after ?? null });
  return [
    change("street", "text", held && lineOf(held), lineOf(next)),
    change("place", "text", held && `${held.zip} ${held.city}`, `${details.npa} ${details.city}`),
    change("canton", "canton", held?.canton, details.canton),
    change("country", "country", held?.country, details.country),
    change("people", "text", names, names),
    change("validFrom", "day", held?.validFrom, startingDate),
  ];
}

interface Line {
  street: string | null;
  number: string | null;
  poBox: string | null;
}

function lineOf({ street, number, poBox }: Line): string | null {
  return [street, number].filter(Boolean).join(" ") || poBox;
}
