// Generated from the migrated database by `npm run codegen`.
import type { Generated } from "kysely";

export interface Tables {
  accessReason: {
    code: string;
    position: number;
    kind: string;
    texts: unknown;
  };
  accessRequest: {
    id: string;
    way: string;
    insuredNumber: number;
    birthdate: string;
    email: Buffer;
    phone: Buffer;
    language: string;
    status: Generated<string>;
    codeHash: Buffer | null;
    checkReference: string | null;
    checkHash: Buffer | null;
    checkedAt: Date | null;
    identity: Buffer | null;
    createdAt: Generated<Date>;
    expiresAt: Date;
    settledAt: Date | null;
    tries: Generated<number>;
    nextTryAt: Generated<Date>;
  };
  accessRule: {
    kind: string;
    minutes: number;
  };
  account: {
    id: Generated<string>;
    role: Generated<string>;
    loginEmail: Buffer | null;
    loginEmailHash: Buffer | null;
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
    premiumsBilledTo: Generated<string>;
    phoneNumberChangedAt: Date | null;
    premiumsChangedFrom: string | null;
    isDemonstration: Generated<boolean>;
    oidcIssuer: string | null;
    oidcSubject: string | null;
    invitedLogin: Buffer | null;
    closedByDeathAt: Date | null;
    wording: string | null;
    textSize: string | null;
    tourEndedAt: Date | null;
  };
  accountChange: {
    id: Generated<string>;
    accountId: string;
    kind: string;
    value: Buffer | null;
    valueHash: Buffer | null;
    masked: string | null;
    checked: string;
    stopHash: Buffer;
    proofHash: Buffer | null;
    provedAt: Date | null;
    askedAt: Generated<Date>;
    dueAt: Date;
    state: Generated<string>;
    settledAt: Date | null;
  };
  accountInsured: {
    accountId: string;
    insuredNumber: number;
    partPrincipal: Generated<boolean>;
    position: Generated<number>;
  };
  accountMovement: {
    accountId: string | null;
    law: string | null;
    insurerCode: string | null;
    movedOn: string | null;
    place: number | null;
    kind: string | null;
    invoiceNo: string | null;
    debit: number | null;
    credit: number | null;
  };
  activation: {
    accountId: string;
    reference: string;
    codeHash: Buffer;
    insuredNumber: number;
    tries: Generated<number>;
    createdAt: Generated<Date>;
    expiresAt: Date;
    usedAt: Date | null;
    bySms: Generated<boolean>;
    replacedAt: Date | null;
  };
  activationAddress: {
    accountId: string;
    loginEmailHash: Buffer;
    loginEmail: Buffer;
    phoneNumber: Buffer;
    createdAt: Generated<Date>;
  };
  addressProof: {
    interaction: string;
    accountId: string;
    loginEmailHash: Buffer;
    passwordHash: string;
    codeHash: Buffer;
    phoneCodeHash: Buffer | null;
    tries: Generated<number>;
    sends: Generated<number>;
    sentAt: Generated<Date>;
    expiresAt: Date;
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
  ahvNumber: {
    insuredNumber: number;
    ahvNumber: string;
  };
  answerTemplate: {
    code: string;
    subjectCode: string | null;
    titles: unknown;
    texts: unknown;
    active: Generated<boolean>;
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
    seal: number | null;
    staffId: string | null;
    accessId: string | null;
    caseId: string | null;
    reason: string | null;
    changeId: string | null;
    changeHash: Buffer | null;
    representationId: string | null;
  };
  auditAnchor: {
    single: Generated<boolean>;
    seal: number;
    hash: Buffer;
    at: Date;
  };
  auditChange: {
    id: string;
    accountId: string | null;
    change: Buffer;
  };
  auditExport: {
    id: string;
    staffId: string;
    fromDay: string;
    toDay: string;
    upTo: Date;
    format: string;
    reason: string;
    askedAt: Generated<Date>;
    lines: number | null;
    sha256: string | null;
    finishedAt: Date | null;
  };
  auditSeal: {
    id: Generated<number>;
    fromXact: string | null;
    toXact: string | null;
    lines: number;
    previousHash: Buffer;
    hash: Buffer;
    sealedAt: Generated<Date>;
    timeZone: Generated<string>;
  };
  bank: {
    noClearing: string;
    name: string;
    bic: string | null;
    street: string | null;
    zip: string | null;
    city: string | null;
    country: string | null;
  };
  bankEntry: {
    id: Generated<string>;
    iban: string;
    entryKey: string;
    batchKey: string;
    fileId: string;
    bookedOn: string;
    amount: number;
    currency: string;
    isCredit: boolean;
    reference: string | null;
    endToEndId: string | null;
    details: Buffer | null;
    state: string;
    reason: string | null;
    accountId: string | null;
    invoiceNo: string | null;
    position: number | null;
    orderId: string | null;
    settledBy: string | null;
    settledAt: Date | null;
    createdAt: Generated<Date>;
    approvalId: string | null;
  };
  bankEntryPart: {
    entryId: string;
    invoiceNo: string;
    position: number;
    accountId: string;
    amount: number;
  };
  bankFile: {
    id: Generated<string>;
    hash: string | null;
    kind: string | null;
    messageId: string | null;
    name: string;
    entries: Generated<number>;
    receivedAt: Generated<Date>;
    doneAt: Date | null;
    refusal: string | null;
    warnings: Generated<unknown>;
  };
  bankMessage: {
    id: Generated<string>;
    kind: string;
    messageId: string;
    content: Buffer;
    orders: number;
    amount: number;
    createdAt: Generated<Date>;
    deliveredAt: Date | null;
  };
  bankOrder: {
    id: Generated<string>;
    kind: string;
    accountId: string | null;
    law: string | null;
    insurerCode: string;
    invoiceNo: string | null;
    interactionId: string | null;
    entryId: string | null;
    amount: number;
    executeOn: string;
    iban: Buffer | null;
    name: string | null;
    state: Generated<string>;
    reason: string | null;
    messageId: string | null;
    paymentInformation: string | null;
    createdAt: Generated<Date>;
    sentAt: Date | null;
    answeredAt: Date | null;
    statementId: string | null;
    financialAddressId: string | null;
    release: string | null;
    releaseApprovalId: string | null;
  };
  bankSource: {
    single: Generated<boolean>;
    source: string;
    rowCount: number;
    loadedAt: Generated<Date>;
  };
  bankStatement: {
    fileId: string;
    iban: string;
    statementId: string;
    opening: number | null;
    closing: number | null;
    openedOn: string | null;
    closedOn: string | null;
  };
  basicContract: {
    insuredNumber: number;
    validFrom: string;
    validTo: Generated<string>;
    insurerCode: string;
    productCode: string;
    deductible: number;
    risk: string;
    periodicity: string;
    codeReseau: string | null;
    doctor: unknown;
    clauses: Generated<unknown>;
  };
  basicDiscount: {
    insurerCode: string;
    productCode: string;
    year: number;
    discount: number;
  };
  basicPremium: {
    insurerCode: string;
    year: number;
    territory: string;
    region: number;
    ageClass: string;
    productCode: string;
    risk: string;
    deductible: number;
    premium: number;
    isOrdinary: boolean;
  };
  broker: {
    id: string;
    name: string;
    company: string;
    phoneNumber: string;
    email: string;
    languages: unknown;
    canton: string;
    week: unknown;
  };
  brokerMandate: {
    accountId: string;
    insurance: string;
    brokerId: string;
  };
  businessOfferPrice: {
    offerName: string;
    family: boolean;
    validFrom: string;
    monthlyPremium: number;
    validUntil: string | null;
  };
  businessOfferRequest: {
    accountId: string;
    offerName: string;
    state: string;
    metaData: Generated<unknown>;
    requestedAt: Generated<Date>;
    decidedAt: Date | null;
  };
  campaign: {
    id: Generated<string>;
    imageUrl: unknown;
    link: unknown;
    analytics: string;
    publishedAt: Generated<Date>;
    endsAt: Date | null;
    titles: unknown;
  };
  careTotal: {
    insuredNumber: number;
    isPrivate: boolean;
    settledIn: number;
    year: number;
    billed: number;
    notCovered: number;
    supplementaryPaid: number;
    hospitalContribution: number;
    deductible: number;
    coinsurance: number;
    basicPaid: number;
  };
  caregiver: {
    noPartenaire: string;
    nomPrenom: string;
    adresse: string;
    npa: string;
    localite: string;
    canton: string;
    sousCategorie: string;
    pediatre: boolean;
    acceptsNewPatient: boolean;
    languages: string[];
    lat: number;
    lng: number;
    isLocated: boolean;
    codeReseau: string | null;
    networkFrom: string | null;
    networkTo: string | null;
    validFrom: string;
    validTo: string | null;
    search: string;
  };
  caregiverSlip: {
    slip: string;
    word: string;
  };
  certificate: {
    id: Generated<string>;
    accountId: string;
    insuredNumber: number;
    kind: string;
    language: string;
    coversFrom: string | null;
    coversTo: string | null;
    issuedOn: string;
    issuedAt: Date;
    validUntil: string | null;
    revokedOn: string | null;
    code: string;
    iddms: string;
    fileHash: Buffer;
    initials: string;
    birthYear: number;
  };
  certificateCheck: {
    certificateId: string;
    accountId: string;
    day: string;
    checks: Generated<number>;
    lastAt: Date;
  };
  claim: {
    id: Generated<string>;
    insuredNumber: number;
    isPrivate: boolean;
    accountId: string | null;
    channel: string;
    status: Generated<string>;
    receivedAt: Generated<Date>;
    reviewedAt: Date | null;
    decidedAt: Date | null;
    dueOn: string;
    reason: string | null;
    statementId: string | null;
    provider: string | null;
    category: string | null;
    treatmentBegin: string | null;
    treatmentEnd: string | null;
    tiers: string | null;
    billed: number | null;
    beyondBasic: Generated<number>;
    interactionId: string | null;
    fingerprint: Buffer | null;
    tries: Generated<number>;
    saidProvider: string | null;
    saidTown: string | null;
    saidAmount: number | null;
    saidBilledOn: string | null;
    saidTreatedOn: string | null;
    saidReference: string | null;
    saidAccount: string | null;
    saidCategory: string | null;
    isForeign: Generated<boolean>;
  };
  confirmation: {
    id: string;
    accountId: string;
    sessionId: string;
    act: string;
    words: string;
    inputHash: Buffer;
    codeHash: Buffer;
    channel: string;
    tries: Generated<number>;
    sends: Generated<number>;
    sentAt: Generated<Date>;
    createdAt: Generated<Date>;
    expiresAt: Date;
    usedAt: Date | null;
    recipient: Buffer | null;
    maySwitch: Generated<boolean>;
  };
  consentEvent: {
    id: Generated<number>;
    insuredNumber: number;
    accountId: string;
    category: string;
    channel: string;
    value: boolean;
    textVersion: number;
    at: Generated<Date>;
  };
  consentText: {
    version: number;
    publishedAt: Date;
    texts: unknown;
  };
  contact: {
    id: string;
    insuredNumber: number;
    kind: string;
    value: Buffer;
    valueHash: Buffer;
    nature: string;
    mobile: boolean | null;
    version: Generated<number>;
    createdAt: Generated<Date>;
  };
  contribution: {
    insuredNumber: number;
    year: number;
    deductibleAnnual: number;
    deductiblePaid: Generated<number>;
    coinsuranceAnnual: number;
    coinsurancePaid: Generated<number>;
  };
  conversation: {
    id: string;
    accountId: string;
    insuredNumber: number;
    interactionId: string | null;
    subjectCode: string;
    startedAt: Generated<Date>;
    lastAt: Generated<Date>;
    closedAt: Date | null;
  };
  conversationMessage: {
    id: string;
    conversationId: string;
    accountId: string;
    author: string;
    authorName: string | null;
    department: string | null;
    content: Buffer;
    textHash: Buffer;
    sentAt: Generated<Date>;
    seenAt: Date | null;
    representationId: string | null;
  };
  conversationNote: {
    id: string;
    conversationId: string;
    accountId: string;
    staffId: string;
    note: Buffer;
    toStaff: string | null;
    toDepartment: string | null;
    at: Generated<Date>;
  };
  conversationTreatment: {
    conversationId: string;
    accountId: string;
    interactionId: string | null;
    department: string;
    waitsSince: Date | null;
    takenByStaff: string | null;
    takenAt: Date | null;
  };
  costReminder: {
    accountId: string;
    step: string;
    subject: string;
    sentAt: Date;
  };
  credential: {
    accountId: string;
    passwordHash: string;
    changedAt: Generated<Date>;
  };
  creditMovement: {
    id: Generated<string>;
    accountId: string;
    law: string;
    insurerCode: string;
    bookedOn: string;
    kind: string;
    amount: number;
    invoiceNo: string | null;
    interactionId: string | null;
    createdAt: Generated<Date>;
  };
  customerWordSlip: {
    slip: string;
    word: string;
  };
  customerWords: {
    insuredNumber: number;
    birthdate: string;
    words: string;
  };
  damagePayment: {
    interactionId: string;
    accountId: string;
    noContract: string;
    module: string;
    bookedOn: string;
    paysOn: string;
    recognised: number;
    deductible: number;
    amount: number;
    financialAddressId: string | null;
    iddms: string;
    payment: string | null;
    paidOn: string | null;
  };
  dataExport: {
    accountId: string;
    startedAt: Date;
    endedAt: Date | null;
  };
  deductibleRule: {
    code: string;
    forChildren: boolean;
    validFrom: string;
    amount: number;
    rebate: number;
    isOrdinary: boolean;
  };
  deeplink: {
    gmnetPath: string;
    gmappAvailability: boolean;
    gmnetAvailability: boolean;
  };
  delegation: {
    id: string;
    insuredNumber: number;
    providerNumber: string;
    providerName: string;
    startValidity: string;
    endValidity: string;
    treatmentNature: string;
    subCategory: string | null;
  };
  demonstration: {
    single: Generated<boolean>;
    seededOn: string;
    seed: number;
    isOpen: Generated<boolean>;
  };
  disputeNote: {
    interactionId: string;
    accountId: string;
    insuredNumber: number;
    datum: string;
    notedAt: Generated<Date>;
  };
  document: {
    iddms: string;
    accountId: string;
    partenaires: unknown;
    type: string;
    subType: string;
    code: string;
    documentFilterType: string;
    date: string;
    language: string;
    parameters: Generated<unknown>;
    seenAt: Date | null;
    content: unknown;
    wording: Generated<number>;
    replacedBy: string | null;
  };
  documentFile: {
    iddms: string;
    accountId: string;
    content: Buffer;
  };
  draft: {
    accountId: string;
    form: string;
    generation: number;
    content: Buffer | null;
    keptAt: Generated<Date>;
  };
  dunningHold: {
    invoiceNo: string;
    accountId: string;
    reason: string;
    heldBy: string;
    heldAt: Generated<Date>;
  };
  dunningRule: {
    law: string;
    status: string;
    validFrom: string;
    afterDays: number;
    termDays: number;
    fee: number;
    interest: Generated<number>;
  };
  dunningRun: {
    day: string;
    letters: number;
    amount: number;
    releasedBy: string;
    releasedAt: Generated<Date>;
  };
  dunningSetting: {
    single: Generated<boolean>;
    needsRelease: Generated<boolean>;
  };
  event: {
    id: Generated<number>;
    position: number | null;
    eventId: Generated<string>;
    at: Generated<Date>;
    type: string;
    subject: string;
    household: number;
    accountId: string | null;
    insuredNumber: number | null;
    data: unknown;
    origin: string | null;
  };
  eventFeed: {
    single: Generated<boolean>;
    feedId: Generated<string>;
    lastPosition: Generated<number>;
    deletedTo: Generated<number>;
    deletedEvent: string | null;
  };
  exchangeBatch: {
    clientId: string;
    id: string;
    lastLine: Generated<number>;
    linesHash: Generated<Buffer>;
    written: Generated<number>;
    unchanged: Generated<number>;
    outdated: Generated<number>;
    refused: Generated<number>;
    isComplete: Generated<boolean>;
    beganAt: Generated<Date>;
    seenAt: Generated<Date>;
  };
  exchangeClient: {
    id: string;
    name: string;
    source: string;
    scopes: string[];
    secretHash: Buffer | null;
    certificateHash: Buffer | null;
    createdAt: Generated<Date>;
    revokedAt: Date | null;
  };
  exchangeRecord: {
    source: string;
    entity: string;
    id: string;
    version: number;
    contentHash: Buffer;
    internalKey: string | null;
    writtenAt: Generated<Date>;
  };
  exchangeRefusal: {
    number: Generated<number>;
    clientId: string;
    batchId: string | null;
    line: number | null;
    entity: string;
    recordId: string;
    code: string;
    fields: Generated<unknown>;
    at: Generated<Date>;
  };
  faqAnswer: {
    questionId: string;
    language: string;
    slug: string;
    question: string;
    answer: string;
    keywords: Generated<string>;
    easyAnswer: Generated<string>;
  };
  faqGroup: {
    id: string;
    position: number;
    titles: unknown;
  };
  faqQuestion: {
    id: string;
    groupId: string;
    position: number;
    isPublished: Generated<boolean>;
    changedAt: Generated<Date>;
    shownFrom: Date | null;
    shownUntil: Date | null;
  };
  featureFlag: {
    id: string;
    value: Generated<boolean>;
  };
  financialAddress: {
    id: Generated<string>;
    insuredNumber: number;
    usage: string;
    iban: Buffer;
    ownerName: string;
    nameComplement: string | null;
    street: string | null;
    number: string | null;
    country: string;
    zip: string;
    city: string;
    localityId: string | null;
    validFrom: string;
    validTo: Generated<string>;
  };
  frameworkAgreement: {
    number: string;
    name: string;
    rebate: number;
  };
  freshnessMark: {
    id: Generated<string>;
    accountId: Generated<string>;
    at: Generated<Date>;
  };
  guardianship: {
    id: Generated<string>;
    accountId: string;
    guardian: string;
    authority: string;
    since: string;
    endedOn: string | null;
    createdAt: Generated<Date>;
  };
  handedOutRequest: {
    position: Generated<number>;
    interactionId: string;
    event: string;
    occasion: string;
    at: Generated<Date>;
  };
  healthCard: {
    id: string;
    position: number;
    flag: string | null;
    kind: string;
    texts: unknown;
    link: unknown;
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
  inboxEntry: {
    interactionId: string;
    decideBy: string;
    createdAt: Date;
    type: string;
    language: string;
    restsUntil: string | null;
    takenByStaff: string | null;
    insuredNumber: number | null;
    words: string;
    canton: string | null;
    cantonUntil: string;
  };
  insuranceCard: {
    cardNumber: string;
    insuredNumber: number;
    insurerCode: string;
    issuedOn: string;
    validUntil: string;
    blockedOn: string | null;
    blockReason: string | null;
    interactionId: string | null;
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
    nationality: Generated<string>;
    permit: string | null;
    isDemonstration: Generated<boolean>;
    policyholder: number | null;
    diedOn: string | null;
    leftOn: string | null;
    household: string | null;
  };
  insurer: {
    code: string;
    names: unknown;
    street: string | null;
    number: string | null;
    zip: string | null;
    city: string | null;
    qrIban: string | null;
    writeOffUpTo: Generated<number>;
    carryUpTo: Generated<number>;
    carryDays: Generated<number>;
    invoicesFrom: Generated<string>;
    iban: string | null;
    lsvId: string | null;
    chddId: string | null;
  };
  interaction: {
    id: Generated<string>;
    accountId: string | null;
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
    parentId: string | null;
    withdrawnAt: Date | null;
    decider: Generated<string>;
    decideDays: number | null;
    remindDays: number | null;
    decideFrom: Date | null;
    decideBy: string | null;
    remindOn: string | null;
    remindedAt: Date | null;
    overdueAt: Date | null;
    takenAt: Date | null;
    takenBy: string | null;
    reasonCode: string | null;
    reasonTexts: unknown;
    decisionMark: Buffer | null;
    takenByStaff: string | null;
    waitsUntil: string | null;
    origin: Generated<string>;
    representationId: string | null;
  };
  interactionStatus: {
    interactionId: string;
    accountId: string | null;
    position: number;
    status: string;
    at: Generated<Date>;
  };
  invoice: {
    no: string;
    accountId: string;
    type: string;
    insuredNumber: number;
    holder: string;
    healthInsurerCode: string;
    periodFrom: string;
    periodTo: string;
    invoiceDate: string;
    deadline: string;
    lines: unknown;
    totalAmount: number;
    fees: Generated<number>;
    paid: Generated<number>;
    status: Generated<string>;
    paymentMode: string;
    bvrNumber: string;
    adhesionNumber: string;
    statementNumber: string | null;
    iddms: string | null;
    seenAt: Date | null;
    jokerPlayedOn: string | null;
    firstInstalmentOn: string | null;
    instalments: number | null;
    arranged: number | null;
    arrangementEndedOn: string | null;
    law: string;
    jokerDeadline: string | null;
    deadlineBeforeJoker: string | null;
    cancelledOn: string | null;
    statementNumbers: Generated<unknown>;
    restCarriedOn: string | null;
    paymentAnnouncedOn: string | null;
    debitRejectedOn: string | null;
    debitRejection: string | null;
    debitRejectedDueOn: string | null;
  };
  invoicePayment: {
    invoiceNo: string;
    position: number;
    accountId: string;
    paidOn: string;
    amount: number;
    isBooked: Generated<boolean>;
    way: Generated<string>;
    isDebit: Generated<boolean>;
    returns: number | null;
    reason: string | null;
    dueOn: string | null;
    bankReference: string | null;
    standsIn: Generated<boolean>;
  };
  invoiceReminder: {
    invoiceNo: string;
    position: number;
    accountId: string;
    status: string;
    sentOn: string;
    fee: number;
    iddms: string | null;
    dueOn: string;
    deadline: string;
    owed: number;
    interest: Generated<number>;
  };
  keyCheck: {
    single: Generated<boolean>;
    value: Buffer;
  };
  knownPerson: {
    insuredNumber: number;
    addedBy: string;
    addedAt: Generated<Date>;
  };
  letter: {
    id: string;
    insuredNumber: number;
    template: string;
    language: string;
    date: string;
    content: Buffer;
    createdAt: Generated<Date>;
    printedAt: Date | null;
  };
  lifeList: {
    id: Generated<string>;
    accountId: string;
    event: string;
    happensOn: string | null;
    startedAt: Generated<Date>;
    endedAt: Date | null;
  };
  lifeListStep: {
    listId: string;
    accountId: string;
    step: string;
    doneAt: Generated<Date>;
  };
  lineReport: {
    accountId: string;
    statementId: string;
    position: number;
    conversationId: string;
    error: string;
    reportedAt: Generated<Date>;
  };
  loginEmailChange: {
    accountId: string;
    email: Buffer;
    emailHash: Buffer;
    oldTokenHash: Buffer;
    newTokenHash: Buffer;
    oldConfirmedAt: Date | null;
    newConfirmedAt: Date | null;
    expiresAt: Date;
  };
  lookReview: {
    accessId: string;
    staffId: string;
    note: Buffer;
    at: Generated<Date>;
  };
  lookRule: {
    single: Generated<boolean>;
    mostCustomers: number;
    nightFrom: number;
    nightTo: number;
  };
  mailing: {
    id: Generated<string>;
    createdAt: Generated<Date>;
    orderedBy: string;
    news: unknown;
    recipients: number;
    told: Generated<number>;
    failed: Generated<number>;
    cursor: string | null;
    nextBatchAt: Generated<Date>;
    state: Generated<string>;
    endedAt: Date | null;
  };
  maintenance: {
    single: Generated<boolean>;
    gmnetRaised: Generated<boolean>;
    gmappRaised: Generated<boolean>;
    gmnetEndDate: Date | null;
    gmnetBeginsAt: Date | null;
  };
  maternity: {
    id: Generated<string>;
    insuredNumber: number;
    accountId: string | null;
    declaredOn: string;
    expectedOn: string | null;
    bornOn: string | null;
    details: Buffer | null;
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
    insuredNumber: number | null;
    priority: Generated<number>;
  };
  moneyLimit: {
    act: string;
    amount: number;
    about: string;
  };
  notification: {
    id: string;
    accountId: string;
    kind: string;
    parameters: unknown;
    idDms: string | null;
    sent: Generated<Date>;
    seenAt: Date | null;
    deletedAt: Date | null;
    readAt: Date | null;
  };
  notificationPreference: {
    accountId: string;
    kind: string;
    channel: string;
  };
  objection: {
    accountId: string;
    purpose: string;
    at: Generated<Date>;
  };
  offer: {
    id: string;
    position: number;
    startDate: string;
    endDate: string | null;
    image: string;
    thumbnail: string;
    images: Generated<unknown>;
    texts: unknown;
    buttonLink: unknown;
    partner: unknown;
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
  paperFailure: {
    iddms: string;
    accountId: string;
    code: string;
    reason: string;
    failedAt: Generated<Date>;
    toldAt: Date | null;
  };
  paperSigningKey: {
    single: Generated<boolean>;
    certificate: Buffer;
    privateKey: Buffer;
    createdAt: Generated<Date>;
  };
  passkey: {
    id: Generated<string>;
    accountId: string;
    credentialId: string;
    publicKey: Buffer;
    counter: Generated<number>;
    transports: Generated<string[]>;
    name: string;
    createdAt: Generated<Date>;
    lastUsedAt: Date | null;
  };
  passwordReset: {
    tokenHash: Buffer;
    accountId: string;
    createdAt: Generated<Date>;
    expiresAt: Date;
  };
  paymentDiscount: {
    periodicity: string;
    validFrom: string;
    rate: number;
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
  postalAddress: {
    id: Generated<string>;
    insuredNumber: number;
    domicileLegal: boolean;
    correspondance: boolean;
    validFrom: string;
    validTo: Generated<string>;
    street: string | null;
    number: string | null;
    complement: string | null;
    poBox: string | null;
    country: string;
    zip: string;
    city: string;
    canton: string | null;
    localityId: string | null;
    ofsLocalityId: number | null;
    foundAddressId: string | null;
    nature: Generated<string>;
  };
  premiumReduction: {
    insuredNumber: number;
    validFrom: string;
    validTo: string;
    type: string;
    amount: number;
  };
  premiumRegion: {
    canton: string;
    commune: string;
    validFrom: string;
    ofsLocalityId: number | null;
    region: number;
  };
  product: {
    code: string;
    kind: string;
    model: string | null;
    propertyType: string | null;
    tariff: string | null;
    names: unknown;
    levels: Generated<unknown>;
    insurerCode: string | null;
  };
  productArea: {
    insurerCode: string;
    productCode: string;
    year: number;
    territory: string;
    ofsLocalityId: number;
  };
  professionalData: {
    insuredNumber: number;
    dateOfEntry: string;
    professionalStatus: string;
    employer: string | null;
    occupation: string | null;
    organism: string | null;
    endOfQualifyingPeriod: string | null;
    country: string | null;
    canton: string | null;
    trainingUntil: string | null;
  };
  propertyContract: {
    noContract: string;
    insuredNumber: number;
    productCode: string;
    validFrom: string;
    validTo: Generated<string>;
    endsOn: string;
    level: string;
    circle: string;
    periodicity: string;
    statusTaker: string;
    residenceType: string;
    constructionType: string;
    street: string;
    town: string;
    modules: unknown;
  };
  propertyModule: {
    productCode: string;
    code: string;
    level: string;
    validFrom: string;
    isBase: boolean;
    position: number;
    rate: number;
    minimum: number;
    familySurcharge: number;
    woodSurcharge: number;
    rebates: unknown;
  };
  publicConfiguration: {
    type: string;
    key: string;
    value: unknown;
  };
  publication: {
    kind: string;
    item: string;
    version: number;
    content: unknown;
    publishedBy: string | null;
    staffId: string | null;
    publishedAt: Date | null;
    restoredFrom: number | null;
  };
  pushKey: {
    single: Generated<boolean>;
    publicKey: string;
    privateKey: Buffer;
  };
  pushSubscription: {
    id: string;
    accountId: string;
    endpointHash: Buffer;
    endpoint: Buffer;
    keys: Buffer;
    createdAt: Generated<Date>;
    lastOkAt: Date | null;
  };
  recoveryCode: {
    accountId: string;
    codeHash: Buffer;
    createdAt: Generated<Date>;
  };
  reductionOffice: {
    canton: string;
    names: unknown;
    pageUrl: string | null;
    homeUrl: string;
    way: string;
    deadlineKind: string;
    deadlineMonth: number | null;
    deadlineDay: number | null;
    deadlineYear: Generated<number>;
    source: string;
    checkedOn: string;
  };
  reductionOfficeVersion: {
    canton: string;
    version: number;
    content: unknown;
    writtenBy: string;
    writtenAt: Date;
  };
  reductionReminder: {
    id: Generated<string>;
    accountId: string;
    canton: string;
    claimYear: number;
    deadline: string | null;
    daysBefore: number;
    remindOn: string;
    createdAt: Generated<Date>;
    sentAt: Date | null;
    cancelledAt: Date | null;
  };
  refusalReason: {
    code: string;
    texts: unknown;
    active: Generated<boolean>;
  };
  replicaHeartbeat: {
    single: Generated<boolean>;
    at: Date;
  };
  representation: {
    id: Generated<string>;
    accountId: string;
    representativeId: string | null;
    relation: string;
    scope: string;
    people: number[];
    until: string;
    typedLogin: Buffer;
    createdAt: Generated<Date>;
    lapsesAt: Generated<Date>;
    acceptedAt: Date | null;
    declinedAt: Date | null;
    endedAt: Date | null;
    endedBy: string | null;
    askedScope: string | null;
  };
  requestDecider: {
    type: string;
    nature: string;
    decider: Generated<string>;
    decideDays: number | null;
    remindDays: number | null;
    answerDays: Generated<number>;
    noAnswer: Generated<string>;
    changedAt: Generated<Date>;
  };
  requestNote: {
    id: string;
    interactionId: string;
    staffId: string;
    note: Buffer;
    at: Generated<Date>;
  };
  requestQuestion: {
    id: string;
    interactionId: string;
    accountId: string;
    position: number;
    question: Buffer;
    needsDocument: Generated<boolean>;
    mark: Buffer;
    askedBy: string;
    askedAt: Generated<Date>;
    answerBy: string;
    remindOn: string;
    remindedAt: Date | null;
    lateAt: Date | null;
    answer: Buffer | null;
    answeredAt: Date | null;
    closedAt: Date | null;
  };
  retentionRule: {
    subject: string;
    months: number;
    leastMonths: number;
    legalBasis: string;
  };
  retentionRun: {
    subject: string;
    day: string;
    removed: number;
  };
  returnedMail: {
    id: Generated<string>;
    insuredNumber: number;
    address: string;
    kind: string;
    letters: Generated<number>;
    notedBy: string;
    firstAt: Generated<Date>;
    lastAt: Generated<Date>;
    takenBackBy: string | null;
    takenBackAt: Date | null;
  };
  scheduledApproval: {
    id: Generated<string>;
    batchId: string;
    interactionId: string;
    accountId: string | null;
    staffId: string;
    took: Generated<boolean>;
    createdAt: Generated<Date>;
    dueAt: Date;
    state: string;
    problem: string | null;
    detail: string | null;
  };
  schemaRelease: {
    release: string;
    oldestNode: string;
    migratedAt: Generated<Date>;
  };
  secondFactor: {
    accountId: string;
    createdAt: Generated<Date>;
  };
  selfServiceChallenge: {
    browserHash: Buffer;
    pairHash: Buffer;
    numberHash: Buffer;
    service: string;
    insuredNumber: number | null;
    createdAt: Generated<Date>;
  };
  selfServiceCode: {
    pairHash: Buffer;
    service: string;
    authMode: string;
    insuredNumber: number | null;
    recipientHash: Buffer;
    secretHash: Buffer;
    sends: Generated<number>;
    sentAt: Date | null;
    expiresAt: Date;
    usedAt: Date | null;
  };
  selfServiceSession: {
    id: string;
    secretHash: Buffer;
    insuredNumber: number;
    service: string;
    createdAt: Generated<Date>;
    expiresAt: Date;
    endedAt: Date | null;
  };
  serviceLine: {
    id: string;
    position: number;
    name: unknown;
    phoneNumber: string;
    languages: unknown;
    canton: string;
    week: unknown;
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
    refreshArrived: Generated<boolean>;
  };
  sharedVersion: {
    single: Generated<boolean>;
    version: Generated<number>;
  };
  signInCode: {
    interaction: string;
    accountId: string;
    codeHash: Buffer;
    channel: string;
    tries: Generated<number>;
    sends: Generated<number>;
    sentAt: Generated<Date>;
    expiresAt: Date;
  };
  signInRefusal: {
    hour: Date;
    ofStaff: boolean;
    part: number;
    count: number;
  };
  signingKey: {
    kid: string;
    privateKey: Buffer;
    publicKey: unknown;
    createdAt: Generated<Date>;
    retiredAt: Date | null;
  };
  staff: {
    id: Generated<string>;
    email: string;
    name: string;
    department: string;
    language: Generated<string>;
    active: Generated<boolean>;
    isDemonstration: Generated<boolean>;
    createdAt: Generated<Date>;
    issuer: string | null;
    subject: string | null;
  };
  staffAccess: {
    id: Generated<string>;
    staffId: string;
    accountId: string | null;
    insuredNumber: number | null;
    kind: string;
    interactionId: string | null;
    reason: string | null;
    beganAt: Generated<Date>;
    endsAt: Date | null;
    endedAt: Date | null;
    signs: Generated<string[]>;
    conversationId: string | null;
  };
  staffApproval: {
    id: string;
    act: string;
    payload: Buffer;
    amount: number | null;
    accountId: string | null;
    caseId: string | null;
    reason: string;
    askedBy: string;
    askedAt: Generated<Date>;
    expiresAt: Date;
    state: Generated<string>;
    decidedBy: string | null;
    decidedAt: Date | null;
    answer: string | null;
  };
  staffBooking: {
    id: Generated<string>;
    act: string;
    staffId: string;
    accountId: string;
    amount: number;
    bookedOn: string;
  };
  staffCredential: {
    staffId: string;
    passwordHash: string;
    totpSecret: Buffer;
    lastStep: number | null;
  };
  staffFilter: {
    staffId: string;
    name: string;
    filter: unknown;
  };
  staffRole: {
    staffId: string;
    role: string;
    givenAt: Generated<Date>;
    givenBy: string;
  };
  staffSession: {
    id: Generated<string>;
    staffId: string;
    tokenHash: Buffer;
    tries: Generated<number>;
    createdAt: Generated<Date>;
    verifiedAt: Date | null;
    seenAt: Generated<Date>;
    expiresAt: Date;
    endedAt: Date | null;
    endedBecause: string | null;
    openedBy: string | null;
  };
  staffTerminalCode: {
    codeHash: Buffer;
    sessionId: string;
    expiresAt: Date;
  };
  statement: {
    id: Generated<string>;
    statementNumber: string;
    insuredNumber: number;
    isPrivate: boolean;
    date: string;
    paysOn: string | null;
    iddms: string | null;
    seenBy: Generated<unknown>;
    payment: string | null;
    paidOn: string | null;
  };
  statementLine: {
    statementId: string;
    position: number;
    insuredNumber: number;
    isPrivate: boolean;
    year: number;
    provider: string;
    category: string;
    treatmentBegin: string;
    treatmentEnd: string;
    tiers: string;
    billed: number;
    notCovered: number;
    supplementaryPaid: number;
    hospitalContribution: number;
    deductible: number;
    coinsuranceRate: number;
    coinsurance: number;
    basicPaid: number;
    correction: string | null;
    correctsStatement: string | null;
    correctsPosition: number | null;
  };
  supplementaryBenefit: {
    productCode: string;
    level: string;
    category: string;
    validFrom: string;
    share: number;
    yearlyMaximum: number | null;
  };
  supplementaryContract: {
    insuredNumber: number;
    productCode: string;
    validFrom: string;
    validTo: Generated<string>;
    level: string;
    deductible: number | null;
    risk: string;
    frameworkAgreement: string | null;
    waitingUntil: string | null;
    variantes: Generated<unknown>;
  };
  supplementaryPremium: {
    productCode: string;
    level: string;
    validFrom: string;
    ageFrom: number;
    premium: number;
  };
  survey: {
    name: string;
    interceptId: string;
    isOpen: Generated<boolean>;
    texts: unknown;
    link: unknown;
  };
  surveyPrompt: {
    accountId: string;
    surveyName: string;
    promptedAt: Generated<Date>;
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
  symptomAssessment: {
    id: Generated<string>;
    accountId: string;
    insuredNumber: number;
    insurancePlan: string | null;
    status: Generated<string>;
    startedAt: Generated<Date>;
    finishedAt: Date | null;
  };
  tariffSource: {
    file: string;
    kind: string;
    year: number;
    rowCount: number;
    loadedAt: Generated<Date>;
  };
  tariffYear: {
    year: number;
    announcedOn: string;
    environmentalRefund: number;
    accidentShare: number;
  };
  technicalInformation: {
    sessionId: string;
    accountId: string;
    platform: string;
    os: string;
    device: string;
    createdAt: Generated<Date>;
  };
  telemedicinePartner: {
    codeReseau: string;
    name: string;
    phone: string;
    type: string;
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
    attachedTo: string | null;
    attachedAt: Date | null;
    representationId: string | null;
  };
  waitingShare: {
    statementNumber: string;
    accountId: string;
    healthInsurerCode: string;
    waitsSince: string;
    lines: unknown;
  };
  warningMessage: {
    single: Generated<boolean | null>;
    texts: unknown;
    endsAt: Date | null;
    id: Generated<string>;
    beginsAt: Date | null;
  };
  webhook: {
    id: Generated<string>;
    clientId: string;
    url: string;
    types: string[] | null;
    hasPersonalData: Generated<boolean>;
    state: Generated<string>;
    reason: string | null;
    position: number;
    heldUntil: Date | null;
    createdAt: Generated<Date>;
  };
  webhookDelivery: {
    webhookId: string;
    position: number;
    household: number;
    state: Generated<string>;
    tries: Generated<number>;
    queuedAt: Generated<Date>;
    givesUpAt: Generated<Date>;
    settledAt: Date | null;
    lastError: string | null;
  };
  webhookQueue: {
    webhookId: string;
    household: number;
    nextTryAt: Generated<Date>;
    lease: string | null;
  };
  webhookSecret: {
    id: string;
    webhookId: string;
    secret: Buffer;
    createdAt: Generated<Date>;
    expiresAt: Date | null;
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
  writeProbe: {
    at: Date;
  };
}
