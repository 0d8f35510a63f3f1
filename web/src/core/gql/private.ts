// Generated from the documents of the portal by `npm run contracts`.
import { type TypedDocument, unbuiltDocument } from "../documents.ts";
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
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

export type AgenciesQueryVariables = Exact<{
  lat?: number | null | undefined;
  lng?: number | null | undefined;
}>;

export type AgenciesQuery = {
  readonly agencies: ReadonlyArray<{
    readonly uuid: string;
    readonly title: string;
    readonly agencyName: string;
    readonly address: string;
    readonly email: string;
    readonly phoneNumber: string;
    readonly fax: string | null;
    readonly visualTour: string | null;
    readonly comment: string | null;
    readonly languages: ReadonlyArray<string>;
    readonly openingHours: {
      readonly week: ReadonlyArray<
        ReadonlyArray<{ readonly opens: string; readonly closes: string }>
      >;
      readonly exceptions: ReadonlyArray<{
        readonly day: string;
        readonly reason: string;
        readonly spans: ReadonlyArray<{ readonly opens: string; readonly closes: string }>;
      }>;
    };
    readonly geolocation: {
      readonly lat: number;
      readonly lng: number;
      readonly distance: number | null;
    };
  }>;
};

export type AgencyPlaceQueryVariables = Exact<{
  locality: string;
  zip: string;
  name: string;
}>;

export type AgencyPlaceQuery = {
  readonly localities: ReadonlyArray<{
    readonly idLocaliteCommune: string;
    readonly nomComplet: string;
    readonly pays: string;
  }>;
  readonly localityCoordinates: { readonly lat: number; readonly lng: number } | null;
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
  source: "\n  query Agencies($lat: Float, $lng: Float) {\n    agencies(lat: $lat, lng: $lng) {\n      uuid\n      title\n      agencyName\n      address\n      email\n      phoneNumber\n      fax\n      visualTour\n      comment\n      languages\n      openingHours {\n        week {\n          opens\n          closes\n        }\n        exceptions {\n          day\n          reason\n          spans {\n            opens\n            closes\n          }\n        }\n      }\n      geolocation {\n        lat\n        lng\n        distance\n      }\n    }\n  }\n",
): TypedDocument<"private", AgenciesQuery, AgenciesQueryVariables>;
export function graphql(
  source: "\n  query AgencyPlace($locality: String!, $zip: String!, $name: String!) {\n    localities(locality: $locality) {\n      idLocaliteCommune\n      nomComplet\n      pays\n    }\n    localityCoordinates(zip: $zip, locality: $name) {\n      lat\n      lng\n    }\n  }\n",
): TypedDocument<"private", AgencyPlaceQuery, AgencyPlaceQueryVariables>;
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
