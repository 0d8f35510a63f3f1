import { isLanguage, type Language } from "@portal/model/portal/languages.ts";
import type { QueryClient } from "@tanstack/react-query";
import { recordIn } from "./http/json.ts";
import type { TextGroup } from "./language/texts.ts";

/** What a page that the server painted is taken over from. */
export interface Painted {
  readonly language: Language;
  /** The instant of its clock. */
  readonly at: number;
  /** The groups of texts that stand in it. */
  readonly texts: readonly TextGroup[];
  /** What was asked for it: the key of each question, and its answer. */
  readonly answers: readonly (readonly [key: readonly unknown[], answer: unknown])[];
}

/** As JSON that can stand in a page: nothing in it ends the element that holds it. */
export function writePainted(painted: Painted): string {
  return JSON.stringify(painted, packed).replaceAll("<", String.raw`\u003c`);
}

/** What the server left in this page; nothing where it painted none. */
export function readPainted(): Painted | undefined {
  const element = document.getElementById("painted");
  if (!element?.textContent) return undefined;
  const painted: unknown = unpacked(JSON.parse(element.textContent));
  element.remove();
  return isPainted(painted) ? painted : undefined;
}

function isPainted(painted: unknown): painted is Painted {
  const { language, at, texts, answers } = recordIn(painted);
  return (
    isLanguage(language) && typeof at === "number" && Array.isArray(texts) && Array.isArray(answers)
  );
}

/** Whoever asks for one of these finds it answered. */
export function fill(cache: QueryClient, { answers }: Painted): void {
  for (const [key, answer] of answers) cache.setQueryData(key, answer);
}

/** For a question whose answer may be another one by the time the browser has the page: it asks for itself. */
export const askedByTheBrowser = { askedByTheBrowser: true } as const;

/** The same where nothing can be drawn before: such a page is not painted. */
export const neededByTheBrowser = { ...askedByTheBrowser, isNeeded: true } as const;

export function isNeededByTheBrowser(meta: Readonly<Record<string, unknown>> | undefined): boolean {
  return meta?.["isNeeded"] === true;
}

export function isAskedByTheBrowser(meta: Readonly<Record<string, unknown>> | undefined): boolean {
  return meta?.["askedByTheBrowser"] === true;
}

/** Everything that was asked and answered, but for what the browser asks itself. */
export function answersIn(cache: QueryClient): Painted["answers"] {
  return cache
    .getQueryCache()
    .getAll()
    .filter(({ meta }) => !isAskedByTheBrowser(meta))
    .flatMap(({ queryKey, state }) =>
      // What was known without being asked is known again.
      state.status === "success" && state.dataUpdateCount > 0
        ? [[queryKey, state.data] as const]
        : [],
    );
}

/** JSON knows neither sets nor maps. */
function packed(_name: string, value: unknown): unknown {
  if (value instanceof Set) return { "set of": [...value] };
  return value instanceof Map ? { "map of": [...value] } : value;
}

/** By hand: `JSON.parse` takes many times as long where it has to ask about each value. */
function unpacked(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if ("set of" in value && Array.isArray(value["set of"])) return new Set<unknown>(value["set of"]);
  if ("map of" in value && isPairs(value["map of"])) return new Map(value["map of"]);
  for (const [name, inside] of Object.entries(value)) {
    const own = unpacked(inside);
    if (own !== inside) Reflect.set(value, name, own);
  }
  return value;
}

function isPairs(value: unknown): value is [unknown, unknown][] {
  return Array.isArray(value);
}
