import * as z from "zod/mini";

/** The account of a customer. `PPA` marks the household's address owner, who also receives the bills. */
export interface Extranaute {
  analyticsUserId: string;
  correspondance: "PAPER" | "DIGITAL";
  loginEmail: string;
  extranauteType: string;
  insuredNumber: number;
  paymentMode: PaymentMode;
  phoneNumber: string | null;
  sousTutelle: boolean;
}

/** BVR: payment slip · LSV, SDD: direct debit · PYN, YWB: e-bill. */
export const PaymentMode = /* @__PURE__ */ z.enum(["BVR", "LSV", "SDD", "PYN", "YWB"]);
export type PaymentMode = z.infer<typeof PaymentMode>;

export const Gender = /* @__PURE__ */ z.enum(["F", "M"]);
export type Gender = z.infer<typeof Gender>;

interface Person {
  firstname: string;
  lastname: string;
  birthdate: string;
  gender: Gender;
  partPrincipal: boolean;
}

/** The data of the signed-in customer for the whole portal. */
export interface Profile extends Extranaute {
  firstname: string;
  lastname: string;
  birthdate: string;
  gender: Gender;
  isAddressOwner: boolean;
}

/** The profile of an account; undefined if none of its insured is the main one, because it cannot use the portal. */
export function profileOf(
  extranaute: Extranaute,
  insureds: readonly Person[],
): Profile | undefined {
  const main = insureds.find((insured) => insured.partPrincipal);
  if (!main) return undefined;
  const { firstname, lastname, birthdate, gender } = main;
  return {
    ...extranaute,
    firstname,
    lastname,
    birthdate,
    gender,
    isAddressOwner: isAddressOwner(extranaute),
  };
}

export function isAddressOwner({ extranauteType }: Pick<Extranaute, "extranauteType">): boolean {
  return extranauteType === "PPA";
}
