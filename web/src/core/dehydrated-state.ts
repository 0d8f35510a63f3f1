import { isLanguage, type Language } from "@portal/model/portal/languages.ts";
import {
  dehydrate,
  type DehydratedState,
  hydrate,
  type Query,
  type QueryClient,
} from "@tanstack/react-query";
import { recordIn } from "./json.ts";
import type { TextGroup } from "./texts/texts.ts";

/** The state from which a server-rendered page is hydrated. */
export interface DehydratedPage {
  readonly language: Language;
  /** The time of the server's clock at rendering. */
  readonly at: number;
  /** The groups of texts that the page contains. */
  readonly texts: readonly TextGroup[];
  readonly queries: DehydratedState;
}

/** The id of the element that holds the page's state as JSON. */
const elementId = "dehydrated";

/** JSON for a script element: no `<` in it can end the element. */
export function serializePage(page: DehydratedPage): string {
  return JSON.stringify(page, requireJson).replaceAll("<", String.raw`\u003c`);
}

/** A set or a map would silently become an empty object. */
function requireJson(name: string, value: unknown): unknown {
  if (value instanceof Set || value instanceof Map)
    throw new TypeError(`${name} of a query is no JSON`);
  return value;
}

/** The state that the server left in this page; undefined in a client-rendered page. */
export function readDehydratedPage(): DehydratedPage | undefined {
  const element = document.getElementById(elementId);
  if (!element?.textContent) return undefined;
  const page: unknown = JSON.parse(element.textContent);
  element.remove();
  return isDehydratedPage(page) ? page : undefined;
}

/** Only the server writes it, so checking one field is enough. */
function isDehydratedPage(page: unknown): page is DehydratedPage {
  return isLanguage(recordIn(page)["language"]);
}

export function dehydrateCache(cache: QueryClient): DehydratedState {
  return dehydrate(cache, {
    shouldDehydrateQuery: isDehydrated,
    shouldDehydrateMutation: () => false,
  });
}

/** Queries that have only `initialData` have it in the browser as well. */
function isDehydrated({ meta, state }: Query): boolean {
  return !isClientOnly(meta) && state.status === "success" && state.dataUpdateCount > 0;
}

export function hydrateCache(cache: QueryClient, { queries }: DehydratedPage): void {
  hydrate(cache, queries);
}

/** The meta of a query whose answer may be outdated when the browser gets the page: the server does not send it. */
export const clientOnlyQuery = { isClientOnly: true } as const;

/** The meta of a query that the browser must run before the first render: its page is not rendered on the server. */
export const clientFirstQuery = { ...clientOnlyQuery, isClientFirst: true } as const;

type Meta = Readonly<Record<string, unknown>> | undefined;

export function isClientFirst(meta: Meta): boolean {
  return meta?.["isClientFirst"] === true;
}

export function isClientOnly(meta: Meta): boolean {
  return meta?.["isClientOnly"] === true;
}
