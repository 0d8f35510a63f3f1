import { Problem } from "@portal/model/portal/problems.ts";
import type { Context } from "hono";
import { z } from "zod";
import type { DeskVariables } from "./call.ts";

/** The id in the path; what is no id is not found, as an id that does not exist. */
export function idIn(c: Context<DeskVariables>, name = "id"): string {
  const id = z.uuid().safeParse(c.req.param(name));
  if (!id.success) throw new Problem("NOT_FOUND");
  return id.data;
}

/** The number of an invoice in the path. */
export function invoiceNumberIn(c: Context<DeskVariables>): string {
  const no = z
    .string()
    .regex(/^\d{7,20}$/)
    .safeParse(c.req.param("no"));
  if (!no.success) throw new Problem("NOT_FOUND");
  return no.data;
}

const InsuredNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

export function insuredNumberIn(c: Context<DeskVariables>): number {
  const number = InsuredNumber.safeParse(c.req.param("number"));
  if (!number.success) throw new Problem("NOT_FOUND");
  return number.data;
}
