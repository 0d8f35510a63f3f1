import type { Customer } from "../portal.ts";
import { openPdf } from "../pdf.ts";

export const ISSUE = `mutation Issue($input: CertificateInput!) { issueCertificate(input: $input) {
  id kind insuredNumber firstname language from to issuedOn validUntil revokedOn standing code iddms checks lastCheckAt } }`;
export const OFFERS = `query Offers { certificateOffers { kind insuredNumber obstacle years insuredFrom } }`;
export const CERTIFICATES = `query Mine { certificates { id kind standing revokedOn code checks lastCheckAt } }`;
export const REVOKE = `mutation Revoke($id: ID!) { revokeCertificate(id: $id) { id standing revokedOn } }`;

interface CertificateWish {
  kind?: string;
  language?: string;
  insuredNumber?: number;
  year?: number;
  from?: string;
  to?: string;
}

/** A certificate as the API answers it, or the refusal. */
export async function asksForCertificate(who: Customer, wish: CertificateWish = {}) {
  const input = {
    kind: "INSURANCE",
    language: "fr",
    insuredNumber: who.insuredNumber,
    ...wish,
  };
  return who.graphql(ISSUE, { input });
}

export async function hasCertificate(who: Customer, wish: CertificateWish = {}) {
  const { data, errors } = await asksForCertificate(who, wish);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.issueCertificate;
}

export async function fileOf(who: Customer, { iddms }: { iddms: string }): Promise<Buffer> {
  const answer = await who.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`);
  if (answer.status !== 200) throw new Error(`The file answers ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}

export async function textOf(who: Customer, certificate: { iddms: string }): Promise<string> {
  return (await openPdf(await fileOf(who, certificate))).text;
}
