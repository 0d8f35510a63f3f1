import { knownLanguage } from "@portal/model/portal/languages.ts";
import { Gender } from "@portal/model/portal/profile.ts";
import { type Kysely, type RawBuilder, sql as raw } from "kysely";
import { sql } from "../../core/db/sql.ts";
import { bind } from "../../core/db/prepared-query.ts";
import type { Context } from "../../core/context.ts";
import type { Tables } from "../../core/db/tables.ts";
import { type Letterhead, letterheadFor, type PersonOnPaper } from "./letterhead.ts";

type AccountExpression = string | RawBuilder<string>;
/** The account whose papers are read: the signed-in one, or the one that it represents. */
const reader = raw<string>`app_subject()`;

/** All people on an account, in its order. */
const onAccount = (accountId: AccountExpression) =>
  sql
    .selectFrom("accountInsured as link")
    .innerJoin("insured", "insured.insuredNumber", "link.insuredNumber")
    .innerJoin("account", "account.id", "link.accountId")
    .select([
      "insured.insuredNumber",
      "firstname",
      "lastname",
      "birthdate",
      "gender",
      "displayName",
      raw<boolean>`insured.insured_number = account.insured_number`.as("isHolder"),
    ])
    .where("link.accountId", "=", accountId)
    .orderBy("link.position");

const letterAddress = (accountId: AccountExpression, date: string) =>
  sql
    .selectFrom("postalAddress")
    .innerJoin("account", "account.insuredNumber", "postalAddress.insuredNumber")
    .select(["street", "number", "complement", "poBox", "zip", "city", "country"])
    .where("account.id", "=", accountId)
    .where("postalAddress.correspondance", "=", true)
    // The letter address of that day, or the earliest one if none is known.
    .orderBy(raw`${date}::date between valid_from and valid_to`, "desc")
    .orderBy("validFrom")
    .limit(1);

type OnAccount = Awaited<ReturnType<ReturnType<typeof onAccount>["execute"]>>;
type Address = Awaited<ReturnType<ReturnType<typeof letterAddress>["execute"]>>[number];

/** The people on a paper: the addressee and the people whom it concerns. */
export interface PeopleOnPaper {
  head: Letterhead;
  people: PersonOnPaper[];
  address: Address | undefined;
}

interface PeopleQuery {
  accountId: string;
  /** The insured people whom it concerns. */
  partenaires: readonly number[];
  date: string;
  language: string;
}

/** Reads the people of an issued paper, in the transaction that files it. */
export async function peopleForPaper(
  db: Kysely<Tables>,
  wanted: PeopleQuery,
): Promise<PeopleOnPaper> {
  const { accountId, date } = wanted;
  const { rows: everybody } = await db.executeQuery(onAccount(accountId).compile());
  const { rows } = await db.executeQuery(letterAddress(accountId, date).compile());
  return peopleOf(everybody, rows[0], wanted);
}

/** Reads the people of a paper that is drawn at once and not stored. */
export async function readPeople(
  ctx: Context,
  wanted: Omit<PeopleQuery, "accountId">,
): Promise<PeopleOnPaper> {
  const [everybody, [address]] = await Promise.all([
    ctx.read(bind(onAccount(reader))),
    ctx.read(bind(letterAddress(reader, wanted.date))),
  ]);
  return peopleOf(everybody, address, wanted);
}

function peopleOf(
  everybody: OnAccount,
  address: Address | undefined,
  { partenaires, language }: Pick<PeopleQuery, "partenaires" | "language">,
): PeopleOnPaper {
  const holder = everybody.find(({ isHolder }) => isHolder);
  const person = holder && { ...holder, gender: Gender.parse(holder.gender) };
  const name = everybody[0]?.displayName ?? "";
  const people = everybody
    .filter(({ insuredNumber }) => partenaires.includes(insuredNumber))
    .map(({ insuredNumber, firstname, lastname, birthdate }) => ({
      insuredNumber,
      firstname,
      lastname,
      birthdate,
    }));
  return {
    head: letterheadFor({ name, person, address }, knownLanguage(language)),
    people,
    address,
  };
}
