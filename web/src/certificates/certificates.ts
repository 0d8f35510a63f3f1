import type { CertificateKind } from "@portal/model/certificates/certificates.ts";
import { configuration } from "../core/configuration.ts";
import { graphql, query } from "../core/http/api.ts";
import type { CertificatesQuery } from "../core/http/gql/private.ts";

const Certificates = graphql(`
  query Certificates {
    certificateOffers {
      kind
      insuredNumber
      firstname
      lastname
      obstacle
      years
      insuredFrom
    }
    certificates {
      id
      kind
      firstname
      lastname
      language
      from
      to
      issuedOn
      validUntil
      revokedOn
      standing
      code
      iddms
      checks
      lastCheckAt
    }
  }
`);

export type Offer = CertificatesQuery["certificateOffers"][number];
export type Certificate = CertificatesQuery["certificates"][number];

export const certificates = {
  queryKey: ["certificates"],
  queryFn: () => query(Certificates, {}, { silent: true }),
};

export const IssueCertificateAct = graphql(`
  mutation IssueCertificate($input: CertificateInput!) {
    issueCertificate(input: $input) {
      id
      iddms
    }
  }
`);

export const RevokeCertificate = graphql(`
  mutation RevokeCertificate($id: ID!) {
    revokeCertificate(id: $id) {
      id
    }
  }
`);

/** The offer of a kind about a person. */
export function offerOf(
  offers: readonly Offer[],
  insuredNumber: number | undefined,
  kind: CertificateKind,
): Offer | undefined {
  return offers.find((one) => one.insuredNumber === insuredNumber && one.kind === kind);
}

export function fullName({ firstname, lastname }: { firstname: string; lastname: string }): string {
  return `${firstname} ${lastname}`;
}

export function certificateUrl(iddms: string): string {
  return `${configuration().restBaseUrl}/api/v1/documents/${iddms}/binary/${iddms}.pdf`;
}
