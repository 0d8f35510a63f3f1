import { DocumentFilterType, DocumentSubType, DocumentType } from "@portal/model/documents.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import { type ListedDocument, listDocuments } from "./documents.ts";

const DocumentTypeEnum = builder.enumType("DocumentType", {
  description: "What a document is.",
  values: enumValues(DocumentType.options, {
    DELEGATION_FORM: "A delegation voucher.",
    DOCUMENT: "Anything else.",
    FOREIGN_INVOICE: "A bill for care abroad.",
    INVOICE: "An invoice.",
    STATEMENT: "A statement.",
  }),
});
const DocumentSubTypeEnum = builder.enumType("DocumentSubType", {
  description: "The kind of a document within its type.",
  values: enumValues(DocumentSubType.options, {
    ACCOUNT_STATEMENT: "What was billed and paid in a period.",
    DAMAGE_SETTLEMENT: "What is paid of a damage to belongings.",
    CARD: "An insurance card.",
    CERTIFICATE: "A certificate with a code.",
    CARE_STATEMENT: "What became of bills for care.",
    CONDITIONS: "General conditions.",
    DECLARATION: "A copy of what was declared to us.",
    COST_SHARE: "How deductible and coinsurance of a year stand.",
    INVOICE: "An invoice.",
    POLICY: "An insurance policy.",
    REMINDER: "A reminder, or what followed it.",
    WELCOME: "The first letter to a new customer.",
  }),
});
const DocumentFilterTypeEnum = builder.enumType("DocumentFilterType", {
  description: "The groups by which a help page leads a customer to their documents.",
  values: enumValues(DocumentFilterType.options, {
    CERTIFICATE: "Certificates and cards.",
    CONTRACT: "Policies and conditions.",
    INVOICE: "Invoices and reminders.",
    LETTER: "All other letters.",
    STATEMENT: "Statements of care and of the account.",
  }),
});

const Document = builder.objectRef<ListedDocument>("Document").implement({
  description: "Something we wrote to the account.",
  fields: (t) => ({
    iddms: t.exposeID("iddms", { description: "Its id, with which it is opened." }),
    description: t.exposeString("description", {
      description: "Its title, in the language of the request.",
    }),
    reference: t.exposeString("reference", {
      nullable: true,
      description: "Its number, such as `Invoice 4218 7300 0001`; null where the title says it.",
    }),
    type: t.field({
      type: DocumentTypeEnum,
      description: "What it is.",
      resolve: ({ type }) => DocumentType.parse(type),
    }),
    subType: t.field({
      type: DocumentSubTypeEnum,
      description: "The kind of document within its type.",
      resolve: ({ subType }) => DocumentSubType.parse(subType),
    }),
    code: t.exposeString("code", {
      description: "What it was made with: the code of its template.",
    }),
    date: t.expose("date", { type: "Date" }),
    seen: t.exposeBoolean("seen", { description: "Whether the account has opened it." }),
    documentFilterType: t.field({
      type: DocumentFilterTypeEnum,
      description: "The group in which a customer looks for it.",
      resolve: (document) => DocumentFilterType.parse(document.documentFilterType),
    }),
    partenaires: t.intList({
      description: "The numbers of the insured people whom it concerns.",
      resolve: ({ partenaires }) => [...partenaires],
    }),
  }),
});

builder.queryField("documents", (t) =>
  t.field({
    type: [Document],
    description: "What we wrote to the account in a period, the newest first.",
    args: {
      from: t.arg({ type: "Date", required: true, description: "The first day of the period." }),
      to: t.arg({ type: "Date", required: true, description: "The last day of the period." }),
      types: t.arg({
        type: [DocumentTypeEnum],
        description: "Only these; all where it is left out.",
      }),
      subTypes: t.arg({
        type: [DocumentSubTypeEnum],
        description: "Only these; all where it is left out.",
      }),
      seen: t.arg.boolean({
        description:
          "Only those that were opened, or only those that were not; all where it is left out.",
      }),
    },
    resolve: (_root, args, ctx) => listDocuments(ctx, args),
  }),
);
