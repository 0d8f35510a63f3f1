import { CreatePhone, DeleteContact, UpdatePhone } from "@portal/model/contacts.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Context } from "../core/context.ts";
import { parse } from "../core/http/parse.ts";
import { numberType, shownNumber } from "../insurer/phone-numbers.ts";
import {
  addContact,
  changeContact,
  type Contact,
  type ContactRules,
  removeContact,
} from "./contacts.ts";

const rules: ContactRules = {
  kind: "PHONE",
  field: "number",
  // 400: the form shows that the number already exists.
  existing: () => new Problem("INVALID", { fields: { number: "phone.exists" } }),
  types: {
    create: "CREATE_PHONE_NUMBER",
    update: "UPDATE_PHONE_NUMBER",
    delete: "DELETE_PHONE_NUMBER",
  },
  detailsOf: ({ value, nature }) => ({ phone: shownNumber(value), nature }),
};

export async function createPhone(ctx: Context, input: CreatePhone): Promise<Contact> {
  const { number, ...contact } = parse(CreatePhone, input);
  requireKnown(number);
  return addContact(ctx, rules, { ...contact, value: number });
}

export async function updatePhone(ctx: Context, input: UpdatePhone): Promise<Contact> {
  const { number, ...contact } = parse(UpdatePhone, input);
  requireKnown(number);
  return changeContact(ctx, rules, { ...contact, value: number });
}

export async function deletePhone(ctx: Context, input: DeleteContact): Promise<boolean> {
  return removeContact(ctx, rules, parse(DeleteContact, input));
}

/** Only the server has the world's numbering plans in full. */
function requireKnown(number: string): void {
  if (!numberType(number)) throw new Problem("INVALID", { fields: { number: "phone.invalid" } });
}
