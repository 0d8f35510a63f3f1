import {
  type FoundInvoice,
  type FoundInvoices,
  MOST_INVOICES,
} from "@portal/model/desk/books/payments.ts";
import { rappenOf } from "@portal/model/money.ts";
import { foldPlace } from "@portal/model/places/places.ts";
import { readTypedNumber } from "@portal/model/typing/typed-numbers.ts";
import { sql as raw } from "kysely";
import { type DeskCall, type DeskWork, deskRead } from "../call.ts";
import { likesOf } from "../customers/find-customers.ts";
import { searchQuery } from "../customers/typed-search.ts";

interface TypedInvoice {
  no: string | null;
  reference: string | null;
  /** In rappen. */
  amount: number | null;
  words: string[];
}

/** The invoices that a text may mean; misspelt names are found as customers are. */
export function findInvoices(call: DeskCall, text: string): Promise<FoundInvoices> {
  return deskRead(call, { what: "Desk.payments" }, async (desk) => {
    const typed = typedInvoice(text);
    const found = await search(
      desk,
      typed,
      typed.words.map((word) => [word]),
    );
    if (found.length > 0 || typed.words.length === 0) return answer(found, false);
    return answer(await search(desk, typed, await likesOf(desk, typed.words)), true);
  });
}

function answer(found: FoundInvoice[], isNear: boolean): FoundInvoices {
  return {
    invoices: found.slice(0, MOST_INVOICES),
    isNear: isNear && found.length > 0,
    isCut: found.length > MOST_INVOICES,
  };
}

const AMOUNT = /(?<![\d.,])\d[\d'’]*[.,]\d{2}(?!\d)/;

/** Exported for its test. */
export function typedInvoice(text: string): TypedInvoice {
  const none = { no: null, reference: null, amount: null, words: [] };
  const digits = text.replaceAll(/\s/g, "");
  if (/^\d{26,27}$/.test(digits)) return { ...none, reference: digits.padStart(27, "0") };
  if (/^\d{7,20}$/.test(digits)) return { ...none, no: digits };
  const [francs] = AMOUNT.exec(text) ?? [];
  const amount = francs === undefined ? undefined : readTypedNumber(francs);
  const rest = francs === undefined ? text : text.replace(francs, " ").replace(/\bCHF\b/i, " ");
  return {
    ...none,
    amount: amount === undefined ? null : rappenOf(amount),
    words: foldPlace(rest).split(" ").filter(Boolean),
  };
}

async function search(
  { db }: DeskWork,
  { no, reference, amount }: TypedInvoice,
  words: readonly (readonly string[])[],
): Promise<FoundInvoice[]> {
  const { rows } = await raw<FoundInvoice>`
    select no, holder, insured_number as "insuredNumber", law, insurer_code as "insurerCode", status,
      invoice_date as "invoiceDate", deadline, total, open
    from desk_find_invoices(${no}, ${reference}, ${amount}, ${searchQuery(words)}, ${MOST_INVOICES + 1})`.execute(
    db,
  );
  return rows;
}
