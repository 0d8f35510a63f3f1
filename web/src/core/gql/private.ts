// Generated from the documents of the portal by `npm run contracts`.
import { type TypedDocument, unbuiltDocument } from "../documents.ts";
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
export type AccountStatementStatus = "FAILURE" | "SUCCESS";

export type ArrangementRefusal =
  | "ACTIVE"
  | "DEBT_COLLECTION"
  | "DIRECT_DEBIT"
  | "NOT_OPEN"
  | "TOO_SMALL";

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

export type ConstructionType = "SOLID" | "WOOD";

export type Correspondance = "DIGITAL" | "PAPER";

/** What somebody looks for when a help page sends them to their documents. */
export type DocumentFilterType = "CERTIFICATE" | "CONTRACT" | "INVOICE" | "LETTER" | "STATEMENT";

export type Gender = "F" | "M";

export type InsuranceModel = "FAMILY_DOCTOR" | "NETWORK" | "STANDARD" | "TELEMEDICINE";

/** Whether the policyholder alone is covered, or the family too. */
export type InsuredCircle = "FAMILY" | "PERSON";

export type InvoiceLineKind =
  | "BASIC"
  | "COINSURANCE"
  | "CORRECTION"
  | "DEDUCTIBLE"
  | "HOSPITAL_CONTRIBUTION"
  | "NOT_COVERED"
  | "PROPERTY"
  | "SUPPLEMENTARY";

export type InvoiceStatus = "ANNULEE" | "ENCOURS" | "POURSUITE" | "RAPPEL" | "REGLEE" | "SOMMATION";

export type InvoiceType = "BENEFITS" | "PREMIUM";

export type NotificationPreferencesInput = {
  readonly certificatNew: Channel;
  readonly communicationNew: Channel;
  readonly invoiceNew: Channel;
  readonly invoiceReminder: Channel;
  readonly refundNew: Channel;
};

export type PaymentMode = "BVR" | "LSV" | "PYN" | "SDD" | "YWB";

/** The time between two invoices. */
export type Periodicity = "BIMONTHLY" | "HALF_YEARLY" | "MONTHLY" | "QUARTERLY" | "YEARLY";

export type PropertyType = "BUILDING" | "HOUSEHOLD" | "LEGAL_PROTECTION" | "LIABILITY";

/** A browser, as its push service describes it. */
export type PushDeviceInput = {
  readonly auth: string;
  readonly endpoint: string;
  readonly p256dh: string;
};

export type ResidenceType = "HOLIDAY" | "MAIN";

/** MIT: illness and accident. OHN: illness alone. */
export type Risk = "MIT" | "OHN";

export type StatusTaker = "OWNER" | "TENANT";

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

export type AskAccountStatementMutationVariables = Exact<{
  lang: string;
}>;

export type AskAccountStatementMutation = {
  readonly createAccountStatementRequest: { readonly status: AccountStatementStatus };
};

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

export type ContractsQueryVariables = Exact<{
  date?: string | null | undefined;
}>;

export type ContractsQuery = {
  readonly totalMonthlyAmount: number;
  readonly contracts: ReadonlyArray<{
    readonly insuredNumber: number;
    readonly monthlyAmount: number;
    readonly supplementalsMonthlyAmount: number;
    readonly healthBasic: {
      readonly deductible: number;
      readonly risk: Risk;
      readonly startingDate: string;
      readonly tariffYear: number;
      readonly grossPremium: number;
      readonly monthlyAmount: number;
      readonly conditionUri: string;
      readonly periodicite: Periodicity;
      readonly model: InsuranceModel;
      readonly product: { readonly code: string; readonly value: string };
      readonly healthInsurer: { readonly value: string };
      readonly primaryCareDoctor: {
        readonly nomPrenom: string;
        readonly npa: string;
        readonly localite: string;
      } | null;
      readonly reductionPrimes: ReadonlyArray<{ readonly type: string; readonly amount: number }>;
      readonly clauses: ReadonlyArray<{ readonly type: string; readonly amount: number }>;
      readonly telemedecin: { readonly name: string; readonly phone: string } | null;
    } | null;
    readonly supplementals: ReadonlyArray<{
      readonly level: string | null;
      readonly startingDate: string;
      readonly deductible: number | null;
      readonly risk: Risk;
      readonly waitingPeriod: string | null;
      readonly variantes: ReadonlyArray<string>;
      readonly monthlyAmount: number;
      readonly conditionUri: string;
      readonly product: { readonly code: string; readonly value: string };
      readonly collective: { readonly frameworkAgreementNumber: string } | null;
    }>;
    readonly estate: ReadonlyArray<{
      readonly type: PropertyType;
      readonly noContract: string;
      readonly periodicity: Periodicity;
      readonly totalPremiumAmount: number;
      readonly monthlyAmount: number;
      readonly insuredCircle: InsuredCircle;
      readonly level: string | null;
      readonly startDate: string;
      readonly endDate: string;
      readonly federalStamp: number;
      readonly conditionUri: string;
      readonly product: { readonly code: string; readonly value: string };
      readonly residence: {
        readonly statusTaker: StatusTaker;
        readonly street: string;
        readonly town: string;
        readonly type: ResidenceType;
        readonly constructionType: ConstructionType;
      };
      readonly baseModules: {
        readonly totalPremiumAmount: number;
        readonly modules: ReadonlyArray<{
          readonly code: string;
          readonly level: string | null;
          readonly deductible: number;
          readonly premiumAmount: number;
          readonly insuredAmount: number;
        }>;
      };
      readonly complementaryModules: {
        readonly totalPremiumAmount: number;
        readonly modules: ReadonlyArray<{
          readonly code: string;
          readonly level: string | null;
          readonly deductible: number;
          readonly premiumAmount: number;
          readonly insuredAmount: number;
        }>;
      };
    }>;
  }>;
};

