import { hash } from "node:crypto";
import { integer, octetString, oid, sequence, setOf, tagged } from "./der.ts";
import { issuerAndSerial, type SigningIdentity, signWith } from "./signing-key.ts";

const oids = {
  data: "1.2.840.113549.1.7.1",
  signedData: "1.2.840.113549.1.7.2",
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingCertificateV2: "1.2.840.113549.1.9.16.2.47",
  sha256: "2.16.840.1.101.3.4.2.1",
};

const sha256 = (bytes: Uint8Array) => hash("sha256", bytes, "buffer");

/**
 * A detached CMS signature (RFC 5652) with the attributes of a PAdES baseline signature (ETSI EN 319 142-1, B-B). The
 * time is in the PDF, because that standard allows no signing time here.
 */
export async function signedData(
  { privateKey, certificates }: SigningIdentity,
  content: Uint8Array,
): Promise<Buffer> {
  const [own] = certificates;
  const attribute = (type: string, value: Buffer) => sequence(oid(type), setOf(value));
  const attributes = setOf(
    attribute(oids.contentType, oid(oids.data)),
    attribute(oids.messageDigest, octetString(sha256(content))),
    attribute(oids.signingCertificateV2, sequence(sequence(sequence(octetString(sha256(own)))))),
  );
  const { algorithm, value } = await signWith(privateKey, attributes);
  const digest = sequence(oid(oids.sha256));
  const signer = sequence(
    integer(1),
    issuerAndSerial(own),
    digest,
    // The signature is over the attributes as a set; here they have a tag of their own.
    Buffer.concat([Buffer.from([0xa0]), attributes.subarray(1)]),
    algorithm,
    octetString(value),
  );
  return sequence(
    oid(oids.signedData),
    tagged(
      0,
      sequence(
        integer(1),
        setOf(digest),
        sequence(oid(oids.data)),
        tagged(0, ...certificates),
        setOf(signer),
      ),
    ),
  );
}
