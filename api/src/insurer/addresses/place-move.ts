import type {
  ForeignPostalAddress,
  PostalUse,
  SwissPostalAddress,
} from "@portal/model/addresses/postal-addresses.ts";
import { MOST_ENTRIES } from "@portal/model/calendar/validity.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { MoveDetails } from "@portal/model/requests/stored-details.ts";
import { type Kysely, sql as raw } from "kysely";
import { condition } from "../../core/db/condition.ts";
import type { Tables } from "../../core/db/tables.ts";
import { addressBy, localityBy } from "../known-places.ts";
import { sendOnAllChannels } from "../outbox/send-on-all-channels.ts";
import { requireNoPending } from "../requests/pending.ts";
import { type Requester, submitRequest, type WriteContext } from "../requests/submit.ts";
import { move } from "./apply-move.ts";
import { addressChangeAsked } from "./messages.ts";

export interface ChangeReceived {
  /** The request for the change, which can be followed, or withdrawn until it is treated. */
  request: string;
  insuredNumbers: number[];
}

export type AddressChange = Pick<
  SwissPostalAddress,
  "id" | "insuredNumber" | "postalUse" | "startOfValidity"
>;
export type NewAddress = Omit<MoveDetails, "postalUse" | "startingDate" | "people">;

/** Requires a person of the account, no pending change, and an address that differs from the present one. */
export async function checkMove(
  db: Kysely<Tables>,
  change: AddressChange,
  { accountId, today, findPlace }: MoveCheck,
): Promise<CheckedMove> {
  const person = await requirePerson(db, change, accountId);
  const place = await findPlace(db);
  await requireNoPending(db, person.insuredNumber, "POSTAL_ADDRESS");
  requireCurrent(await entriesOf(db, person.insuredNumber, today), change, place);
  return { person, place };
}

interface MoveCheck {
  /** The account, for a role that sees others too; row level security shows a customer their own alone. */
  accountId?: string;
  today: string;
  findPlace: (db: Kysely<Tables>) => Promise<NewAddress>;
}

/** A move that may be submitted. */
export interface CheckedMove {
  person: Person;
  place: NewAddress;
}

/** Submits a checked move for the person and those under the same roof, and tells the account on all its channels. */
export async function submitMove(
  act: Omit<WriteContext, "session"> & { session: Requester & { accountId: string } },
  { postalUse, startOfValidity }: AddressChange,
  { person: { insuredNumber, isMain }, place }: CheckedMove,
): Promise<ChangeReceived> {
  const people = isMain
    ? await underTheSameRoof(act, insuredNumber, startOfValidity)
    : [insuredNumber];
  const { id } = await submitRequest(act, move, {
    insuredNumber,
    deduplicationKey: insuredNumber,
    details: { postalUse, startingDate: startOfValidity, people, ...place },
  });
  await sendOnAllChannels(act, { template: addressChangeAsked, interactionId: id });
  return { request: id, insuredNumbers: people };
}

interface Person {
  insuredNumber: number;
  /** The address owner, with whom the household moves. */
  isMain: boolean;
}

/** Requires a person who is insured on the account. */
async function requirePerson(
  db: Kysely<Tables>,
  { insuredNumber }: Pick<AddressChange, "insuredNumber">,
  accountId: string | undefined,
): Promise<Person> {
  let people = db
    .selectFrom("accountInsured as link")
    .innerJoin("insured", "insured.insuredNumber", "link.insuredNumber")
    .select(["link.insuredNumber", "link.partPrincipal as isMain"])
    .where("insured.forInformation", "=", false)
    .where((either) =>
      insuredNumber
        ? either("link.insuredNumber", "=", insuredNumber)
        : either("link.partPrincipal", "=", true),
    );
  if (accountId !== undefined) people = people.where("link.accountId", "=", accountId);
  const person = await people.executeTakeFirst();
  if (!person) throw new Problem("NOT_FOUND");
  return person;
}

const lines = ["street", "number", "complement", "poBox", "city", "country"] as const;

