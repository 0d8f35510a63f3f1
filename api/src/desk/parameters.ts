import { Problem } from "@portal/model/portal/problems.ts";
import type { Context } from "hono";
import { z } from "zod";
import type { DeskVariables } from "./call.ts";

/** The id in the path; what is no id is not found, as an id that does not exist. */
export function idIn(c: Context<DeskVariables>): string {
  const id = z.uuid().safeParse(c.req.param("id"));
  if (!id.success) throw new Problem("NOT_FOUND");
  return id.data;
}
