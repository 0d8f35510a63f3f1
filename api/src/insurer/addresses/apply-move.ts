import { addressesFrom } from "@portal/model/addresses/address-history.ts";
import { movedDay } from "@portal/model/calendar/validity.ts";
import { MoveDetails } from "@portal/model/requests/stored-details.ts";
import type { Kysely } from "kysely";
import { premiumsChanged } from "../cover/premiums-changed.ts";
import type { Tables } from "../../core/db/tables.ts";
import type { RequestKind } from "../requests/kinds.ts";
import { addressChanged } from "./messages.ts";

/** Another address from its day on: the legal domicile of a day determines the premium region. */
export const move: RequestKind<MoveDetails> = {
  type: "UPDATE_CORRESPONDENCE_ADDRESS",
  nature: "POSTAL_ADDRESS",
  details: MoveDetails,
  async apply({ db }, { details }) {
    for (const person of details.people) await setAddress(db, person, details);
    if (details.postalUse === "DOMICILE_LEGAL")
      await premiumsChanged(db, details.people, details.startingDate);
  },
  messages: { done: addressChanged },
};

/** An address of one use, from a day on. */
export type AddressOnDay = Omit<MoveDetails, "people">;

/** Writes the addresses of a person from a day on, with another one for a use. */
export async function setAddress(
  db: Kysely<Tables>,
  insuredNumber: number,
  details: AddressOnDay,
): Promise<void> {
  const { postalUse: use, startingDate: from } = details;
  const rows = await db
    .selectFrom("postalAddress")
    .selectAll()
    .where("insuredNumber", "=", insuredNumber)
    .where("validTo", ">=", from)
    .orderBy("validFrom")
    .forUpdate()
    .execute();
  const history = rows.map(({ domicileLegal, correspondance, validFrom, validTo, ...row }) => {
    const place = placeOf({ ...row, npa: row.zip });
    return { domicileLegal, correspondance, validFrom, validTo, place };
  });
  const next = addressesFrom(history, { use, from, place: placeOf(details) }, isSamePlace);
  await db
    .deleteFrom("postalAddress")
    .where("insuredNumber", "=", insuredNumber)
    .where("validFrom", ">=", from)
    .execute();
  await db
    .updateTable("postalAddress")
    .set({ validTo: movedDay(from, -1) })
    .where("insuredNumber", "=", insuredNumber)
    .where("validTo", ">=", from)
    .execute();
  await db
    .insertInto("postalAddress")
    .values(next.map(({ place, ...row }) => ({ insuredNumber, ...row, ...place })))
    .execute();
}

type StoredAddress = Omit<MoveDetails, "postalUse" | "startingDate" | "people" | "npa"> & {
  zip: string;
};

function placeOf(given: Omit<MoveDetails, "postalUse" | "startingDate" | "people">): StoredAddress {
  const { street, number, complement, poBox, npa, city, country, canton } = given;
  const { localityId, ofsLocalityId, foundAddressId } = given;
  const lines = { street, number, complement, poBox, zip: npa, city, country, canton };
  return { ...lines, localityId, ofsLocalityId, foundAddressId };
}

/** Compares the address on the envelope, whether picked or typed. */
function isSamePlace(one: StoredAddress, other: StoredAddress): boolean {
  return envelope(one) === envelope(other);
}

function envelope({
  street,
  number,
  complement,
  poBox,
  zip,
  city,
  country,
}: StoredAddress): string {
  return JSON.stringify([street, number, complement, poBox, zip, city, country]);
}
