import { yearsFrom } from "@portal/model/calendar/dates.ts";
import { navigate, useLocation } from "./router.tsx";

/** One thing that the address remembers after its question mark. */
export interface SearchParameter<Value> {
  readonly name: string;
  /** What the address says; what it cannot mean counts as not said. */
  read(search: string): Value;
  /** The change that makes the address say something; the default is not written out. */
  to(value: Value): SearchChange;
}
export interface SearchChange {
  readonly name: string;
  readonly texts: readonly string[];
}

/** A parameter that has one of several values. */
export interface Choice<Value> extends SearchParameter<Value> {
  readonly options: readonly Value[];
}

/** A parameter that has any of several values. */
export interface Filter<Value> extends SearchParameter<readonly Value[]> {
  readonly options: readonly Value[];
}

/** One of the options; the first of them, unless said otherwise, when the address names none. */
export function oneOf<const Value extends string | number>(
  name: string,
  options: readonly [Value, ...Value[]],
  fallback: Value = options[0],
): Choice<Value> {
  return {
    name,
    options,
    read: (search) => {
      const [text] = textsOf(search, name);
      return options.find((option) => String(option) === text) ?? fallback;
    },
    to: (value) => ({ name, texts: value === fallback ? [] : [String(value)] }),
  };
}

/** Any of the options, in their own order; none of them by default. */
export function anyOf<const Value extends string>(
  name: string,
  options: readonly Value[],
): Filter<Value> {
  const among = (texts: readonly string[]) => options.filter((option) => texts.includes(option));
  return {
    name,
    options,
    read: (search) => among(textsOf(search, name)),
    to: (values) => ({ name, texts: among(values) }),
  };
}

/** The page of a list that begins at one of its pages. Whoever changes anything else in the address starts again there. */
export function pageFrom(first: number): SearchParameter<number> {
  return {
    name: "page",
    read: (search) => {
      const [text = ""] = textsOf(search, "page");
      return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : first;
    },
    to: (page) => ({ name: "page", texts: page === first ? [] : [String(page)] }),
  };
}

/** The page of a list, from 1. */
export const pageNumber = pageFrom(1);

/** The year of a list: the current one, or one before it. */
export function yearChoice(today: string, limit?: Parameters<typeof yearsFrom>[1]): Choice<number> {
  return oneOf("year", yearsFrom(today, limit));
}

/** A search with changes made to it; what they do not name stays, except the page of a list. */
export function searchWith(search: string, changes: readonly SearchChange[]): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(pageNumber.name);
  for (const { name, texts } of changes) {
    parameters.delete(name);
    for (const text of texts) parameters.append(name, text);
  }
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}

function textsOf(search: string, name: string): string[] {
  return new URLSearchParams(search).getAll(name);
}

/** What the address remembers, and the way to change it. Each change is a step that the back button undoes. */
export function useSearch() {
  const { path, search } = useLocation();
  const hrefWith = (...changes: SearchChange[]) => path + searchWith(search, changes);
  return {
    get: <Value>(parameter: SearchParameter<Value>) => parameter.read(search),
    set: (...changes: SearchChange[]) => navigate(hrefWith(...changes)),
    /** The address after the changes, for a link. */
    hrefWith,
  };
}
