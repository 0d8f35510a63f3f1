import { DisclosedSubject, ObjectionPurpose, Recipient } from "@portal/model/my-data.ts";
import { CorrectionDatum } from "@portal/model/requests/correction.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import { requestCorrection } from "./correction.ts";
import {
  type Disclosure as DisclosureShape,
  type DisclosureDay as DisclosureDayShape,
  listDisclosures,
} from "./disclosures.ts";
import { listObjections, type Objection as ObjectionShape, setObjection } from "./objections.ts";
import {
  disputeCorrection,
  listPrivacyRequests,
  type PrivacyRequest as PrivacyRequestShape,
} from "./privacy-requests.ts";

const RecipientEnum = builder.enumType("DataRecipient", {
  description: "To whom data went.",
  values: enumValues(Recipient.options, {
    SYSTEM: "A system of record of the insurer.",
    BANK: "The insurer's bank.",
    EMAIL: "The service that sends e-mails.",
    SMS: "The service that sends text messages.",
    PUSH: "The service that sends messages to devices.",
    CERTIFICATE: "A person who checked the code of a certificate.",
  }),
});
const DisclosedSubjectEnum = builder.enumType("DisclosedSubject", {
  description: "What a recipient got.",
  values: enumValues(DisclosedSubject.options, {
    REQUESTS: "Requests, with what they say.",
    CHANGES: "Changes of data, with the new data.",
    DEBITS: "Direct debits.",
    PAYMENTS: "Payments to the customer.",
    MESSAGES: "Messages.",
    CODE_CHECKS: "Whether a certificate is valid.",
  }),
});

const Disclosure = builder.objectRef<DisclosureShape>("Disclosure").implement({
  description: "That data of the account went to a recipient on a day.",
  fields: (t) => ({
    recipient: t.expose("recipient", { type: RecipientEnum, description: "Who got it." }),
    name: t.exposeString("name", {
      nullable: true,
      description: "The name of a system of record; null for all others.",
    }),
    subject: t.expose("subject", { type: DisclosedSubjectEnum, description: "What it was." }),
    count: t.exposeInt("count", { description: "How often on that day." }),
  }),
});
const DisclosureDay = builder.objectRef<DisclosureDayShape>("DisclosureDay").implement({
  description: "Who got what on one day.",
  fields: (t) => ({
    day: t.expose("day", { type: "Date", description: "The day, by Swiss clocks." }),
    entries: t.expose("entries", {
      type: [Disclosure],
      description: "One entry for each recipient and subject.",
    }),
  }),
});
const DisclosurePage = builder
  .objectRef<Awaited<ReturnType<typeof listDisclosures>>>("DisclosurePage")
  .implement({
    description: "Seven days on which data were handed out, the newest first.",
    fields: (t) => ({
      days: t.expose("days", { type: [DisclosureDay], description: "The newest first." }),
      next: t.expose("next", {
        type: "Date",
        nullable: true,
        description: "What to ask for as `before` to read on; null on the last page.",
      }),
    }),
  });

builder.queryField("disclosures", (t) =>
  t.field({
    type: DisclosurePage,
    description: "To whom data of the account were handed out in the last twelve months, by day.",
    args: {
      before: t.arg({
        type: "Date",
        description:
          "Only earlier days: `next` of the page before. From today where it is left out.",
      }),
    },
    resolve: (_root, { before }, ctx) => listDisclosures(ctx, before ?? undefined),
  }),
);

const CorrectionDatumEnum = builder.enumType("CorrectionDatum", {
  description: "What is to be corrected.",
  values: enumValues(CorrectionDatum.options, {
    FIRST_NAME: "The first name.",
    LAST_NAME: "The family name.",
    BIRTHDATE: "The birthdate.",
    SEX: "The sex.",
    NATIONALITY: "The nationality.",
    AHV_NUMBER: "The number of the old-age insurance.",
    CONTRACT: "Something in a contract.",
    INVOICE: "Something in an invoice.",
    STATEMENT: "Something in a statement of benefits.",
    DOCUMENT: "Something in a document.",
    REQUEST: "Something in a request.",
    OTHER: "Something else.",
  }),
});

