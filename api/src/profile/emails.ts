import { CreateEmail, DeleteContact, UpdateEmail } from "@portal/model/contacts.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Context } from "../core/context.ts";
import { parse } from "../core/http/parse.ts";
import {
  addContact,
  changeContact,
  type Contact,
  type ContactRules,
  removeContact,
} from "./contacts.ts";

const rules: ContactRules = {
  kind: "EMAIL",
  field: "email",
  // 409: the form shows that the address already exists.
  existing: () => new Problem("CONFLICT", { reason: "EXISTS" }),
  types: { create: "CREATE_EMAIL", update: "UPDATE_EMAIL", delete: "DELETE_EMAIL" },
  detailsOf: ({ value, nature }) => ({ email: value, nature }),
};

export async function createEmail(ctx: Context, input: CreateEmail): Promise<Contact> {
  const { email, ...contact } = parse(CreateEmail, input);
  return addContact(ctx, rules, { ...contact, value: email, mobile: null });
}

export async function updateEmail(ctx: Context, input: UpdateEmail): Promise<Contact> {
  const { email, ...contact } = parse(UpdateEmail, input);
  return changeContact(ctx, rules, { ...contact, value: email, mobile: null });
}

export async function deleteEmail(ctx: Context, input: DeleteContact): Promise<boolean> {
  return removeContact(ctx, rules, parse(DeleteContact, input));
}
