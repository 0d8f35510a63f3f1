/** A rule of a text; the name stands in refusals. */
export interface TextRule {
  name: string;
  test: (text: string) => boolean;
}

/** An element of the Swiss subset of a message. Children come in the order of the list. */
export interface Element {
  name: string;
  least: 0 | 1;
  most: number;
  /** The rule of its text; an element with children has none. */
  text?: TextRule;
  children?: readonly Element[];
  /** Exactly one of the children is present. */
  isChoice?: boolean;
  /** Part of the standard without meaning for us: its content is read under the limits alone. */
  isOpen?: boolean;
  /** Whether it has an attribute with the currency. */
  hasCurrency?: boolean;
}

/** A message: its namespace, and the element within `Document`. */
export interface Message {
  namespace: string;
  root: Element;
}

export const MANY = Number.POSITIVE_INFINITY;

/** A name with its occurrence: `Nm` once, `Nm?` at most once, `Nm+` at least once, `Nm*` any number of times. */
function occurring(named: string): Pick<Element, "name" | "least" | "most"> {
  const mark = named.at(-1) ?? "";
  const name = named.replace(/[?+*]$/, "");
  if (mark === "?") return { name, least: 0, most: 1 };
  if (mark === "+") return { name, least: 1, most: MANY };
  return mark === "*" ? { name, least: 0, most: MANY } : { name, least: 1, most: 1 };
}

export const group = (named: string, ...children: Element[]): Element => ({
  ...occurring(named),
  children,
});

export const choice = (named: string, ...children: Element[]): Element => ({
  ...occurring(named),
  children: children.map((child) => ({ ...child, least: 0 })),
  isChoice: true,
});

export const leaf = (named: string, text: TextRule): Element => ({ ...occurring(named), text });

export const money = (named: string, text: TextRule): Element => ({
  ...occurring(named),
  text,
  hasCurrency: true,
});

/** Parts of the standard that are read over, in their order. */
export const open = (...names: string[]): Element[] =>
  names.map((named) => ({ ...occurring(named), isOpen: true }));
