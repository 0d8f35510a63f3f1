import {
  CertificateKind,
  CertificateObstacle,
  CertificateStanding,
} from "@portal/model/certificates/certificates.ts";
import { languages } from "@portal/model/portal/languages.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import { type Certificate as Issued, listCertificates, revokeCertificate } from "./certificates.ts";
import { issueCertificate } from "./issue.ts";
import { type CertificateOffer as Offer, readOffers } from "./offers.ts";

const CertificateKindEnum = builder.enumType("CertificateKind", {
  description: "What is certified about an insured person.",
  values: enumValues(CertificateKind.options, {
    CONTRIBUTIONS: "The premiums that were paid in a period.",
    COST_SHARING: "How deductible and coinsurance of this year stand.",
    INSURANCE: "That the person is insured.",
    TAX: "Premiums and costs of a past year, for the tax return.",
  }),
});
const CertificateObstacleEnum = builder.enumType("CertificateObstacle", {
  description: "Why a certificate cannot be issued.",
  values: enumValues(CertificateObstacle.options, {
    NOTHING_PAID: "The account paid no premiums for the person.",
    NOT_INSURED: "The person is not insured here, today or later.",
    NO_CARE_INSURANCE: "The person has no basic insurance this year.",
    NO_YEAR: "No past year has statements or paid premiums.",
    OF_AGE: "The person is of age and issues it in an account of their own.",
  }),
});
const CertificateStandingEnum = builder.enumType("CertificateStanding", {
  description: "How a certificate stands today.",
  values: enumValues(CertificateStanding.options, {
    EXPIRED: "Its last day is over.",
    REVOKED: "The customer revoked it.",
    VALID: "It holds.",
  }),
});
const CertificateLanguage = builder.enumType("CertificateLanguage", {
  description: "The language of a certificate.",
  values: enumValues(languages, {
    de: "German.",
    en: "English.",
    fr: "French.",
    it: "Italian.",
  }),
});

const CertificateOffer = builder.objectRef<Offer>("CertificateOffer").implement({
  description: "A certificate that the account can have about a person, or why it cannot.",
  fields: (t) => ({
    kind: t.expose("kind", { type: CertificateKindEnum, description: "What it would certify." }),
    insuredNumber: t.exposeInt("insuredNumber"),
    firstname: t.exposeString("firstname"),
    lastname: t.exposeString("lastname"),
    obstacle: t.expose("obstacle", {
      type: CertificateObstacleEnum,
      nullable: true,
      description: "Null where it can be issued.",
    }),
    years: t.intList({
      description: "The years with something to certify, the newest first.",
      resolve: ({ years }) => years,
    }),
    insuredFrom: t.field({
      type: "Date",
      nullable: true,
      description: "The first day of an insurance that has not begun; null otherwise.",
      resolve: ({ startsLater }) => startsLater,
    }),
  }),
});

const Certificate = builder.objectRef<Issued>("Certificate").implement({
  description: "A certificate that the account had issued.",
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.expose("kind", { type: CertificateKindEnum, description: "What it certifies." }),
    insuredNumber: t.exposeInt("insuredNumber"),
    firstname: t.exposeString("firstname"),
    lastname: t.exposeString("lastname"),
    language: t.expose("language", {
      type: CertificateLanguage,
      description: "The language it is written in.",
    }),
    from: t.expose("from", {
      type: "Date",
      nullable: true,
      description: "The first day that it certifies; null of a proof of insurance.",
    }),
    to: t.expose("to", { type: "Date", nullable: true, description: "The last day of that." }),
    issuedOn: t.expose("issuedOn", { type: "Date", description: "The day of its issue." }),
    validUntil: t.expose("validUntil", {
      type: "Date",
      nullable: true,
      description: "The last day on which it holds; null where it does not end.",
    }),
    revokedOn: t.expose("revokedOn", {
      type: "Date",
      nullable: true,
      description: "The day of its revocation; null where it was not revoked.",
    }),
    standing: t.expose("standing", {
      type: CertificateStandingEnum,
      description: "How it stands today.",
    }),
    code: t.exposeString("code", { description: "With which others check it." }),
    iddms: t.exposeID("iddms", { description: "Its file among the documents." }),
    checks: t.exposeInt("checks", { description: "How many times its code was checked." }),
    lastCheckAt: t.string({
      nullable: true,
      description: "When its code was last checked.",
      resolve: ({ lastCheckAt }) => lastCheckAt?.toISOString(),
    }),
  }),
});

builder.queryField("certificateOffers", (t) =>
  t.field({
    type: [CertificateOffer],
    description: "Every kind of certificate about every person of the account.",
    resolve: (_root, _args, ctx) => readOffers(ctx),
  }),
);

builder.queryField("certificates", (t) =>
  t.field({
    type: [Certificate],
    description: "The certificates of the account, the newest first.",
    resolve: (_root, _args, ctx) => listCertificates(ctx),
  }),
);

const CertificateInput = builder.inputType("CertificateInput", {
  description: "A certificate to issue, with the fields of its kind alone.",
  fields: (t) => ({
    kind: t.field({ type: CertificateKindEnum, required: true, description: "What to certify." }),
    insuredNumber: t.int({ required: true }),
    language: t.field({
      type: CertificateLanguage,
      required: true,
      description: "The language to write it in.",
    }),
    year: t.int({ description: "Of a tax certificate: a past year." }),
    from: t.field({ type: "Date", description: "Of contributions: the first day." }),
    to: t.field({ type: "Date", description: "Of contributions: the last day, at most today." }),
  }),
});

builder.mutationField("issueCertificate", (t) =>
  t.field({
    type: Certificate,
    description:
      "Issues a certificate and files it among the documents. CONFLICT with the obstacle as `reason` where nothing can be certified.",
    args: { input: t.arg({ type: CertificateInput, required: true, description: "What about." }) },
    resolve: (_root, { input }, ctx) => issueCertificate(ctx, withoutEmpty(input)),
  }),
);

builder.mutationField("revokeCertificate", (t) =>
  t.field({
    type: Certificate,
    description: "Revokes a certificate for good: a check of its code says so from now on.",
    args: { id: t.arg.id({ required: true, description: "Of one's own certificate." }) },
    resolve: (_root, { id }, ctx) => revokeCertificate(ctx, id),
  }),
);

/** A field that was left out may arrive as null. */
function withoutEmpty(input: object): object {
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== null && value !== undefined),
  );
}
