import {
  ContactNature,
  type CreateEmail,
  type CreatePhone,
  type UpdateEmail,
  type UpdatePhone,
} from "@portal/model/contacts.ts";
import { builder } from "../core/http/graphql.ts";
import { shownNumber } from "../insurer/phone-numbers.ts";
import { type Contact, listContacts } from "./contacts.ts";
import { createEmail, deleteEmail, updateEmail } from "./emails.ts";
import { createPhone, deletePhone, updatePhone } from "./phones.ts";

const Nature = builder.enumType("ContactNature", {
  description: "PRV: private. PRF: at work.",
  values: ContactNature.options,
});

const Email = builder.objectRef<Contact>("Email").implement({
  description: "An e-mail address of an insured person.",
  fields: (t) => ({
    id: t.exposeID("id"),
    insuredNumber: t.exposeInt("insuredNumber"),
    email: t.exposeString("value"),
    nature: t.expose("nature", { type: Nature }),
    version: t.exposeInt("version", { description: "Counts the changes of the entry." }),
  }),
});

const Phone = builder.objectRef<Contact>("Phone").implement({
  description: "A phone number of an insured person.",
  fields: (t) => ({
    id: t.exposeID("id"),
    insuredNumber: t.exposeInt("insuredNumber"),
    number: t.string({ resolve: ({ value }) => shownNumber(value) }),
    nature: t.expose("nature", { type: Nature }),
    mobile: t.boolean({ resolve: ({ mobile }) => mobile === true }),
    version: t.exposeInt("version", { description: "Counts the changes of the entry." }),
  }),
});

const ofWhom = "Of everybody on the account, or of one person.";

builder.queryFields((t) => ({
  emails: t.field({
    type: [Email],
    description: ofWhom,
    args: { insuredNumber: t.arg.int() },
    resolve: (_root, { insuredNumber }, ctx) => listContacts(ctx, "EMAIL", insuredNumber),
  }),
  phones: t.field({
    type: [Phone],
    description: ofWhom,
    args: { insuredNumber: t.arg.int() },
    resolve: (_root, { insuredNumber }, ctx) => listContacts(ctx, "PHONE", insuredNumber),
  }),
}));

const startsFrom = "What the change starts from; refused when the entry has changed since.";

const CreateEmailInput = builder.inputRef<CreateEmail>("CreateEmailInput").implement({
  fields: (t) => ({
    insuredNumber: t.int({ required: true }),
    email: t.string({ required: true }),
    nature: t.field({ type: Nature, required: true }),
  }),
});
const UpdateEmailInput = builder.inputRef<UpdateEmail>("UpdateEmailInput").implement({
  fields: (t) => ({
    id: t.string({ required: true }),
    version: t.int({ description: startsFrom }),
    email: t.string({ required: true }),
    nature: t.field({ type: Nature, required: true }),
  }),
});
const CreatePhoneInput = builder.inputRef<CreatePhone>("CreatePhoneInput").implement({
  fields: (t) => ({
    insuredNumber: t.int({ required: true }),
    number: t.string({ required: true }),
    nature: t.field({ type: Nature, required: true }),
    mobile: t.boolean({ required: true }),
  }),
});
const UpdatePhoneInput = builder.inputRef<UpdatePhone>("UpdatePhoneInput").implement({
  fields: (t) => ({
    id: t.string({ required: true }),
    version: t.int({ description: startsFrom }),
    number: t.string({ required: true }),
    nature: t.field({ type: Nature, required: true }),
    mobile: t.boolean({ required: true }),
  }),
});

builder.mutationFields((t) => ({
  createEmail: t.field({
    type: Email,
    args: { input: t.arg({ type: CreateEmailInput, required: true }) },
    resolve: (_root, { input }, ctx) => createEmail(ctx, input),
  }),
  updateEmail: t.field({
    type: Email,
    args: { input: t.arg({ type: UpdateEmailInput, required: true }) },
    resolve: (_root, { input }, ctx) => updateEmail(ctx, input),
  }),
  deleteEmail: t.boolean({
    args: { id: t.arg.id({ required: true }), version: t.arg.int() },
    resolve: (_root, entry, ctx) => deleteEmail(ctx, entry),
  }),
  createPhone: t.field({
    type: Phone,
    args: { input: t.arg({ type: CreatePhoneInput, required: true }) },
    resolve: (_root, { input }, ctx) => createPhone(ctx, input),
  }),
  updatePhone: t.field({
    type: Phone,
    args: { input: t.arg({ type: UpdatePhoneInput, required: true }) },
    resolve: (_root, { input }, ctx) => updatePhone(ctx, input),
  }),
  deletePhone: t.boolean({
    args: { id: t.arg.id({ required: true }), version: t.arg.int() },
    resolve: (_root, entry, ctx) => deletePhone(ctx, entry),
  }),
}));