function entriesOf(db: Kysely<Tables>, insuredNumber: number, today: string) {
  return db
    .selectFrom("postalAddress")
    .select(["id", "domicileLegal", "correspondance", "zip as npa", ...lines])
    .where("insuredNumber", "=", insuredNumber)
    .where("validTo", ">=", today)
    .execute();
}

/**
 * Requires that a changed entry still exists, and that an added one stays within the limit. An unchanged address is
 * refused before a code is sent.
 */
function requireCurrent(
  entries: Awaited<ReturnType<typeof entriesOf>>,
  { id, postalUse }: AddressChange,
  place: NewAddress,
): void {
  const refused = (code: string) => new Problem("CONFLICT", { errorCodes: [code] });
  if (!id) {
    if (entries.length >= MOST_ENTRIES) throw refused("tooMany");
    return;
  }
  const entry = entries.find((one) => one.id === id && one[usesOf[postalUse]]);
  if (!entry) throw refused("changed");
  if ([...lines, "npa" as const].every((line) => (entry[line] || null) === (place[line] || null)))
    throw refused("unchanged");
}

const usesOf = {
  DOMICILE_LEGAL: "domicileLegal",
  CORRESPONDANCE: "correspondance",
} as const satisfies Record<PostalUse, string>;

/** The persons of the account who share the address owner's home on the day, the owner first. */
async function underTheSameRoof(
  { db, session: { accountId } }: { db: Kysely<Tables>; session: { accountId: string } },
  insuredNumber: number,
  day: string,
): Promise<number[]> {
  const onTheDay = condition`a.domicile_legal and ${day}::date between a.valid_from and a.valid_to`;
  const others = await db
    .selectFrom("postalAddress as a")
    .select("a.insuredNumber")
    .where(onTheDay)
    .innerJoin("accountInsured as l", "l.insuredNumber", "a.insuredNumber")
    .where("l.accountId", "=", accountId)
    .where("a.insuredNumber", "!=", insuredNumber)
    .where(
      raw<boolean>`(a.street, a.number, a.zip, a.city, a.country) is not distinct from (
        select (h.street, h.number, h.zip, h.city, h.country) from postal_address h
        where h.insured_number = ${insuredNumber} and h.domicile_legal
          and ${day}::date between h.valid_from and h.valid_to limit 1)`,
    )
    .orderBy("a.insuredNumber")
    .execute();
  return [insuredNumber, ...others.map((other) => other.insuredNumber)];
}

/** The picked address of the directory, or the typed street in a listed locality. */
export async function swissPlace(
  db: Kysely<Tables>,
  change: SwissPostalAddress,
): Promise<NewAddress> {
  const complement = change.complement || null;
  const poBox = change.poBox || null;
  if (change.foundAddressId) {
    const found = await addressBy(db, change.foundAddressId);
    if (!found) throw notListed("foundAddressId");
    const { street, number, locality } = found;
    const { foundAddressId } = change;
    return {
      street,
      number: number || null,
      complement,
      poBox,
      ...placeIn(locality),
      foundAddressId,
    };
  }
  const locality = await localityBy(db, change.swissLocalityId ?? "");
  if (!locality) throw notListed("swissLocalityId");
  if (change.npa && change.npa !== locality.npa) throw notListed("npa");
  const typed = { street: change.street || null, number: change.number || null };
  return { ...typed, complement, poBox, ...placeIn(locality), foundAddressId: null };
}

function placeIn(locality: {
  id: string | null;
  npa: string;
  name: string;
  canton: string | null;
  country: string;
  ofsLocalityId: number | null;
}) {
  const { id, npa, name, canton, country, ofsLocalityId } = locality;
  return { npa, city: name, country, canton, localityId: id, ofsLocalityId };
}

function notListed(field: string): Problem {
  return new Problem("INVALID", { fields: { [field]: "locality.list" } });
}

export function foreignPlace(change: ForeignPostalAddress): NewAddress {
  const { country, zip, locality } = change;
  return {
    street: change.street || null,
    number: change.number || null,
    complement: change.complement || null,
    poBox: change.poBox || null,
    npa: zip,
    city: locality,
    country,
    canton: null,
    localityId: null,
    ofsLocalityId: null,
    foundAddressId: null,
  };
}
