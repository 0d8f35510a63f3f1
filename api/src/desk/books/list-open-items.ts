import {
  type AccountBooks,
  OPEN_ITEMS_PAGE,
  type OpenItem,
  type OpenItems,
  type OpenItemsFilter,
  type OpenItemsQuery,
  type OpenSums,
} from "@portal/model/desk/books/open-items.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import { Names } from "../../insurer/cover/stored-shapes.ts";
import { creditsOfAccount } from "./list-credits.ts";
import { type DeskCall, type DeskWork, deskAct, deskRead } from "../call.ts";

const LOOK = { what: "Desk.openItems" };

/** An account with more open invoices than this is no household. */
const MOST_OF_ACCOUNT = 500;

/** A page of what is owed, by deadline. */
export function listOpenItems(call: DeskCall, query: OpenItemsQuery): Promise<OpenItems> {
  return deskRead(call, LOOK, async (desk) => {
    const found = await itemsOf(desk, query, OPEN_ITEMS_PAGE + 1);
    return { items: found.slice(0, OPEN_ITEMS_PAGE), hasMore: found.length > OPEN_ITEMS_PAGE };
  });
}

/** The sums of the whole list under a filter. */
export function sumOpenItems(call: DeskCall, filter: OpenItemsFilter): Promise<OpenSums> {
  return deskRead(call, LOOK, async ({ db, today }) => {
    const { rows } = await raw<{ kind: string; key: string; count: number; amount: number }>`
      select kind, key, count, amount from desk_open_sums(${JSON.stringify(filter)}, ${today})
      order by key`.execute(db);
    const by = (wanted: string) =>
      rows.filter(({ kind }) => kind === wanted).map(({ kind: _kind, ...sum }) => sum);
    const [{ count, amount } = { count: 0, amount: 0 }] = by("all");
    const insurers = await db
      .selectFrom("insurer")
      .select(["code", "names"])
      .orderBy("code")
      .execute();
    return {
      count,
      amount,
      byStatus: by("status"),
      byAge: by("age"),
      byLaw: by("law"),
      byInsurer: by("insurer"),
      insurers: insurers.map(({ code, names }) => ({ code, names: Names.parse(names) })),
    };
  });
}

/**
 * What the account of a person owes. The role of the books needs no case for it, and the customer reads in their access
 * history that it was looked at.
 */
export function openAccountBooks(call: DeskCall, number: number): Promise<AccountBooks> {
  return deskAct(call, { right: "books.read" }, async (desk) => {
    const { rows } = await raw<{ id: string | null }>`
      select desk_books_account(${number}) as id`.execute(desk.db);
    const accountId = rows[0]?.id;
    if (!accountId) throw new Problem("NOT_FOUND");
    const items = await itemsOf(desk, { number: String(number) }, MOST_OF_ACCOUNT);
    const credits = await creditsOfAccount(desk, accountId);
    await desk.note({ action: "read", subject: "Desk.invoices", accountId });
    return {
      insuredNumber: number,
      holder: items[0]?.holder ?? credits[0]?.holder ?? "",
      open: items.reduce((sum, { open }) => sum + open, 0),
      items,
      credits,
    };
  });
}

async function itemsOf(
  { db, today }: DeskWork,
  query: OpenItemsQuery,
  limit: number,
): Promise<OpenItem[]> {
  const { rows } = await raw<OpenItem>`
    select no, holder, insured_number as "insuredNumber", law, insurer_code as "insurerCode", status,
      invoice_date as "invoiceDate", due_since as "dueSince", deadline, total, fees, open, has_plan as "hasPlan",
      is_carried as "isCarried"
    from desk_open_items(${JSON.stringify(query)}, ${today}, ${limit})`.execute(db);
  return rows;
}
