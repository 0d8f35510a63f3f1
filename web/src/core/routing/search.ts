import { yearsFrom } from "@portal/model/calendar/dates.ts";
import { navigate, useLocation } from "./router.tsx";

export interface SearchParameter<Value> {
  readonly name: string;
  /** The value in the address; an invalid value counts as missing. */
  read(search: string): Value;
  /** The change that writes a value into the address; the default is omitted. */
  to(value: Value): SearchChange;
}
export interface SearchChange {
  readonly name: string;
  readonly texts: readonly string[];
}

/** A parameter with one of several values. */
export interface Choice<Value> extends SearchParameter<Value> {
  readonly options: readonly Value[];
}

/** A parameter with any of several values. */
export interface Filter<Value> extends SearchParameter<readonly Value[]> {
  readonly options: readonly Value[];
}

/** One of the options; without a value in the address the default, which is the first unless given. */
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

/** Any of the options, in their own order; none by default. */
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

/** The page of a list, with its default page. Any other change of the query resets it. */
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

/** The year of a list: the current one or an earlier one. */
export function yearChoice(today: string, limit?: Parameters<typeof yearsFrom>[1]): Choice<number> {
  return oneOf("year", yearsFrom(today, limit));
}

/** A query with changes; other parameters stay, except the page of a list. */
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

/** Reads and changes the query. Each change is a history entry that Back undoes. */
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
