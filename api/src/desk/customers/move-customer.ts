import { swissPostalAddress } from "@portal/model/addresses/postal-addresses.ts";
import type { DeskAddress } from "@portal/model/desk/customer-acts.ts";
import { foldPlace } from "@portal/model/places/places.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { parse } from "../../core/http/parse.ts";
import { checkMove, submitMove, swissPlace } from "../../insurer/addresses/place-move.ts";
import { languageOf } from "../../insurer/outbox/account-contact.ts";
import { type DeskCall, deskAct } from "../call.ts";

/**
 * Asks for another postal address for a person of an open customer: the same request as in the portal, of which the
 * account is told on all its channels. A colleague or the worker decides it.
 */
export function moveCustomer(
  call: DeskCall,
  insuredNumber: number,
  { npa, city, ...lines }: DeskAddress,
): Promise<{ id: string }> {
  return deskAct(call, { right: "customers.act", role: "jobs" }, async (desk) => {
    const { db, staff, note, today } = desk;
    const accountId = await desk.requireOpen({ insuredNumber });
    if (accountId === null) throw new Problem("CONFLICT", { errorCodes: ["noAccount"] });
    const swissLocalityId = await localityOf(db, npa, city);
    const change = parse(swissPostalAddress(today), {
      ...lines,
      insuredNumber,
      npa,
      swissLocalityId,
    });
    const { secrets } = call.services;
    const { correlationId } = call;
    const act = {
      ctx: { secrets, correlationId, language: await languageOf(db, accountId) },
      db,
      session: { id: staff.sessionId, accountId, actor: `staff ${staff.name}` } as const,
    };
    const findPlace = () => swissPlace(db, change);
    const checked = await checkMove(db, change, { accountId, today, findPlace });
    const { request, insuredNumbers } = await submitMove(act, change, checked);
    const after = { ...checked.place, people: insuredNumbers, from: change.startOfValidity };
    await note({ action: "request address change", subject: request, accountId, after });
    return { id: request };
  });
}

/** The listed locality that a customer names: one of a postcode, told apart by its folded name. */
async function localityOf(db: Kysely<Tables>, npa: string, city: string): Promise<string> {
  const listed = await db
    .selectFrom("swissLocality")
    .select(["id", "name"])
    .where("npa", "=", npa)
    .orderBy("id")
    .execute();
  const locality = listed.find(({ name }) => foldPlace(name) === foldPlace(city));
  if (!locality) throw new Problem("INVALID", { fields: { city: "locality.list" } });
  return locality.id;
}
