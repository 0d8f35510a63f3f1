import {
  type FoundCustomer,
  type FoundCustomers,
  MOST_FOUND,
} from "@portal/model/desk/customers.ts";
import { sql as raw } from "kysely";
import { emailLookup } from "../../core/secrets/secrets.ts";
import { hashOf } from "../../insurer/contacts/sealed-contacts.ts";
import { deletionVariants, nearestWords } from "../../insurer/spelling.ts";
import { type DeskCall, type DeskWork, deskRead } from "../call.ts";
import { searchQuery, type TypedSearch, typedSearch } from "./typed-search.ts";

/** The customers whom a text may mean. Words that nothing was found for are taken for misspelt ones. */
export function findCustomers(call: DeskCall, text: string): Promise<FoundCustomers> {
  return deskRead(call, { what: "Desk.search" }, async (desk) => {
    const typed = typedSearch(text);
    const found = await search(
      desk,
      typed,
      typed.words.map((word) => [word]),
    );
    if (found.length > 0 || typed.words.length === 0) return answer(found, false);
    const likes = await likesOf(desk, typed.words);
    return answer(await search(desk, typed, likes), true);
  });
}

function answer(found: FoundCustomer[], isNear: boolean): FoundCustomers {
  return {
    customers: found.slice(0, MOST_FOUND),
    isNear: isNear && found.length > 0,
    isCut: found.length > MOST_FOUND,
  };
}

async function search(
  { db, secrets }: DeskWork,
  { birthdate, number, invoice, email, phone }: TypedSearch,
  words: readonly (readonly string[])[],
): Promise<FoundCustomer[]> {
  const hashes = [
    ...(email === null ? [] : [hashOf(secrets, "EMAIL", email), emailLookup(secrets, email)]),
    ...(phone === null ? [] : [hashOf(secrets, "PHONE", phone)]),
  ];
  const { rows } = await raw<FoundCustomer>`
    select insured_number as "insuredNumber", firstname, lastname, year_of_birth as "yearOfBirth", place,
      left_on as "leftOn", died_on as "diedOn"
    from desk_find_customers(${searchQuery(words)}, ${birthdate}::date, ${number}::integer, ${invoice},
      ${hashes.length > 0 ? hashes : null}::bytea[], ${MOST_FOUND + 1})`.execute(db);
  return rows;
}

/** Each word with the known words that are nearest to it. */
export async function likesOf({ db }: DeskWork, words: readonly string[]): Promise<string[][]> {
  const { rows } = await raw<{ word: string }>`
    select word from desk_near_words(${words.flatMap(deletionVariants)}) word`.execute(db);
  const known = rows.map(({ word }) => word);
  return words.map((word) => [
    word,
    ...nearestWords(word, known)
      .map((match) => match.word)
      .filter((like) => like !== word),
  ]);
}
