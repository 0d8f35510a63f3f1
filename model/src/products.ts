/** The families of products, by the first two letters of their codes. */
const familyByPrefix = {
  RT: "STANDARD",
  RX: "NETWORK",
  RF: "FAMILY_DOCTOR",
  RS: "TELEMEDICINE",
  AH: "HOSPITAL",
  BO: "OUTPATIENT",
} as const;
export type ProductFamily = (typeof familyByPrefix)[keyof typeof familyByPrefix];

/** The family of a product; undefined for an unknown prefix. */
export function productFamily(code: string): ProductFamily | undefined {
  const prefix = code.slice(0, 2).toUpperCase();
  return Object.entries(familyByPrefix).find(([known]) => known === prefix)?.[1];
}
