import type { Translate } from "./i18n.tsx";
import type { TextKey } from "./texts.ts";

/** The text of a rule's message key. A key that the forms do not know says at least that something is wrong. */
export function problemText(t: Translate<"global">, key: string | undefined): string | undefined {
  if (key === undefined) return undefined;
  const name = `form.${key}`;
  const text = t(name as TextKey<"global">);
  return text === `!${name}!` ? t("form.invalid") : text;
}

/** The message of a field's error, or the first one of the parts it is made of. */
export function messageIn(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string") return error.message;
  const parts = Object.entries(error).filter(([name]) => name !== "ref");
  return parts.map(([, part]) => messageIn(part)).find((message) => message !== undefined);
}
