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
    firstSessionId: string | null;
    whatsNewSeenAt: Date | null;
  };
  accountInsured: {
    accountId: string;
    insuredNumber: number;
    partPrincipal: Generated<boolean>;
    position: Generated<number>;
  };
  agency: {
    uuid: string;
    title: string;
    agencyName: string;
    street: string;
    zip: string;
    city: string;
    canton: string;
    lat: number;
    lng: number;
    email: string;
    phoneNumber: string;
    fax: string | null;
    visualTour: string | null;
    languages: unknown;
    comment: unknown;
    week: unknown;
  };
  agencyException: {
    agency: string;
    day: string;
    spans: unknown;
    reason: unknown;
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
  campaign: {
    id: Generated<string>;
    imageUrl: unknown;
    link: unknown;
    analytics: string;
    publishedAt: Generated<Date>;
    endsAt: Date | null;
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
  deeplink: {
    gmnetPath: string;
    gmappAvailability: boolean;
    gmnetAvailability: boolean;
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
  healthContact: {
    id: string;
    position: number;
    name: unknown;
    phoneNumber: string;
    languages: unknown;
    week: unknown;
  };
  holiday: {
    id: Generated<number>;
    rule: string;
    cantons: unknown;
    isWorkingDay: Generated<boolean>;
    name: unknown;
  };
  idempotency: {
    accountId: string;
    key: string;
    step: number;
    requestHash: Buffer;
    answer: Buffer | null;
    createdAt: Generated<Date>;
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
  interaction: {
    id: Generated<string>;
    accountId: string;
    insuredNumber: number | null;
    type: string;
    nature: string;
    status: Generated<string>;
    details: Buffer;
    businessKey: string | null;
    once: Generated<boolean>;
    language: string;
    createdAt: Generated<Date>;
    dueAt: Generated<Date>;
    approvedAt: Date | null;
    heldAt: Date | null;
    decidedAt: Date | null;
    reason: string | null;
    tries: Generated<number>;
    lastError: string | null;
  };
  interactionStatus: {
    interactionId: string;
    accountId: string;
    position: number;
    status: string;
    at: Generated<Date>;
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
  message: {
    id: string;
    accountId: string | null;
    interactionId: string | null;
    channel: string;
    recipient: Buffer;
    template: string;
    language: string;
    parameters: Buffer;
    state: Generated<string>;
    tries: Generated<number>;
    nextTryAt: Generated<Date>;
    lastError: string | null;
    createdAt: Generated<Date>;
    settledAt: Date | null;
  };
  notificationPreference: {
    accountId: string;
    invoiceNew: Generated<string>;
    invoiceReminder: Generated<string>;
    refundNew: Generated<string>;
    communicationNew: Generated<string>;
    certificatNew: Generated<string>;
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
  uploadedFile: {
    id: Generated<string>;
    accountId: string;
    filename: string;
    mimeType: string;
    fileSize: number;
    content: Buffer;
    createdAt: Generated<Date>;
    expiresAt: Date | null;
    claimedBy: string | null;
    claimedAt: Date | null;
  };
  warningMessage: {
    single: Generated<boolean>;
    texts: unknown;
    endsAt: Date | null;
  };
  whatsNew: {
    id: Generated<string>;
    texts: unknown;
    image: string | null;
    url: string | null;
    eventLabel: string;
    publishedAt: Generated<Date>;
    endsAt: Date | null;
  };
}
