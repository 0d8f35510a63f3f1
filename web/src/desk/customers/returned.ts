import { ReturnedMail } from "@portal/model/desk/returned-mail.ts";
import { queryOptions } from "@tanstack/react-query";
import { ask } from "../http/desk-api.ts";

export const RETURNED_PATH = "/customers/returned";

/** The number as it is typed from a letter; undefined for what cannot be one. */
export function numberIn(typed: string): string | undefined {
  const number = typed.replaceAll(/[\s.]/g, "").toUpperCase();
  return /^(?:\d{1,9}|[0-9A-F]{20})$/.test(number) ? number : undefined;
}

export const returnedMail = queryOptions({
  queryKey: ["returned mail"],
  queryFn: () => ask("/returned-mail", ReturnedMail),
});
