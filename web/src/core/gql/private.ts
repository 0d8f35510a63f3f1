// Generated from the documents of the portal by `npm run contracts`.
import { type TypedDocument, unbuiltDocument } from "../documents.ts";
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
/** MIG general internal medicine, MPR general practitioner, CAB group practice, PED paediatrics, GYN gynaecology. */
export type CaregiverCategory = "CAB" | "GYN" | "MIG" | "MPR" | "PED";

/** Words of fewer than three characters are not searched for. */
export type CaregiverFilters = {
  /** Numbers of caregivers, instead of a search. */
  readonly ids?: ReadonlyArray<string> | null | undefined;
  readonly latitude?: number | null | undefined;
  /** By name or NPA. It goes before the point. */
  readonly locality?: string | null | undefined;
  readonly longitude?: number | null | undefined;
  readonly name?: string | null | undefined;
};

/** For whom a doctor is looked for, with which product and from which day on. */
export type CaregiverInsured = {
  readonly insuredNumber: number;
  readonly productCode: string;
  readonly validDate: string;
};

/** How somebody is told of something new. */
export type Channel = "EMAIL" | "NONE" | "PUSH" | "SMS";

export type Correspondance = "DIGITAL" | "PAPER";

export type Gender = "F" | "M";

export type NotificationPreferencesInput = {
  readonly certificatNew: Channel;
  readonly communicationNew: Channel;
  readonly invoiceNew: Channel;
  readonly invoiceReminder: Channel;
  readonly refundNew: Channel;
};

export type PaymentMode = "BVR" | "LSV" | "PYN" | "SDD" | "YWB";

export type CaregiversQueryVariables = Exact<{
  insured: CaregiverInsured;
  filters: CaregiverFilters;
}>;

export type CaregiversQuery = {
  readonly caregivers: ReadonlyArray<{
    readonly noPartenaire: string;
    readonly nomPrenom: string;
    readonly adresse: string;
    readonly npa: string;
    readonly localite: string;
    readonly canton: string;
    readonly codeReseau: string | null;
    readonly sousCategorie: CaregiverCategory;
    readonly pediatre: boolean;
    readonly acceptsNewPatient: boolean;
    readonly languages: ReadonlyArray<string>;
    readonly distance: number | null;
    readonly geolocation: { readonly lat: number; readonly lng: number } | null;
  }>;
};

export type HomeQueryVariables = Exact<{ [key: string]: never }>;

export type HomeQuery = {
  readonly insureds: ReadonlyArray<{
    readonly insuredNumber: number;
    readonly firstname: string;
    readonly lastname: string;
    readonly fullname: string;
    readonly birthdate: string;
    readonly partPrincipal: boolean;
    readonly forInformation: boolean;
    readonly contribution: {
      readonly year: number;
      readonly deductible: {
        readonly annual: number;
        readonly paid: number;
        readonly percent: number;
        readonly toBePaid: number;
      };
      readonly coinsurance: {
        readonly annual: number;
        readonly paid: number;
        readonly percent: number;
        readonly toBePaid: number;
      };
    } | null;
  }>;
};

export type LocalitiesQueryVariables = Exact<{
  locality: string;
}>;

export type LocalitiesQuery = {
  readonly localities: ReadonlyArray<{
    readonly idLocaliteCommune: string;
    readonly nomCommune: string;
    readonly nomComplet: string;
    readonly npa: string;
    readonly pays: string;
  }>;
};

export type PortalQueryVariables = Exact<{ [key: string]: never }>;

export type PortalQuery = {
  readonly profile: {
    readonly extranaute: {
      readonly analyticsUserId: string;
      readonly correspondance: Correspondance;
      readonly extranauteType: string;
      readonly insuredNumber: number;
      readonly loginEmail: string;
      readonly paymentMode: PaymentMode;
      readonly phoneNumber: string | null;
      readonly sousTutelle: boolean;
    };
    readonly insureds: ReadonlyArray<{
      readonly birthdate: string;
      readonly firstname: string;
      readonly forInformation: boolean;
      readonly fullname: string;
      readonly gender: Gender;
      readonly insuredNumber: number;
      readonly language: string;
      readonly lastname: string;
      readonly partPrincipal: boolean;
    }>;
  };
};