export type DocumentsQueryVariables = Exact<{
  from: string;
  to: string;
}>;

export type DocumentsQuery = {
  readonly documents: ReadonlyArray<{
    readonly iddms: string;
    readonly description: string;
    readonly date: string;
    readonly seen: boolean;
    readonly documentFilterType: DocumentFilterType;
    readonly partenaires: ReadonlyArray<number>;
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

export type InvoicesQueryVariables = Exact<{
  from: string;
  to: string;
}>;

export type InvoicesQuery = {
  readonly invoices: {
    readonly openCount: number;
    readonly totalCount: number;
    readonly invoices: ReadonlyArray<{
      readonly id: string;
      readonly iddms: string | null;
      readonly type: InvoiceType;
      readonly holder: string;
      readonly totalAmount: number;
      readonly toBePaid: number;
      readonly fees: number;
      readonly status: InvoiceStatus;
      readonly deadline: string;
      readonly periodFrom: string;
      readonly periodTo: string;
      readonly invoiceDate: string;
      readonly bvrNumber: string;
      readonly adhesionNumber: string;
      readonly paymentMode: PaymentMode;
      readonly statementNumber: string | null;
      readonly seen: boolean;
      readonly lines: ReadonlyArray<{
        readonly kind: InvoiceLineKind;
        readonly insuredNumber: number;
        readonly name: string;
        readonly amount: number;
      }>;
      readonly payments: ReadonlyArray<{ readonly paidOn: string; readonly amount: number }>;
      readonly reminders: ReadonlyArray<{
        readonly status: InvoiceStatus;
        readonly sentOn: string;
        readonly fee: number;
        readonly iddms: string | null;
      }>;
      readonly instalments: ReadonlyArray<{ readonly date: string; readonly amount: number }>;
      readonly joker: {
        readonly actif: boolean;
        readonly deadline: string | null;
        readonly eligible: boolean;
      };
      readonly arrangement: {
        readonly eligible: boolean;
        readonly actif: boolean;
        readonly ineligibilityReason: ArrangementRefusal | null;
        readonly datesPossiblesPremiereEcheance: ReadonlyArray<string>;
        readonly nbMensualites: number | null;
        readonly nbMensualitesPossibles: ReadonlyArray<number>;
      };
    }>;
  };
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

export type MarkInvoiceSeenMutationVariables = Exact<{
  id: string;
}>;

export type MarkInvoiceSeenMutation = { readonly markInvoiceSeen: boolean };

export type NextPremiumsQueryVariables = Exact<{
  date: string;
}>;

export type NextPremiumsQuery = {
  readonly totalMonthlyAmount: number;
  readonly contracts: ReadonlyArray<{
    readonly insuredNumber: number;
    readonly healthBasic: { readonly tariffYear: number; readonly monthlyAmount: number } | null;
  }>;
};

export type PoliciesQueryVariables = Exact<{
  from: string;
  to: string;
}>;

export type PoliciesQuery = {
  readonly documents: ReadonlyArray<{
    readonly iddms: string;
    readonly description: string;
    readonly partenaires: ReadonlyArray<number>;
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

export type PushDevicesQueryVariables = Exact<{
  endpoint?: string | null | undefined;
}>;

export type PushDevicesQuery = {
  readonly pushDevices: { readonly count: number; readonly isHere: boolean };
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

export type SubscribePushMutationVariables = Exact<{
  device: PushDeviceInput;
}>;

export type SubscribePushMutation = {
  readonly subscribePush: { readonly count: number; readonly isHere: boolean };
};

export type UnsubscribePushMutationVariables = Exact<{
  endpoint: string;
}>;

export type UnsubscribePushMutation = {
  readonly unsubscribePush: { readonly count: number; readonly isHere: boolean };
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
  source: "\n  mutation AskAccountStatement($lang: String!) {\n    createAccountStatementRequest(lang: $lang) {\n      status\n    }\n  }\n",
): TypedDocument<"private", AskAccountStatementMutation, AskAccountStatementMutationVariables>;
export function graphql(
  source: "\n  query Caregivers($insured: CaregiverInsured!, $filters: CaregiverFilters!) {\n    caregivers(insured: $insured, filters: $filters) {\n      noPartenaire\n      nomPrenom\n      adresse\n      npa\n      localite\n      canton\n      codeReseau\n      sousCategorie\n      pediatre\n      acceptsNewPatient\n      languages\n      geolocation {\n        lat\n        lng\n      }\n      distance\n    }\n  }\n",
): TypedDocument<"private", CaregiversQuery, CaregiversQueryVariables>;
export function graphql(
  source: "\n  query Contracts($date: Date) {\n    totalMonthlyAmount(date: $date)\n    contracts(date: $date) {\n      insuredNumber\n      monthlyAmount\n      supplementalsMonthlyAmount\n      healthBasic {\n        product {\n          code\n          value\n        }\n        deductible\n        risk\n        healthInsurer {\n          value\n        }\n        startingDate\n        primaryCareDoctor {\n          nomPrenom\n          npa\n          localite\n        }\n        tariffYear\n        grossPremium\n        reductionPrimes {\n          type\n          amount\n        }\n        clauses {\n          type\n          amount\n        }\n        monthlyAmount\n        conditionUri\n        periodicite\n        model\n        telemedecin {\n          name\n          phone\n        }\n      }\n      supplementals {\n        product {\n          code\n          value\n        }\n        level\n        startingDate\n        deductible\n        risk\n        collective {\n          frameworkAgreementNumber\n        }\n        waitingPeriod\n        variantes\n        monthlyAmount\n        conditionUri\n      }\n      estate {\n        type\n        product {\n          code\n          value\n        }\n        noContract\n        periodicity\n        totalPremiumAmount\n        monthlyAmount\n        insuredCircle\n        level\n        startDate\n        endDate\n        federalStamp\n        conditionUri\n        residence {\n          statusTaker\n          street\n          town\n          type\n          constructionType\n        }\n        baseModules {\n          totalPremiumAmount\n          modules {\n            code\n            level\n            deductible\n            premiumAmount\n            insuredAmount\n          }\n        }\n        complementaryModules {\n          totalPremiumAmount\n          modules {\n            code\n            level\n            deductible\n            premiumAmount\n            insuredAmount\n          }\n        }\n      }\n    }\n  }\n",
): TypedDocument<"private", ContractsQuery, ContractsQueryVariables>;
export function graphql(
  source: "\n  query Documents($from: Date!, $to: Date!) {\n    documents(from: $from, to: $to) {\n      iddms\n      description\n      date\n      seen\n      documentFilterType\n      partenaires\n    }\n  }\n",
): TypedDocument<"private", DocumentsQuery, DocumentsQueryVariables>;
export function graphql(
  source: "\n  query Home {\n    insureds {\n      insuredNumber\n      firstname\n      lastname\n      fullname\n      birthdate\n      partPrincipal\n      forInformation\n      contribution {\n        year\n        deductible {\n          annual\n          paid\n          percent\n          toBePaid\n        }\n        coinsurance {\n          annual\n          paid\n          percent\n          toBePaid\n        }\n      }\n    }\n  }\n",
): TypedDocument<"private", HomeQuery, HomeQueryVariables>;
export function graphql(
  source: "\n  query Invoices($from: Date!, $to: Date!) {\n    invoices(from: $from, to: $to) {\n      openCount\n      totalCount\n      invoices {\n        id\n        iddms\n        type\n        holder\n        totalAmount\n        toBePaid\n        fees\n        status\n        deadline\n        periodFrom\n        periodTo\n        invoiceDate\n        bvrNumber\n        adhesionNumber\n        paymentMode\n        statementNumber\n        seen\n        lines {\n          kind\n          insuredNumber\n          name\n          amount\n        }\n        payments {\n          paidOn\n          amount\n        }\n        reminders {\n          status\n          sentOn\n          fee\n          iddms\n        }\n        instalments {\n          date\n          amount\n        }\n        joker {\n          actif\n          deadline\n          eligible\n        }\n        arrangement {\n          eligible\n          actif\n          ineligibilityReason\n          datesPossiblesPremiereEcheance\n          nbMensualites\n          nbMensualitesPossibles\n        }\n      }\n    }\n  }\n",
): TypedDocument<"private", InvoicesQuery, InvoicesQueryVariables>;
export function graphql(
  source: "\n  query Localities($locality: String!) {\n    localities(locality: $locality) {\n      idLocaliteCommune\n      nomCommune\n      nomComplet\n      npa\n      pays\n    }\n  }\n",
): TypedDocument<"private", LocalitiesQuery, LocalitiesQueryVariables>;
export function graphql(
  source: "\n  mutation MarkInvoiceSeen($id: ID!) {\n    markInvoiceSeen(id: $id)\n  }\n",
): TypedDocument<"private", MarkInvoiceSeenMutation, MarkInvoiceSeenMutationVariables>;
export function graphql(
  source: "\n  query NextPremiums($date: Date!) {\n    totalMonthlyAmount(date: $date)\n    contracts(date: $date) {\n      insuredNumber\n      healthBasic {\n        tariffYear\n        monthlyAmount\n      }\n    }\n  }\n",
): TypedDocument<"private", NextPremiumsQuery, NextPremiumsQueryVariables>;
export function graphql(
  source: "\n  query Policies($from: Date!, $to: Date!) {\n    documents(from: $from, to: $to, subTypes: [POLICY]) {\n      iddms\n      description\n      partenaires\n    }\n  }\n",
): TypedDocument<"private", PoliciesQuery, PoliciesQueryVariables>;
export function graphql(
  source: "\n  query Portal {\n    profile {\n      extranaute {\n        analyticsUserId\n        correspondance\n        extranauteType\n        insuredNumber\n        loginEmail\n        paymentMode\n        phoneNumber\n        sousTutelle\n      }\n      insureds {\n        birthdate\n        firstname\n        forInformation\n        fullname\n        gender\n        insuredNumber\n        language\n        lastname\n        partPrincipal\n      }\n    }\n  }\n",
): TypedDocument<"private", PortalQuery, PortalQueryVariables>;
export function graphql(
  source: "\n  query Preferences {\n    notificationPreferences {\n      invoiceNew\n      invoiceReminder\n      refundNew\n      communicationNew\n      certificatNew\n    }\n  }\n",
): TypedDocument<"private", PreferencesQuery, PreferencesQueryVariables>;
export function graphql(
  source: "\n  query PushDevices($endpoint: String) {\n    pushDevices(endpoint: $endpoint) {\n      count\n      isHere\n    }\n  }\n",
): TypedDocument<"private", PushDevicesQuery, PushDevicesQueryVariables>;
export function graphql(
  source: "\n  query SearchSwissAddress($address: String!) {\n    searchSwissAddress(address: $address) {\n      id\n      street\n      streetNumber\n      zip\n      city\n      canton\n      ofsLocalityId\n    }\n  }\n",
): TypedDocument<"private", SearchSwissAddressQuery, SearchSwissAddressQueryVariables>;
export function graphql(
  source: "\n  mutation SubscribePush($device: PushDeviceInput!) {\n    subscribePush(device: $device) {\n      count\n      isHere\n    }\n  }\n",
): TypedDocument<"private", SubscribePushMutation, SubscribePushMutationVariables>;
export function graphql(
  source: "\n  mutation UnsubscribePush($endpoint: String!) {\n    unsubscribePush(endpoint: $endpoint) {\n      count\n      isHere\n    }\n  }\n",
): TypedDocument<"private", UnsubscribePushMutation, UnsubscribePushMutationVariables>;
export function graphql(
  source: "\n  mutation UpdatePreferences($input: NotificationPreferencesInput!) {\n    updateNotificationPreferences(input: $input) {\n      invoiceNew\n      invoiceReminder\n      refundNew\n      communicationNew\n      certificatNew\n    }\n  }\n",
): TypedDocument<"private", UpdatePreferencesMutation, UpdatePreferencesMutationVariables>;
export function graphql(source: string): TypedDocument<"private", unknown, unknown>;
export function graphql(source: string) {
  return unbuiltDocument(source);
}
