import { recordIn } from "../json.ts";
import { tokenIn } from "./token.ts";

/** The opaque id of the signed-in account; "" without a token, as in development. */
export function subjectIn(cookies: string): string {
  const claims = tokenIn(cookies)?.header.split(".")[1] ?? "";
  try {
    const { sub } = recordIn(JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))));
    return typeof sub === "string" ? sub : "";
  } catch {
    return "";
  }
}
