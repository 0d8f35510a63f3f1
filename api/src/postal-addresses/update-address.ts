import { todayInZurich } from "@portal/model/calendar/dates.ts";
import {
  type ForeignPostalAddress,
  foreignPostalAddress,
  type PostalUse,
  type SwissPostalAddress,
  swissPostalAddress,
} from "@portal/model/addresses/postal-addresses.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { MOST_ENTRIES } from "@portal/model/calendar/validity.ts";
import type { MoveDetails } from "@portal/model/requests/stored-details.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Context } from "../core/context.ts";
import type { Tables } from "../core/db/tables.ts";
import { withOneTimeCode } from "../insurer/confirmations/with-one-time-code.ts";
import { addressBy, localityBy } from "../insurer/known-places.ts";
import { sendOnAllChannels } from "../insurer/outbox/send-on-all-channels.ts";
import { parse } from "../core/http/parse.ts";
import { requireNoPending } from "../insurer/requests/pending.ts";
import { type WriteContext, submitRequest } from "../insurer/requests/submit.ts";
import { move } from "./apply-move.ts";
import { addressChange, addressChangeAsked } from "./messages.ts";
import { condition } from "../core/db/condition.ts";

export interface ChangeReceived {
  /** The request for the change, which can be followed, or withdrawn until it is treated. */
  request: string;
  insuredNumbers: number[];
}

/** Requests another address in Switzerland or Liechtenstein. */
export async function updateSwissPostalAddress(
  ctx: Context,
  input: unknown,
): Promise<ChangeReceived> {
  const change = parse(swissPostalAddress(todayInZurich(ctx.clock.now())), input);
  return submitMove(ctx, change, (db) => swissPlace(db, change));
}

/** Requests another address abroad. */
export async function updateForeignPostalAddress(
  ctx: Context,
  input: unknown,
): Promise<ChangeReceived> {
  const change = parse(foreignPostalAddress(todayInZurich(ctx.clock.now())), input);
  return submitMove(ctx, change, async () => foreignPlace(change));
}

type AddressChange = Pick<
  SwissPostalAddress,
  "id" | "insuredNumber" | "postalUse" | "startOfValidity"
>;
type NewAddress = Omit<MoveDetails, "postalUse" | "startingDate" | "people">;

async function submitMove(
  ctx: Context,
  change: AddressChange,
  findPlace: (db: Kysely<Tables>) => Promise<NewAddress>,
): Promise<ChangeReceived> {
  const prepare = async (db: Kysely<Tables>): Promise<CheckedMove> => {
    const person = await requirePerson(db, change);
    const place = await findPlace(db);
    await requireNoPending(db, person.insuredNumber, "POSTAL_ADDRESS");
    const entries = await entriesOf(db, person.insuredNumber, todayInZurich(ctx.clock.now()));
    requireCurrent(entries, change, place);
    return { person, place };
  };
  return withOneTimeCode(ctx, addressChange, {
    input: change,
    check: prepare,
    run: (db, session, prepared) => submit({ ctx, db, session }, change, prepared),
  });
}

interface CheckedMove {
  person: Person;
  place: NewAddress;
}

async function submit(
  act: WriteContext,
  { postalUse, startOfValidity }: AddressChange,
  { person: { insuredNumber, isMain }, place }: CheckedMove,
): Promise<ChangeReceived> {
  const people = isMain
    ? await underTheSameRoof(act.db, insuredNumber, startOfValidity)
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
): Promise<Person> {
  const person = await db
    .selectFrom("accountInsured as link")
    .innerJoin("insured", "insured.insuredNumber", "link.insuredNumber")
    .select(["link.insuredNumber", "link.partPrincipal as isMain"])
    .where("insured.forInformation", "=", false)
    .where((either) =>
      insuredNumber
        ? either("link.insuredNumber", "=", insuredNumber)
        : either("link.partPrincipal", "=", true),
    )
    .executeTakeFirst();
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
  db: Kysely<Tables>,
  insuredNumber: number,
  day: string,
): Promise<number[]> {
  const onTheDay = condition`a.domicile_legal and ${day}::date between a.valid_from and a.valid_to`;
  const others = await db
    .selectFrom("postalAddress as a")
    .select("a.insuredNumber")
    .where(onTheDay)
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
async function swissPlace(db: Kysely<Tables>, change: SwissPostalAddress): Promise<NewAddress> {
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

function foreignPlace(change: ForeignPostalAddress): NewAddress {
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
