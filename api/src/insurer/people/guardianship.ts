import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { type AddressOnDay, setAddress } from "../addresses/apply-move.ts";
import type { NewAddress } from "../addresses/place-move.ts";

/** The holder of an account, on a day. */
interface Ward {
  accountId: string;
  insuredNumber: number;
  today: string;
}

interface Appointment {
  guardian: string;
  authority: string;
  since: string;
  /** Where letters go from today on. */
  address: NewAddress;
}

/** The guardianship of an account that has not ended. */
export function guardianOf(db: Kysely<Tables>, accountId: string) {
  return db
    .selectFrom("guardianship")
    .select(["id", "guardian", "authority", "since"])
    .where("accountId", "=", accountId)
    .where("endedOn", "is", null)
    .executeTakeFirst();
}

/** Appoints a guardian: the account concludes nothing by itself, and its letters go to them. */
export async function appointGuardian(
  db: Kysely<Tables>,
  { accountId, insuredNumber, today }: Ward,
  { guardian, authority, since, address }: Appointment,
): Promise<void> {
  await db.insertInto("guardianship").values({ accountId, guardian, authority, since }).execute();
  await setGuarded(db, accountId, true);
  const letters = { ...address, complement: careOf(guardian) };
  await setAddress(db, insuredNumber, lettersFrom(today, letters));
}

/** Ends a guardianship. Letters that went to the guardian go to the ward's home again. */
export async function endGuardianship(
  db: Kysely<Tables>,
  { accountId, insuredNumber, today }: Ward,
  endedOn: string,
): Promise<void> {
  const running = await guardianOf(db, accountId);
  await setGuarded(db, accountId, false);
  if (!running) return;
  await db.updateTable("guardianship").set({ endedOn }).where("id", "=", running.id).execute();
  const addresses = await db
    .selectFrom("postalAddress")
    .select(["street", "number", "complement", "poBox", "zip as npa", "city", "country", "canton"])
    .select(["localityId", "ofsLocalityId", "foundAddressId", "domicileLegal", "correspondance"])
    .where("insuredNumber", "=", insuredNumber)
    .where("validFrom", "<=", today)
    .where("validTo", ">=", today)
    .execute();
  const letters = addresses.find((one) => one.correspondance);
  const home = addresses.find((one) => one.domicileLegal);
  if (!home || letters?.complement !== careOf(running.guardian)) return;
  await setAddress(db, insuredNumber, lettersFrom(today, home));
}

function careOf(guardian: string): string {
  return `c/o ${guardian}`;
}

function lettersFrom(startingDate: string, address: NewAddress): AddressOnDay {
  return { ...address, postalUse: "CORRESPONDANCE", startingDate };
}

function setGuarded(db: Kysely<Tables>, accountId: string, sousTutelle: boolean) {
  return db.updateTable("account").set({ sousTutelle }).where("id", "=", accountId).execute();
}
