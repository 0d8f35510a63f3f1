// Generated from the migrated database; `npm test -- row-types -u` writes it anew.
import type { Generated } from "kysely";

export interface Tables {
  account: {
    id: Generated<string>;
    role: Generated<string>;
    loginEmail: Buffer;
    loginEmailHash: Buffer;
    displayName: string;
    extranauteType: string;
    insuredNumber: number;
    paymentMode: string;
    correspondance: string;
    phoneNumber: Buffer | null;
    sousTutelle: Generated<boolean>;
    analyticsUserId: Generated<string>;
    language: string;
    firstConnectionAt: Date | null;
    lockedAt: Date | null;
    createdAt: Generated<Date>;
  };
  accountInsured: {
    accountId: string;
    insuredNumber: number;
    partPrincipal: Generated<boolean>;
    position: Generated<number>;
  };
  audit: {
    id: Generated<number>;
    at: Generated<Date>;
    xact: Generated<string>;
    actor: string;
    accountId: string | null;
    sessionId: string | null;
    action: string;
    subject: string | null;
    correlationId: string | null;
  };
  auditSeal: {
    id: Generated<number>;
    fromXact: string;
    toXact: string;
    lines: number;
    previousHash: Buffer;
    hash: Buffer;
    sealedAt: Generated<Date>;
  };
  contribution: {
    insuredNumber: number;
    year: number;
    deductibleAnnual: number;
    deductiblePaid: Generated<number>;
    coinsuranceAnnual: number;
    coinsurancePaid: Generated<number>;
  };
  credential: {
    accountId: string;
    passwordHash: string;
    changedAt: Generated<Date>;
  };
  demonstration: {
    single: Generated<boolean>;
    seededOn: string;
    seed: number;
  };
  featureFlag: {
    id: string;
    value: Generated<boolean>;
  };
  insured: {
    insuredNumber: number;
    firstname: string;
    lastname: string;
    birthdate: string;
    gender: string;
    language: string;
    collective: string | null;
    forInformation: Generated<boolean>;
  };
  keyCheck: {
    single: Generated<boolean>;
    value: Buffer;
  };
  maintenance: {
    single: Generated<boolean>;
    gmnetRaised: Generated<boolean>;
    gmappRaised: Generated<boolean>;
    gmnetEndDate: Date | null;
  };
  oidcPayload: {
    kind: string;
    id: string;
    payload: unknown;
    uid: string | null;
    grantId: string | null;
    expiresAt: Date | null;
    consumedAt: Date | null;
  };
  placeSlip: {
    slip: string;
    word: string;
    inLocality: boolean;
  };
  placeSource: {
    directory: string;
    source: string;
    rowCount: number;
    loadedAt: Generated<Date>;
  };
  publicConfiguration: {
    type: string;
    key: string;
    value: unknown;
  };
  session: {
    id: string;
    accountId: string;
    fingerprintHash: Buffer;
    refreshHash: Buffer;
    previousRefreshHash: Buffer | null;
    rotatedAt: Generated<Date>;
    providerIdToken: Buffer | null;
    providerSession: string | null;
    createdAt: Generated<Date>;
    seenAt: Generated<Date>;
    expiresAt: Date;
    endedAt: Date | null;
    endedBecause: string | null;
  };
  signingKey: {
    kid: string;
    privateKey: Buffer;
    publicKey: unknown;
    createdAt: Generated<Date>;
    retiredAt: Date | null;
  };
  swissAddress: {
    id: number;
    streetId: number;
    number: string;
    place: number;
    lat: number;
    lng: number;
  };
  swissLocality: {
    id: string;
    npa: string;
    name: string;
    commune: string;
    canton: string | null;
    country: string;
    ofsLocalityId: number | null;
    lat: number;
    lng: number;
    size: number;
    names: string;
    search: string;
  };
  swissStreet: {
    id: number;
    street: string;
    zip: string;
    city: string;
    canton: string | null;
    ofsLocalityId: number | null;
    size: number;
    words: string;
    cityNames: string;
    search: string;
  };
  technicalInformation: {
    sessionId: string;
    accountId: string;
    platform: string;
    os: string;
    device: string;
    createdAt: Generated<Date>;
  };
  throttle: {
    key: string;
    hits: number;
    endsAt: Date;
  };
}