const PrivacyRequest = builder.objectRef<PrivacyRequestShape>("PrivacyRequest").implement({
  description: "A request for correction or deletion.",
  fields: (t) => ({
    id: t.exposeID("id"),
    datum: t.expose("datum", {
      type: CorrectionDatumEnum,
      nullable: true,
      description: "What is to be corrected; null of a request for deletion.",
    }),
    insuredNumber: t.exposeInt("insuredNumber", {
      nullable: true,
      description: "The person whose data are to be corrected.",
    }),
    status: t.exposeString("status", { description: "An InteractionStatus." }),
    requestedOn: t.expose("requestedOn", { type: "Date", description: "The day of the request." }),
    answerBy: t.expose("answerBy", { type: "Date", description: "The last day for the answer." }),
    decidedOn: t.expose("decidedOn", {
      type: "Date",
      nullable: true,
      description: "The day of the decision.",
    }),
    isWithdrawn: t.exposeBoolean("isWithdrawn", {
      description: "Whether the customer withdrew it.",
    }),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "Why it was refused, in the language of the request.",
    }),
    disputedOn: t.expose("disputedOn", {
      type: "Date",
      nullable: true,
      description: "The day on which the refused datum was marked as disputed.",
    }),
  }),
});

builder.queryField("privacyRequests", (t) =>
  t.field({
    type: [PrivacyRequest],
    description: "The account's requests for correction and deletion, the newest first.",
    resolve: (_root, _args, ctx) => listPrivacyRequests(ctx),
  }),
);

const CorrectionInput = builder.inputType("CorrectionInput", {
  description: "A datum to be corrected.",
  fields: (t) => ({
    insuredNumber: t.int({ required: true }),
    datum: t.field({
      type: CorrectionDatumEnum,
      required: true,
      description: "What is to be corrected.",
    }),
    correct: t.string({
      required: true,
      description: "What is right: a day as YYYY-MM-DD, F or M, 13 digits, or a text.",
    }),
    explanation: t.string({ description: "What is wrong, and how one sees it." }),
    files: t.stringList({ description: "The ids of uploaded files that prove it." }),
  }),
});

builder.mutationField("requestCorrection", (t) =>
  t.id({
    description:
      "Asks for a correction of one's own data or those of one's child, and answers with the id of the request. CONFLICT while one about the same datum is open.",
    args: {
      input: t.arg({ type: CorrectionInput, required: true, description: "What is right." }),
    },
    resolve: async (_root, { input }, ctx) => {
      const given = { ...input, explanation: input.explanation ?? "", files: input.files ?? [] };
      return (await requestCorrection(ctx, given)).id;
    },
  }),
);

builder.mutationField("disputeCorrection", (t) =>
  t.boolean({
    description:
      "Marks the datum of a refused correction as disputed; false where it was marked already.",
    args: { id: t.arg.id({ required: true, description: "Of the refused request." }) },
    resolve: (_root, { id }, ctx) => disputeCorrection(ctx, id),
  }),
);

const ObjectionPurposeEnum = builder.enumType("ObjectionPurpose", {
  description: "What data are not used for once the customer objects.",
  values: enumValues(ObjectionPurpose.options, {
    OFFERS: "Promotions, partners' offers and campaigns.",
    SURVEYS: "Invitations to surveys.",
  }),
});

const Objection = builder.objectRef<ObjectionShape>("Objection").implement({
  description: "A purpose to which a customer may object, and whether they do.",
  fields: (t) => ({
    purpose: t.expose("purpose", { type: ObjectionPurposeEnum, description: "What for." }),
    since: t.exposeString("since", {
      nullable: true,
      description: "When the customer objected, an instant; null while they do not.",
    }),
  }),
});

builder.queryField("objections", (t) =>
  t.field({
    type: [Objection],
    description: "Every purpose to which the account may object.",
    resolve: (_root, _args, ctx) => listObjections(ctx),
  }),
);

builder.mutationField("setObjection", (t) =>
  t.field({
    type: [Objection],
    description:
      "Objects to a purpose, or ends an objection. An objection takes back the consents to the same use.",
    args: {
      purpose: t.arg({ type: ObjectionPurposeEnum, required: true, description: "What for." }),
      objects: t.arg.boolean({ required: true, description: "Whether the customer objects." }),
    },
    resolve: (_root, decision, ctx) => setObjection(ctx, decision),
  }),
);
