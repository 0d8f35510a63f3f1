import type { Language } from "@portal/model/portal/languages.ts";
import type { TextGroups } from "./text-groups.ts";

export type TextGroup = keyof TextGroups;

type KeysOf<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${KeysOf<Node[Key]>}`;
}[keyof Node & string];
type WithoutPlural<Key extends string> =
  Key extends `${infer Stem}_${"zero" | "one" | "two" | "few" | "many" | "other"}` ? Stem : Key;

export type TextKey<Group extends TextGroup> = KeysOf<TextGroups[Group]>;
export type TextValues = Readonly<Record<string, string | number>>;

/** A JSON file of texts: nested keys, `{{name}}` for values, `_one` and `_other` for plurals. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** The texts that a language loads with the first screen, and the loader of the others. */
export interface FirstTexts {
  readonly groups: Readonly<Record<string, Texts>>;
  readonly others: () => Promise<Readonly<Record<string, () => Promise<Texts>>>>;
}

/** The text of a key with its values, or nothing if the group has no such key. */
export function findText(
  texts: Texts,
  key: string,
  language: Language,
  values: TextValues = {},
): string | undefined {
  const { count } = values;
  const plural =
    typeof count === "number" ? lookUp(texts, `${key}_${pluralOf(count, language)}`) : undefined;
  const text =
    plural ??
    lookUp(texts, key) ??
    (count === undefined ? undefined : lookUp(texts, `${key}_other`));
  return text?.replace(/\{\{\s*(\w+)\s*\}\}/g, (blank, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : blank,
  );
}

/** Like `Intl.PluralRules` for integers, whose first call blocks a phone for 100 ms. */
function pluralOf(count: number, language: Language): "one" | "other" {
  return count === 1 || (count === 0 && language === "fr") ? "one" : "other";
}

function lookUp(texts: Texts, key: string): string | undefined {
  let node: string | Texts | undefined = texts;
  for (const part of key.split(".")) {
    if (typeof node !== "object" || !Object.hasOwn(node, part)) return undefined;
    node = node[part];
  }
  return typeof node === "string" ? node : undefined;
}
