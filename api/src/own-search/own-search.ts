import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { bestThings, SEARCHED_YEARS } from "@portal/model/own-search/own-things.ts";
import { LONGEST_TYPED, termsOf } from "@portal/model/own-search/typed-search.ts";
import { isAddressOwner } from "@portal/model/portal/profile.ts";
import * as z from "zod/mini";
import type { Context } from "../core/context.ts";
import { parse } from "../core/http/parse.ts";
import { type FoundDocument, readDocuments } from "./found-documents.ts";
import { type FoundInvoice, readInvoices } from "./found-invoices.ts";
import {
  type FoundConversation,
  type FoundRequest,
  readConversations,
  readRequests,
} from "./found-requests.ts";
import { type FoundStatement, readStatements } from "./found-statements.ts";
import { countSearch } from "./pace.ts";

export interface OwnSearch {
  invoices: FoundInvoice[];
  statements: FoundStatement[];
  documents: FoundDocument[];
  requests: FoundRequest[];
  conversations: FoundConversation[];
}

/** A limit above the entries of a kind that an account gets in the searched years. */
const MOST_READ = 2000;

const Typed = z.object({ text: z.string().check(z.maxLength(LONGEST_TYPED, "text.tooLong")) });

/**
 * The account's own entries that match the typed text, the best and newest of each kind. Titles are built from codes
 * and parameters in the customer's language, and messages are encrypted: so the account's rows are read by index and
 * compared here.
 */
export async function searchOwn(ctx: Context, args: { text: string }): Promise<OwnSearch> {
  const terms = termsOf(parse(Typed, args).text);
  const session = await ctx.session();
  countSearch(ctx, session.accountId);
  if (terms.length === 0)
    return { invoices: [], statements: [], documents: [], requests: [], conversations: [] };
  const today = todayInZurich(ctx.clock.now());
  const since = `${Number(today.slice(0, 4)) - SEARCHED_YEARS + 1}-01-01`;
  const scope = { today, since, most: MOST_READ };
  const [invoices, statements, documents, requests, conversations] = await Promise.all([
    // As in the list itself: invoices belong to the address owner.
    isAddressOwner(session) ? readInvoices(ctx, scope) : [],
    readStatements(ctx, scope),
    readDocuments(ctx, scope),
    readRequests(ctx, scope),
    readConversations(ctx, scope),
  ]);
  return {
    invoices: bestThings(invoices, terms),
    statements: bestThings(statements, terms),
    documents: bestThings(documents, terms),
    requests: bestThings(requests, terms),
    conversations: bestThings(conversations, terms),
  };
}
