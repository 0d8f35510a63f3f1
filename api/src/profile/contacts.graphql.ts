import {
  ContactNature,
  type CreateEmail,
  type CreatePhone,
  type UpdateEmail,
  type UpdatePhone,
} from "@portal/model/contacts.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import { shownNumber } from "../insurer/phone-numbers.ts";
import { type Contact, listContacts } from "./contacts.ts";
import { createEmail, deleteEmail, updateEmail } from "./emails.ts";
import { createPhone, deletePhone, updatePhone } from "./phones.ts";

const Nature = builder.enumType("ContactNature", {
  description: "What an address or a number is used for.",
  values: enumValues(ContactNature.options, { PRF: "At work.", PRV: "Private." }),
});

const Email = builder.objectRef<Contact>("Email").implement({
  description: "An e-mail address of an insured person.",
  fields: (t) => ({
    id: t.exposeID("id"),
    insuredNumber: t.exposeInt("insuredNumber"),
    email: t.exposeString("value"),
    nature: t.expose("nature", { type: Nature, description: "Private or at work." }),
    version: t.exposeInt("version", {
      description: "Counts the changes of the entry; a change names the one it starts from.",
    }),
  }),
});

const Phone = builder.objectRef<Contact>("Phone").implement({
  description: "A phone number of an insured person.",
  fields: (t) => ({
    id: t.exposeID("id"),
    insuredNumber: t.exposeInt("insuredNumber"),
    number: t.string({
      description: "As people write it.",
      resolve: ({ value }) => shownNumber(value),
    }),
    nature: t.expose("nature", { type: Nature, description: "Private or at work." }),
    mobile: t.boolean({
      description: "Whether it is a mobile phone.",
      resolve: ({ mobile }) => mobile === true,
    }),
    version: t.exposeInt("version", {
      description: "Counts the changes of the entry; a change names the one it starts from.",
    }),
  }),
});

const ofWhom = "Of all insured persons of the account, or of one.";

builder.queryFields((t) => ({
  emails: t.field({
    type: [Email],
    description: ofWhom,
    args: {
      insuredNumber: t.arg.int({
        description: "Only this person's; those of all insured persons where it is left out.",
      }),
    },
    resolve: (_root, { insuredNumber }, ctx) => listContacts(ctx, "EMAIL", insuredNumber),
  }),
  phones: t.field({
    type: [Phone],
    description: ofWhom,
    args: {
      insuredNumber: t.arg.int({
        description: "Only this person's; those of all insured persons where it is left out.",
      }),
    },
    resolve: (_root, { insuredNumber }, ctx) => listContacts(ctx, "PHONE", insuredNumber),
  }),
}));

const startsFrom = "What the change starts from; refused when the entry has changed since.";

const CreateEmailInput = builder.inputRef<CreateEmail>("CreateEmailInput").implement({
  description: "An e-mail address to add to a person.",
  fields: (t) => ({
    insuredNumber: t.int({ required: true }),
    email: t.string({ required: true }),
    nature: t.field({ type: Nature, required: true, description: "Private or at work." }),
  }),
});
const UpdateEmailInput = builder.inputRef<UpdateEmail>("UpdateEmailInput").implement({
  description: "What an e-mail address shall be.",
  fields: (t) => ({
    id: t.string({ required: true }),
    version: t.int({ description: startsFrom }),
    email: t.string({ required: true }),
    nature: t.field({ type: Nature, required: true, description: "Private or at work." }),
  }),
});
const CreatePhoneInput = builder.inputRef<CreatePhone>("CreatePhoneInput").implement({
  description: "A phone number to add to a person.",
  fields: (t) => ({
    insuredNumber: t.int({ required: true }),
    number: t.string({
      required: true,
      description: "As people write it, with or without the country's code.",
    }),
    nature: t.field({ type: Nature, required: true, description: "Private or at work." }),
    mobile: t.boolean({ required: true, description: "Whether it is a mobile phone." }),
  }),
});
const UpdatePhoneInput = builder.inputRef<UpdatePhone>("UpdatePhoneInput").implement({
  description: "What a phone number shall be.",
  fields: (t) => ({
    id: t.string({ required: true }),
    version: t.int({ description: startsFrom }),
    number: t.string({
      required: true,
      description: "As people write it, with or without the country's code.",
    }),
    nature: t.field({ type: Nature, required: true, description: "Private or at work." }),
    mobile: t.boolean({ required: true, description: "Whether it is a mobile phone." }),
  }),
});

builder.mutationFields((t) => ({
  createEmail: t.field({
    type: Email,
    description: "Adds an e-mail address to a person.",
    args: { input: t.arg({ type: CreateEmailInput, required: true }) },
    resolve: (_root, { input }, ctx) => createEmail(ctx, input),
  }),
  updateEmail: t.field({
    type: Email,
    description: "Changes an e-mail address.",
    args: { input: t.arg({ type: UpdateEmailInput, required: true }) },
    resolve: (_root, { input }, ctx) => updateEmail(ctx, input),
  }),
  deleteEmail: t.boolean({
    description: "Removes an e-mail address; answers true.",
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({
        description:
          "What the change starts from; refused when the entry has changed since. Not asked where it is left out.",
      }),
    },
    resolve: (_root, entry, ctx) => deleteEmail(ctx, entry),
  }),
  createPhone: t.field({
    type: Phone,
    description: "Adds a phone number to a person.",
    args: { input: t.arg({ type: CreatePhoneInput, required: true }) },
    resolve: (_root, { input }, ctx) => createPhone(ctx, input),
  }),
  updatePhone: t.field({
    type: Phone,
    description: "Changes a phone number.",
    args: { input: t.arg({ type: UpdatePhoneInput, required: true }) },
    resolve: (_root, { input }, ctx) => updatePhone(ctx, input),
  }),
  deletePhone: t.boolean({
    description: "Removes a phone number; answers true.",
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({
        description:
          "What the change starts from; refused when the entry has changed since. Not asked where it is left out.",
      }),
    },
    resolve: (_root, entry, ctx) => deletePhone(ctx, entry),
  }),
}));
