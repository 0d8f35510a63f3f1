import {
  foreignPostalAddress,
  swissPostalAddress,
} from "@portal/model/addresses/postal-addresses.ts";
import type { DeskAddress, DeskAddressAbroad } from "@portal/model/desk/customer-acts.ts";
import { foldPlace } from "@portal/model/places/places.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { parse } from "../../core/http/parse.ts";
import {
  type AddressChange,
  checkMove,
  foreignPlace,
  type NewAddress,
  submitMove,
  swissPlace,
} from "../../insurer/addresses/place-move.ts";
import { type DeskCall, type DeskWork, deskAct } from "../call.ts";
import { actFor, requireCustomer } from "./act-for.ts";

/** Asks for another address in Switzerland or Liechtenstein, in a listed locality. */
export function moveCustomer(
  call: DeskCall,
  insuredNumber: number,
  { npa, city, ...lines }: DeskAddress,
): Promise<{ id: string }> {
  return askMove(call, insuredNumber, async ({ db, today }) => {
    const swissLocalityId = await localityOf(db, npa, city);
    const change = parse(swissPostalAddress(today), {
      ...lines,
      insuredNumber,
      npa,
      swissLocalityId,
    });
    return { change, place: await swissPlace(db, change) };
  });
}

/** Asks for another address abroad. */
export function moveAbroad(
  call: DeskCall,
  insuredNumber: number,
  address: DeskAddressAbroad,
): Promise<{ id: string }> {
  return askMove(call, insuredNumber, async ({ today }) => {
    const change = parse(foreignPostalAddress(today), { ...address, insuredNumber, poBox: "" });
    return { change, place: foreignPlace(change) };
  });
}

/**
 * The same request as in the portal, of which the account is told on all its channels. A colleague or the worker decides
 * it.
 */
function askMove(
  call: DeskCall,
  insuredNumber: number,
  read: (desk: DeskWork) => Promise<{ change: AddressChange; place: NewAddress }>,
): Promise<{ id: string }> {
  return deskAct(call, { right: "customers.act", role: "jobs" }, async (desk) => {
    const { db, note, today } = desk;
    const accountId = await requireCustomer(desk, insuredNumber);
    const { change, place } = await read(desk);
    const findPlace = () => Promise.resolve(place);
    const checked = await checkMove(db, change, { accountId, today, findPlace });
    const act = await actFor(desk, accountId);
    const { request, insuredNumbers } = await submitMove(act, change, checked);
    const after = { ...checked.place, people: insuredNumbers, from: change.startOfValidity };
    await note({ action: "request address change", subject: request, accountId, after });
    return { id: request };
  });
}

/** The listed locality that a customer names: one of a postcode, told apart by its folded name. */
export async function localityOf(db: Kysely<Tables>, npa: string, city: string): Promise<string> {
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
