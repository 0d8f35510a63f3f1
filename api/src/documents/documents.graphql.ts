import { DocumentFilterType, DocumentSubType, DocumentType } from "@portal/model/documents.ts";
import { builder } from "../core/http/graphql.ts";
import { type ListedDocument, listDocuments } from "./documents.ts";

const DocumentTypeEnum = builder.enumType("DocumentType", { values: DocumentType.options });
const DocumentSubTypeEnum = builder.enumType("DocumentSubType", {
  values: DocumentSubType.options,
});
const DocumentFilterTypeEnum = builder.enumType("DocumentFilterType", {
  description: "What somebody looks for when a help page sends them to their documents.",
  values: DocumentFilterType.options,
});

const Document = builder.objectRef<ListedDocument>("Document").implement({
  description: "Something we wrote to the account.",
  fields: (t) => ({
    iddms: t.exposeID("iddms"),
    description: t.exposeString("description", { description: "In the language of the request." }),
    type: t.field({ type: DocumentTypeEnum, resolve: ({ type }) => DocumentType.parse(type) }),
    subType: t.field({
      type: DocumentSubTypeEnum,
      resolve: ({ subType }) => DocumentSubType.parse(subType),
    }),
    code: t.exposeString("code"),
    date: t.expose("date", { type: "Date" }),
    seen: t.exposeBoolean("seen"),
    documentFilterType: t.field({
      type: DocumentFilterTypeEnum,
      resolve: (document) => DocumentFilterType.parse(document.documentFilterType),
    }),
    partenaires: t.intList({
      description: "The insured people whom it concerns.",
      resolve: ({ partenaires }) => [...partenaires],
    }),
  }),
});

builder.queryField("documents", (t) =>
  t.field({
    type: [Document],
    args: {
      from: t.arg({ type: "Date", required: true }),
      to: t.arg({ type: "Date", required: true }),
      types: t.arg({ type: [DocumentTypeEnum] }),
      subTypes: t.arg({ type: [DocumentSubTypeEnum] }),
    },
    resolve: (_root, wish, ctx) => listDocuments(ctx, wish),
  }),
);
