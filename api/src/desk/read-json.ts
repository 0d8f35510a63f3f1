import { Problem } from "@portal/model/portal/problems.ts";
import type { Context } from "hono";
import type { DeskVariables } from "./call.ts";

/** The JSON of a body; other content types are refused, because a form of another page could send them. */
export async function readJson(c: Context<DeskVariables>): Promise<unknown> {
  if (!/^application\/json\b/i.test(c.req.header("content-type") ?? ""))
    throw new Problem("UNSUPPORTED_TYPE");
  try {
    return await c.req.json();
  } catch {
    throw new Problem("INVALID", { fields: { body: "invalid" } });
  }
}
