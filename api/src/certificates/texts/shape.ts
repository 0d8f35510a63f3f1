import type { CertificateKind } from "@portal/model/certificates/certificates.ts";

/** The texts of certificates; words of contracts are those of the policy, words of taxes those of the tax certificate. */
export interface CertificateTexts {
  title: Readonly<Record<CertificateKind, string>>;
  person: string;
  issuedOn: string;
  validUntil: string;
  period: string;
  insured: {
    /** With the place of the date from which the person will be insured. */
    lead: string;
    leadFuture: string;
    endsOn: string;
    basicNote: string;
    product: string;
    since: string;
    note: string;
  };
  costSharing: {
    lead: string;
    label: string;
    columns: readonly [string, string, string, string];
    deductible: string;
    coinsurance: string;
    total: string;
    note: string;
    familyNote: string;
  };
  contributions: {
    lead: string;
    label: string;
    columns: readonly [string, string, string, string];
    total: string;
    note: string;
  };
  taxNote: string;
  check: { title: string; text: string; qr: string };
}