export type PreferencesQueryVariables = Exact<{ [key: string]: never }>;

export type PreferencesQuery = {
  readonly notificationPreferences: {
    readonly invoiceNew: Channel;
    readonly invoiceReminder: Channel;
    readonly refundNew: Channel;
    readonly communicationNew: Channel;
    readonly certificatNew: Channel;
  };
};

export type SearchSwissAddressQueryVariables = Exact<{
  address: string;
}>;

export type SearchSwissAddressQuery = {
  readonly searchSwissAddress: ReadonlyArray<{
    readonly id: string;
    readonly street: string;
    readonly streetNumber: string;
    readonly zip: string;
    readonly city: string;
    readonly canton: string | null;
    readonly ofsLocalityId: number | null;
  }>;
};

export type UpdatePreferencesMutationVariables = Exact<{
  input: NotificationPreferencesInput;
}>;

export type UpdatePreferencesMutation = {
  readonly updateNotificationPreferences: {
    readonly invoiceNew: Channel;
    readonly invoiceReminder: Channel;
    readonly refundNew: Channel;
    readonly communicationNew: Channel;
    readonly certificatNew: Channel;
  };
};

export function graphql(
  source: "\n  query Caregivers($insured: CaregiverInsured!, $filters: CaregiverFilters!) {\n    caregivers(insured: $insured, filters: $filters) {\n      noPartenaire\n      nomPrenom\n      adresse\n      npa\n      localite\n      canton\n      codeReseau\n      sousCategorie\n      pediatre\n      acceptsNewPatient\n      languages\n      geolocation {\n        lat\n        lng\n      }\n      distance\n    }\n  }\n",
): TypedDocument<"private", CaregiversQuery, CaregiversQueryVariables>;
export function graphql(
  source: "\n  query Home {\n    insureds {\n      insuredNumber\n      firstname\n      lastname\n      fullname\n      birthdate\n      partPrincipal\n      forInformation\n      contribution {\n        year\n        deductible {\n          annual\n          paid\n          percent\n          toBePaid\n        }\n        coinsurance {\n          annual\n          paid\n          percent\n          toBePaid\n        }\n      }\n    }\n  }\n",
): TypedDocument<"private", HomeQuery, HomeQueryVariables>;
export function graphql(
  source: "\n  query Localities($locality: String!) {\n    localities(locality: $locality) {\n      idLocaliteCommune\n      nomCommune\n      nomComplet\n      npa\n      pays\n    }\n  }\n",
): TypedDocument<"private", LocalitiesQuery, LocalitiesQueryVariables>;
export function graphql(
  source: "\n  query Portal {\n    profile {\n      extranaute {\n        analyticsUserId\n        correspondance\n        extranauteType\n        insuredNumber\n        loginEmail\n        paymentMode\n        phoneNumber\n        sousTutelle\n      }\n      insureds {\n        birthdate\n        firstname\n        forInformation\n        fullname\n        gender\n        insuredNumber\n        language\n        lastname\n        partPrincipal\n      }\n    }\n  }\n",
): TypedDocument<"private", PortalQuery, PortalQueryVariables>;
export function graphql(
  source: "\n  query Preferences {\n    notificationPreferences {\n      invoiceNew\n      invoiceReminder\n      refundNew\n      communicationNew\n      certificatNew\n    }\n  }\n",
): TypedDocument<"private", PreferencesQuery, PreferencesQueryVariables>;
export function graphql(
  source: "\n  query SearchSwissAddress($address: String!) {\n    searchSwissAddress(address: $address) {\n      id\n      street\n      streetNumber\n      zip\n      city\n      canton\n      ofsLocalityId\n    }\n  }\n",
): TypedDocument<"private", SearchSwissAddressQuery, SearchSwissAddressQueryVariables>;
export function graphql(
  source: "\n  mutation UpdatePreferences($input: NotificationPreferencesInput!) {\n    updateNotificationPreferences(input: $input) {\n      invoiceNew\n      invoiceReminder\n      refundNew\n      communicationNew\n      certificatNew\n    }\n  }\n",
): TypedDocument<"private", UpdatePreferencesMutation, UpdatePreferencesMutationVariables>;
export function graphql(source: string): TypedDocument<"private", unknown, unknown>;
export function graphql(source: string) {
  return unbuiltDocument(source);
}
