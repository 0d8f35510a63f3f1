import { createHash } from "node:crypto";

/** A resource of FHIR R4 (hl7.org/fhir/R4). The tests hold each to its schema. */
export interface Resource {
  resourceType: "Patient" | "Coverage" | "ExplanationOfBenefit" | "Organization";
  id: string;
  [field: string]: unknown;
}

/** The identifier systems of Switzerland, by CH Core (fhir.ch/ig/ch-core). */
export const systems = {
  /** The number of the old-age insurance, 13 digits. */
  ahv: "urn:oid:2.16.756.5.32",
  /** The number of the insurance card, 20 digits. */
  card: "urn:oid:2.16.756.5.30.1.123.100.1.1.1",
  /** KVG or VVG, by CH ORF. */
  law: "http://fhir.ch/ig/ch-orf/CodeSystem/ch-orf-cs-coveragetype",
} as const;

export function hl7(name: string, code: string) {
  return { system: `http://terminology.hl7.org/CodeSystem/${name}`, code };
}

/** A number that only this insurer gives: its system is an address of the portal. */
export function ownIdentifier(publicUrl: string, kind: string, value: string) {
  return { system: `${publicUrl}/fhir/sid/${kind}`, value };
}

export function chf(rappen: number) {
  return { value: rappen / 100, currency: "CHF" };
}

/** A UUID from what a resource is about, so that it has the same id in each export. */
export function idOf(...about: readonly (string | number)[]): string {
  const bytes = createHash("sha256").update(JSON.stringify(about)).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** A reference to another entry of the bundle. */
export function referenceTo(id: string, display?: string) {
  return { reference: `urn:uuid:${id}`, ...(display !== undefined && { display }) };
}

/** An entry of the bundle. */
export function entryOf(resource: Resource) {
  return { fullUrl: `urn:uuid:${resource.id}`, resource };
}
