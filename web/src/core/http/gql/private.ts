// Generated from the documents of the portal by `npm run codegen`.
import { type TypedDocument, unbuiltDocument } from "../typed-document.ts";
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
/** What was looked at or changed, in the customer's words. */
export type AccessArea =
  | "CARE_COSTS"
  | "CONTRACTS"
  | "DOCUMENTS"
  | "INVOICES"
  | "MY_DATA"
  | "NOTIFICATIONS"
  | "OTHER"
  | "PROFILE"
  | "REQUESTS"
  | "SEARCH";

/** Why an employee looked. */
export type AccessBecause =
  /** A request of the account, which the employee treats. */
  | "CASE"
  /** A call of the customer. */
  | "CUSTOMER_CALL"
  /** Another reason, which the employee typed and the insurer checks. */
  | "REASON";

/** The part of the insurer's company. */
export type AccessDepartment =
  /** Looks after invoices and payments. */
  | "ACCOUNTING"
  /** Settles bills, accidents and damages. */
  | "CLAIMS"
  /** Publishes news. */
  | "COMMUNICATION"
  /** Looks after insurances. */
  | "CONTRACTS"
  /** Answers customers. */
  | "CUSTOMER_SERVICE"
  /** Leads teams. */
  | "MANAGEMENT";

/** The account itself, the household's address owner, an employee of the insurer, its machines, or a representative. */
export type AccessWho =
  /** The address owner of the household. */
  | "HOUSEHOLD"
  /** The insurer's machines. */
  | "OFFICE"
  /** A customer who acts for the account. */
  | "REPRESENTATIVE"
  /** An employee of the insurer. */
  | "STAFF"
  /** The account itself. */
  | "YOU";

/** What staff can change in the way into an account. */
export type AccountChangeKind =
  /** The account is closed; the contracts stay. */
  | "CLOSING"
  /** The e-mail address of the login. */
  | "LOGIN_EMAIL"
  /** The number that codes go to. */
  | "PHONE"
  /** No code at sign-in any more, and no recovery codes. */
  | "SECOND_FACTOR";

/** The answer to a question about a request. */
export type AnswerInput = {
  /** The ids of files that were uploaded before, at most ten. */
  readonly files: ReadonlyArray<string>;
  /** At most 4,000 characters; may be empty. */
  readonly text: string;
};

/** Why an invoice cannot be paid by instalments. */
export type ArrangementRefusal =
  /** It is being paid by instalments already. */
  | "ACTIVE"
  /** It is in debt collection. */
  | "DEBT_COLLECTION"
  /** It is debited from a bank account. */
  | "DIRECT_DEBIT"
  /** An earlier arrangement was not kept. */
  | "ENDED"
  /** There is nothing to be paid. */
  | "NOT_OPEN"
  /** Less than 200 francs are to be paid. */
  | "TOO_SMALL";

/** What a customer says of a bill; nothing is required. */
export type BillInput = {
  /** What the bill asks for, in francs. */
  readonly amount?: number | null | undefined;
  /** The day of the bill; empty if it is not known. */
  readonly billedOn?: string | null | undefined;
  /** What sort of care it was: DOCTOR, MEDICINE, LABORATORY, THERAPY, HOSPITAL, MATERNITY, DENTAL, GLASSES, ALTERNATIVE; empty if it is not known. */
  readonly category?: string | null | undefined;
  /** The text of the QR code of the bill, as it was read. */
  readonly code?: string | null | undefined;
  /** Who gave the care; at most 70 characters. */
  readonly provider?: string | null | undefined;
  /** The reference or number; at most 35 characters. */
  readonly reference?: string | null | undefined;
  /** The provider's town; at most 35 characters. */
  readonly town?: string | null | undefined;
  /** The first day of treatment; empty if it is not known. */
  readonly treatedOn?: string | null | undefined;
};

/** What a broker looks after. */
export type BrokeredInsurance =
  /** Basic and supplementary insurance. */
  | "HEALTH"
  /** Household, building, liability and legal protection. */
  | "PROPERTY";

/** Something told with a request. */
export type BusinessOfferFieldInput = {
  /** Its name: `family`. */
  readonly field: string;
  /** `true` or `false`. */
  readonly value: string;
};

/** What became of a request for an offer. */
export type BusinessOfferState =
  /** The customer who asked cannot conclude contracts for the household. */
  | "ERROR_POLICYHOLDER"
  /** It failed, and may be asked for again. */
  | "ERROR_TECHNICAL"
  /** It was asked for. */
  | "NEW"
  /** The insurer has dealt with it. */
  | "PROCESSED";

/** When and at which number the customer wants to be called. */
export type CallbackInput = {
  /** One of the next ten working days. */
  readonly date: string;
  /** What it is about; may be empty. */
  readonly message: string;
  /** A part of that day in which the line is open. */
  readonly period: CallbackPeriod;
  /** A phone number that is valid in its country. */
  readonly phone: string;
};

/** When on a day the customer wants to be called, within the hours of the line. */
export type CallbackPeriod =
  /** From noon to five. */
  | "AFTERNOON"
  /** After five. */
  | "EVENING"
  /** Before noon. */
  | "MORNING";

/** What sort of care a bill is for. */
export type CareCategory =
  /** Complementary medicine. */
  | "ALTERNATIVE"
  /** A brand-name medicine although a generic exists, for which more coinsurance is borne. */
  | "BRAND_MEDICINE"
  /** A dentist's care. */
  | "DENTAL"
  /** A doctor's care outside hospital. */
  | "DOCTOR"
  /** Glasses and contact lenses. */
  | "GLASSES"
  /** A hospital stay. */
  | "HOSPITAL"
  /** Analyses of a laboratory. */
  | "LABORATORY"
  /** Care around pregnancy and birth, of which nothing is borne. */
  | "MATERNITY"
  /** Medicines. */
  | "MEDICINE"
  /** Physiotherapy and other treatment that a doctor ordered. */
  | "THERAPY";

/** What sort of practice a caregiver has. */
export type CaregiverCategory =
  /** A group practice. */
  | "CAB"
  /** Gynaecology. */
  | "GYN"
  /** General internal medicine. */
  | "MIG"
  /** A general practitioner. */
  | "MPR"
  /** Paediatrics. */
  | "PED";

/** Words of fewer than three characters are not searched for. */
export type CaregiverFilters = {
  /** Numbers of caregivers, instead of a search. */
  readonly ids?: ReadonlyArray<string> | null | undefined;
  /** Of the point to search around, WGS84; needs the longitude. */
  readonly latitude?: number | null | undefined;
  /** By name or NPA. It goes before the point. */
  readonly locality?: string | null | undefined;
  /** Of the point to search around, WGS84; needs the latitude. */
  readonly longitude?: number | null | undefined;
  /** Words of the caregiver's name; all names where it is left out. */
  readonly name?: string | null | undefined;
};

/** For whom a doctor is looked for, with which product and from which day on. */
export type CaregiverInsured = {
  readonly insuredNumber: number;
  /** The code of the product that the doctor is chosen for. */
  readonly productCode: string;
  /** From when the doctor is wanted. */
  readonly validDate: string;
};

/** A certificate to issue, with the fields of its kind alone. */
export type CertificateInput = {
  /** Of contributions: the first day. */
  readonly from?: string | null | undefined;
  readonly insuredNumber: number;
  /** What to certify. */
  readonly kind: CertificateKind;
  /** The language to write it in. */
  readonly language: CertificateLanguage;
  /** Of contributions: the last day, at most today. */
  readonly to?: string | null | undefined;
  /** Of a tax certificate: a past year. */
  readonly year?: number | null | undefined;
};

/** What is certified about an insured person. */
export type CertificateKind =
  /** The premiums that were paid in a period. */
  | "CONTRIBUTIONS"
  /** How deductible and coinsurance of this year stand. */
  | "COST_SHARING"
  /** That the person is insured. */
  | "INSURANCE"
  /** Premiums and costs of a past year, for the tax return. */
  | "TAX";

/** The language of a certificate. */
export type CertificateLanguage =
  /** German. */
  | "de"
  /** English. */
  | "en"
  /** French. */
  | "fr"
  /** Italian. */
  | "it";

/** Why a certificate cannot be issued. */
export type CertificateObstacle =
  /** The account paid no premiums for the person. */
  | "NOTHING_PAID"
  /** The person is not insured here, today or later. */
  | "NOT_INSURED"
  /** The person has no basic insurance this year. */
  | "NO_CARE_INSURANCE"
  /** No past year has statements or paid premiums. */
  | "NO_YEAR"
  /** The person is of age and issues it in an account of their own. */
  | "OF_AGE";

/** How a certificate stands today. */
export type CertificateStanding =
  /** Its last day is over. */
  | "EXPIRED"
  /** The customer revoked it. */
  | "REVOKED"
  /** It holds. */
  | "VALID";

/** How a person is told of something new. */
export type Channel =
  /** By e-mail. */
  | "EMAIL"
  /** Not at all; it stands behind the bell alone. */
  | "NONE"
  /** On the devices that agreed to it; by e-mail while there is none. */
  | "PUSH"
  /** By text message; by e-mail while no number is known. */
  | "SMS";

/** How a bill came to us. */
export type ClaimChannel =
  /** The customer sent it in. */
  | "CUSTOMER"
  /** The provider of the care sent it. */
  | "PROVIDER";

/** By each channel, 1: agrees. 0: does not agree. What is left out stays as it is. */
export type ConsentFourChannelsInput = {
  /** By e-mail. */
  readonly email?: number | null | undefined;
  /** By letter. */
  readonly mail?: number | null | undefined;
  /** By telephone. */
  readonly phone?: number | null | undefined;
  /** By text message. */
  readonly sms?: number | null | undefined;
};

/** 1: agrees. 0: does not agree. What is left out stays as it is. */
export type ConsentOneChannelInput = {
  /** The one channel that the category has. */
  readonly other?: number | null | undefined;
};

/** By each channel, 1: agrees. 0: does not agree. What is left out stays as it is. */
export type ConsentThreeChannelsInput = {
  /** By e-mail. */
  readonly email?: number | null | undefined;
  /** By letter. */
  readonly mail?: number | null | undefined;
  /** By text message. */
  readonly sms?: number | null | undefined;
};

/** By each channel, 1: agrees. 0: does not agree. What is left out stays as it is. */
export type ConsentTwoChannelsInput = {
  /** By e-mail. */
  readonly email?: number | null | undefined;
  /** By letter. */
  readonly mail?: number | null | undefined;
};

/** Decisions about some channels; the others stay as they are. */
export type ConsentsChannelsInput = {
  /** Offers that suit the person. */
  readonly customized_offers?: ConsentFourChannelsInput | null | undefined;
  /** That companies of the group exchange contact and contract data, those of basic insurance excepted. */
  readonly data_sharing?: ConsentOneChannelInput | null | undefined;
  /** The customer magazine. */
  readonly gm_mag?: ConsentTwoChannelsInput | null | undefined;
  /** Hints at services that may be of use to the person. */
  readonly personalized_services?: ConsentFourChannelsInput | null | undefined;
  /** That data are analysed anonymously, to improve products. */
  readonly statistics?: ConsentOneChannelInput | null | undefined;
  /** Questions about how satisfied the person is. */
  readonly surveys?: ConsentThreeChannelsInput | null | undefined;
};

/** What a building is made of. */
export type ConstructionType =
  /** Stone, brick or concrete. */
  | "SOLID"
  /** Wood. */
  | "WOOD";

/** Who answers. */
export type ContactKind =
  /** The broker who looks after some of the account's insurances. */
  | "BROKER"
  /** The insurer's customer service. */
  | "INSURER";

/** What an address or a number is used for. */
export type ContactNature =
  /** At work. */
  | "PRF"
  /** Private. */
  | "PRV";

/** What is changed, to which value, from which day on. */
export type ContractChange = {
  /** What is changed. */
  readonly code: ContractChangeCode;
  /** What the change needs to be told besides its value. */
  readonly extra: ReadonlyArray<ContractChangeExtra>;
  /** Null: basic insurance has no levels. */
  readonly level?: string | null | undefined;
  /** Whether the value goes with a family doctor. */
  readonly mpr?: boolean | null | undefined;
  /** The first day on which it holds: one of those that are proposed. */
  readonly startingDate: string;
  /** The code of a value that is proposed; for a doctor, the name. */
  readonly value: string;
};

/** What of a contract can be changed. */
export type ContractChangeCode =
  /** The form of insurance: another product of the same insurer. */
  | "aosModel"
  /** The deductible of a year. */
  | "deductible"
  /** How often premiums are billed, for the whole household. */
  | "invoiceFrequency"
  /** The family doctor. */
  | "primaryCareDoctor"
  /** Accidents are covered by basic insurance again. */
  | "riskAdd"
  /** Accidents are no longer covered, since another insurer covers them. */
  | "riskDel";

/** What a customer who asks for a change agrees to. */
export type ContractChangeConsent =
  /** The conditions of what is chosen. */
  | "conditions"
  /** That the contract with the present insurer ends. */
  | "transfer";

/** Why a change is not possible, or only from a later day. */
export type ContractChangeConstraint =
  /** Special forms of insurance are for residents of Switzerland. */
  | "ABROAD"
  /** A formal notice is unpaid: the insurer can be changed only once it is paid (LAMal art. 64a). */
  | "ARREARS"
  /** The contract ends before it could begin. */
  | "CONTRACT_ENDS"
  /** The person is under guardianship: a guardian acts for them. */
  | "GUARDIANSHIP"
  /** No employer insures the person. */
  | "NOT_EMPLOYED"
  /** It does not go with the contract, or with the place of residence. */
  | "NOT_OFFERED"
  /** The person has no basic insurance with us. */
  | "NO_CONTRACT"
  /** There is nothing else to choose. */
  | "ONLY_VALUE"
  /** The same, or what it depends on, was asked for and waits to be treated. */
  | "PENDING"
  /** The deadline for the next possible day has passed: a later day is offered. By itself it does not close the change. */
  | "TOO_LATE"
  /** The person is too young for it. */
  | "UNDER_AGE";

/** Something that a change needs to be told besides its value. */
export type ContractChangeExtra = {
  /** What is told. */
  readonly key: ContractChangeKey;
  /** What it is. */
  readonly value: string;
};

/** What a change can be told besides its value. */
export type ContractChangeKey =
  /** The day until which the unemployment insurance pays. */
  | "dtFinDelaiCadre"
  /** Who employs the person, for EMP and APP. */
  | "employeur"
  /** For how many hours a week, 8 or more, for EMP and APP. */
  | "heuresSemaine"
  /** The name of the doctor. */
  | "mprInformation"
  /** The number of the doctor. */
  | "noDispensateur"
  /** `true` where that is abroad, else `false`. */
  | "orgaEtranger"
  /** Who pays the pension. */
  | "orgaRente"
  /** The country of the institution that pays the pension. */
  | "pays"
  /** The proof that accidents are insured elsewhere: the id of an uploaded file, or LATER where it follows. Not needed for employees of the employer that their professional data name on the day. */
  | "preuve"
  /** What the person does for a living: EMP, IND, REN, CHO, AUT, DIP or APP. */
  | "statut";

/** The changes of one person, each code once. */
export type ContractMutation = {
  /** What is changed for this person, at least one change. */
  readonly data: ReadonlyArray<ContractChange>;
  readonly firstname: string;
  readonly insuredNumber: number;
  readonly lastname: string;
};

/** What is to be corrected. */
export type CorrectionDatum =
  /** The number of the old-age insurance. */
  | "AHV_NUMBER"
  /** The birthdate. */
  | "BIRTHDATE"
  /** Something in a contract. */
  | "CONTRACT"
  /** Something in a document. */
  | "DOCUMENT"
  /** The first name. */
  | "FIRST_NAME"
  /** Something in an invoice. */
  | "INVOICE"
  /** The family name. */
  | "LAST_NAME"
  /** The nationality. */
  | "NATIONALITY"
  /** Something else. */
  | "OTHER"
  /** Something in a request. */
  | "REQUEST"
  /** The sex. */
  | "SEX"
  /** Something in a statement of benefits. */
  | "STATEMENT";

/** A datum to be corrected. */
export type CorrectionInput = {
  /** What is right: a day as YYYY-MM-DD, F or M, 13 digits, or a text. */
  readonly correct: string;
  /** What is to be corrected. */
  readonly datum: CorrectionDatum;
  /** What is wrong, and how one sees it. */
  readonly explanation?: string | null | undefined;
  /** The ids of uploaded files that prove it. */
  readonly files?: ReadonlyArray<string> | null | undefined;
  readonly insuredNumber: number;
};

/** How the household gets its letters. */
export type Correspondance =
  /** In the portal. */
  | "DIGITAL"
  /** By post. */
  | "PAPER";

/** What a reminder of costs is about. */
export type CostReminderStep =
  /** A contract ends soon. */
  | "CONTRACT_END"
  /** The deductible is used up, and a new one begins with the year. */
  | "DEDUCTIBLE_USED"
  /** The last day for a change of deductible, model or insurer comes near. */
  | "YEAR_END_NOTICE";

/** An e-mail address to add to a person. */
export type CreateEmailInput = {
  readonly email: string;
  readonly insuredNumber: number;
  /** Private or at work. */
  readonly nature: ContactNature;
};

/** A phone number to add to a person. */
export type CreatePhoneInput = {
  readonly insuredNumber: number;
  /** Whether it is a mobile phone. */
  readonly mobile: boolean;
  /** Private or at work. */
  readonly nature: ContactNature;
  /** As people write it, with or without the country's code. */
  readonly number: string;
};

/** To whom data went. */
export type DataRecipient =
  /** The insurer's bank. */
  | "BANK"
  /** A person who checked the code of a certificate. */
  | "CERTIFICATE"
  /** The service that sends e-mails. */
  | "EMAIL"
  /** The service that sends messages to devices. */
  | "PUSH"
  /** The service that sends text messages. */
  | "SMS"
  /** A system of record of the insurer. */
  | "SYSTEM";

/** How a voucher stands on a day. */
export type DelegationStatus =
  /** Its last day is over. */
  | "EXPIRED"
  /** It holds for 30 days or less. */
  | "SOON_EXPIRED"
  /** It holds for more than 30 days. */
  | "VALID";

/** What a recipient got. */
export type DisclosedSubject =
  /** Changes of data, with the new data. */
  | "CHANGES"
  /** Whether a certificate is valid. */
  | "CODE_CHECKS"
  /** Direct debits. */
  | "DEBITS"
  /** Messages. */
  | "MESSAGES"
  /** Payments to the customer. */
  | "PAYMENTS"
  /** Requests, with what they say. */
  | "REQUESTS";

/** The groups by which a help page leads a customer to their documents. */
export type DocumentFilterType =
  /** Certificates and cards. */
  | "CERTIFICATE"
  /** Policies and conditions. */
  | "CONTRACT"
  /** Invoices and reminders. */
  | "INVOICE"
  /** All other letters. */
  | "LETTER"
  /** Statements of care and of the account. */
  | "STATEMENT";

/** What a bank account is used for. */
export type FinancialUsage =
  /** Premiums are debited there. */
  | "PRLV"
  /** Reimbursements go there. */
  | "REMB";

/** A bank account whose owner lives abroad. */
export type ForeignFinancialAddressInput = {
  /** ISO 3166 code of two letters, neither CH nor LI. */
  readonly country: string;
  /** With or without spaces. */
  readonly iban: string;
  /** The account that was looked at; none where one is added. */
  readonly id?: string | null | undefined;
  /** The place where the owner lives. */
  readonly locality: string;
  /** As the bank knows the person, at most 40 characters. */
  readonly ownerFullname: string;
  /** The day from which it holds, YYYY-MM-DD. */
  readonly startOfValidity: string;
  readonly street: string;
  /** Left out where there is none. */
  readonly streetNumber?: string | null | undefined;
  /** What the account is used for. */
  readonly usage: FinancialUsage;
  readonly zip: string;
};

/** An address outside Switzerland and Liechtenstein. */
export type ForeignPostalAddressInput = {
  /** A further line, such as “c/o”. */
  readonly complement?: string | null | undefined;
  /** ISO 3166 code of two letters, neither CH nor LI. */
  readonly country: string;
  /** The entry that was looked at; none where one is added. */
  readonly id?: string | null | undefined;
  /** None: the address owner's, and the household moves along. */
  readonly insuredNumber?: number | null | undefined;
  /** The place. */
  readonly locality: string;
  /** The number of the house. */
  readonly number?: string | null | undefined;
  /** A box at the post office, instead of the street or beside it. */
  readonly poBox?: string | null | undefined;
  /** What the address is for. */
  readonly postalUse: PostalUse;
  /** The day from which it holds, YYYY-MM-DD. */
  readonly startOfValidity: string;
  /** May be left out where there is a box. */
  readonly street?: string | null | undefined;
  readonly zip: string;
};

/** As the civil register has it. */
export type Gender =
  /** Female. */
  | "F"
  /** Male. */
  | "M";

/** What the button of a card does. */
export type HealthCardKind =
  /** It leads to a page. */
  | "LINK"
  /** It begins an assessment by the symptom checker. */
  | "SYMPTOM_CHECKER";

/** What is held about a customer, as they would sort it. */
export type HeldCategory =
  /** The account, its settings and consents. */
  | "account"
  /** Statements, bills and what they cost. */
  | "careCosts"
  /** What the people are covered for. */
  | "contracts"
  /** What we wrote. */
  | "documents"
  /** What was typed into forms and not sent. */
  | "drafts"
  /** Invoices and payments. */
  | "invoices"
  /** What the account was told of. */
  | "notifications"
  /** The people, their addresses and contacts. */
  | "people"
  /** What was asked of the insurer. */
  | "requests"
  /** Files that were sent to us. */
  | "sentFiles"
  /** Delegation vouchers. */
  | "vouchers";

/** How an instalment stands. */
export type InstalmentStatus =
  /** It was due and is not paid. */
  | "LATE"
  /** It is to come. */
  | "OPEN"
  /** It is paid. */
  | "PAID";

/** Whether a card can be shown. */
export type InsuranceCardState =
  /** It was blocked, and no other has taken its place. */
  | "BLOCKED"
  /** Its last day has passed. */
  | "EXPIRED"
  /** It can be shown, and ends soon. */
  | "EXPIRING"
  /** None was made yet. */
  | "NONE"
  /** The person has no basic insurance here, and so no card. */
  | "NOT_INSURED"
  /** It can be shown. */
  | "VALID";

/** The law of an insurance. */
export type InsuranceLaw =
  /** The law on health insurance: basic insurance. */
  | "LAMAL"
  /** The law on insurance contracts: all other insurance. */
  | "LCA";

/** How free the choice of doctor is. */
export type InsuranceModel =
  /** The family doctor is seen first. */
  | "FAMILY_DOCTOR"
  /** A doctor of the network is seen first. */
  | "NETWORK"
  /** Any doctor may be seen. */
  | "STANDARD"
  /** The partner for telemedicine is called first. */
  | "TELEMEDICINE";

/** Whether the policyholder alone is covered, or the family too. */
export type InsuredCircle =
  /** The policyholder and the family. */
  | "FAMILY"
  /** The policyholder alone. */
  | "PERSON";

/** Whom to invite, for what and until when. */
export type InviteRepresentativeInput = {
  /** The address with which they sign in. */
  readonly email: string;
  /** Their family name. */
  readonly lastname: string;
  /** The insured numbers: the holder of the account, and children. */
  readonly people: ReadonlyArray<number>;
  /** What they are to the customer. */
  readonly relation: RepresentativeRelation;
  /** What they may do. */
  readonly scope: RepresentationScope;
  /** The last day. */
  readonly until: string;
};

/** What a line of an invoice is for. */
export type InvoiceLineKind =
  /** The premium of basic insurance. */
  | "BASIC"
  /** The small rest of an earlier invoice. */
  | "CARRIED"
  /** Coinsurance of care that we paid. */
  | "COINSURANCE"
  /** The difference of a billed month whose premium changed since. */
  | "CORRECTION"
  /** The share of another adult's care, of which nothing more is told. */
  | "COST_SHARE"
  /** Deductible of care that we paid. */
  | "DEDUCTIBLE"
  /** 15 francs a day in hospital. */
  | "HOSPITAL_CONTRIBUTION"
  /** What no insurance covers. */
  | "NOT_COVERED"
  /** The premium of property insurance. */
  | "PROPERTY"
  /** The premium of supplementary insurance. */
  | "SUPPLEMENTARY";

/** How something of an invoice was settled, or opened again. */
export type InvoicePaymentWay =
  /** Money that arrived. */
  | "BANK"
  /** A small rest that a later invoice asks for. */
  | "CARRIED"
  /** A credit that was taken off; negative where it is owed again. */
  | "CREDIT"
  /** A direct debit that the bank took back, negative. */
  | "RETURN"
  /** A small rest that was written off. */
  | "WRITE_OFF";

/** How an invoice stands. */
export type InvoiceStatus =
  /** Cancelled: nothing is to be paid. */
  | "ANNULEE"
  /** To be paid. */
  | "ENCOURS"
  /** In debt collection. */
  | "POURSUITE"
  /** A reminder was sent. */
  | "RAPPEL"
  /** Paid. */
  | "REGLEE"
  /** A formal notice was sent. */
  | "SOMMATION";

/** What an invoice asks to be paid for. */
export type InvoiceSubject =
  /** Basic insurance. */
  | "BASIC"
  /** A share of the costs of care. */
  | "CARE"
  /** Property insurance. */
  | "PROPERTY"
  /** Supplementary insurance. */
  | "SUPPLEMENTARY"
  /** Supplementary and property insurance. */
  | "SUPPLEMENTARY_AND_PROPERTY";

/** What an invoice is for. */
export type InvoiceType =
  /** A share of the costs of care that we paid. */
  | "BENEFITS"
  /** The premiums of a period. */
  | "PREMIUM";

/** What decides how long something is kept. */
export type Keeping =
  /** As long as the account exists. */
  | "ACCOUNT"
  /** As long as a contract runs, then ten years. */
  | "CONTRACT"
  /** A number of days. */
  | "DAYS"
  /** Ten years from the end of the business year. */
  | "LAW"
  /** A number of months that the insurer decides. */
  | "RULE";

/** A change in a life that touches insurance. */
export type LifeEvent =
  /** A child is born. */
  | "BIRTH"
  /** A person of the family died. */
  | "DEATH"
  /** A new employer, or a new work. */
  | "JOB_CHANGE"
  /** Leaving Switzerland. */
  | "LEAVING"
  /** A marriage. */
  | "MARRIAGE"
  /** Moving within Switzerland. */
  | "MOVING"
  /** The end of work by age. */
  | "RETIREMENT"
  /** A separation or a divorce. */
  | "SEPARATION"
  /** The loss of work. */
  | "UNEMPLOYMENT";

/** What is to be done in a list. */
export type LifeStep =
  /** Covering accidents in the basic insurance again. */
  | "accidentIn"
  /** Leaving accidents out of the basic insurance. */
  | "accidentOut"
  /** The new address. */
  | "address"
  /** The address abroad. */
  | "addressAbroad"
  /** The addresses of the household. */
  | "addressHousehold"
  /** The agency that is near. */
  | "agency"
  /** The bank account. */
  | "bank"
  /** Declaring the birth. */
  | "birth"
  /** Telling the new civil status and name. */
  | "civilStatus"
  /** Telling the death. */
  | "death"
  /** Ending the basic insurance. */
  | "endOfInsurance"
  /** What becomes of contracts and invoices. */
  | "estate"
  /** The family doctor or the model. */
  | "familyDoctor"
  /** The insurance of the household. */
  | "household"
  /** Insuring the child. */
  | "insureChild"
  /** Who gets the invoices. */
  | "invoicesWhom"
  /** The employment details. */
  | "occupation"
  /** Phone number and e-mail address. */
  | "phone"
  /** Reduced premiums of the canton. */
  | "reducedPremiums";

/** What a customer finds wrong about a line of a statement. */
export type LineError =
  /** The customer paid it already. */
  | "ALREADY_PAID"
  /** The treatment is not the person's. */
  | "NOT_MY_TREATMENT"
  /** Anything else. */
  | "OTHER"
  /** The amount is not that of the bill. */
  | "WRONG_AMOUNT"
  /** The day of the treatment is wrong. */
  | "WRONG_DATE"
  /** The share of the person is wrong. */
  | "WRONG_SHARE";

/** What is declared of a pregnancy. */
export type MaternityEvent =
  /** The day of the birth. */
  | "BIRTHDATE"
  /** The day on which the 13th week of pregnancy begins. */
  | "THIRTEENTH_WEEK_DATE";

/** Who wrote a message. */
export type MessageAuthor =
  /** The account. */
  | "CUSTOMER"
  /** An employee of the insurer. */
  | "INSURER";

/** What a customer writes to the insurer about. */
export type MessageSubject =
  /** What is covered and reimbursed. */
  | "BENEFITS"
  /** Something in the contracts is to change; for the main policyholder. */
  | "CHANGE_REQUEST"
  /** Anything else. */
  | "GENERAL"
  /** Another insurance. */
  | "OFFERS"
  /** Invoices and payments; for the main policyholder. */
  | "PAYMENTS";

/** Why it is not estimated what a bill gives back. */
export type NoEstimateReason =
  /** The care was abroad: the amount is converted and the cover is checked. */
  | "FOREIGN"
  /** Care around pregnancy and birth, of which nothing is borne. */
  | "FREE_OF_CHARGE"
  /** Hospitals usually bill us, and days cost a contribution. */
  | "HOSPITAL"
  /** The person had no basic insurance with us on that day. */
  | "NOT_INSURED"
  /** The amount is not known yet. */
  | "NO_AMOUNT"
  /** Neither the day of treatment nor that of the bill is known yet. */
  | "NO_DAY"
  /** Basic insurance covers such care in part or not at all. */
  | "OTHER_INSURANCE"
  /** The provider bills us, so that nothing is paid back. */
  | "THIRD_PARTY";

/** How the person wants to be told. A kind of news that is left out or null keeps its channel. */
export type NotificationPreferencesInput = {
  /** A certificate, a policy or a card. */
  readonly certificatNew?: Channel | null | undefined;
  /** Something that the insurer has to say. */
  readonly communicationNew?: Channel | null | undefined;
  /** A reminder before a deadline or an end that changes costs. */
  readonly costReminder?: Channel | null | undefined;
  /** A new invoice. */
  readonly invoiceNew?: Channel | null | undefined;
  /** An invoice that was not paid. */
  readonly invoiceReminder?: Channel | null | undefined;
  /** A statement of care. */
  readonly refundNew?: Channel | null | undefined;
};

/** What a notification tells of: the type of its message. */
export type NotificationType =
  | "CertificatNew"
  | "CommunicationNew"
  | "CostReminder"
  | "InvoiceNew"
  | "InvoicePaid"
  | "InvoiceReminder"
  | "OtherNews"
  | "RefundNew"
  | "RequestNews";

/** What data are not used for once the customer objects. */
export type ObjectionPurpose =
  /** Promotions, partners' offers and campaigns. */
  | "OFFERS"
  /** Invitations to surveys. */
  | "SURVEYS";

/** How invoices are paid. */
export type PaymentMode =
  /** With the payment slip. */
  | "BVR"
  /** By direct debit (LSV). */
  | "LSV"
  /** By e-bill. */
  | "PYN"
  /** By direct debit (SDD). */
  | "SDD"
  /** By e-bill. */
  | "YWB";

/** Where a bill stands that is not decided yet. */
export type PendingStatus =
  /** An employee examines it. */
  | "IN_REVIEW"
  /** It arrived. */
  | "RECEIVED";

/** The time between two invoices. */
export type Periodicity =
  /** Two months. */
  | "BIMONTHLY"
  /** Six months. */
  | "HALF_YEARLY"
  /** A month. */
  | "MONTHLY"
  /** Three months. */
  | "QUARTERLY"
  /** A year. */
  | "YEARLY";

/** What an address is for. */
export type PostalUse =
  /** Letters go there. */
  | "CORRESPONDANCE"
  /** The legal domicile. */
  | "DOMICILE_LEGAL";

/** What a basic contract would be with another product, deductible or risk, from a day on. */
export type PremiumInput = {
  /** The code of the health insurer. */
  readonly codeCaisse: string;
  /** The code of the deductible in the tariff. */
  readonly codeFranchise: string;
  /** The code of the product. */
  readonly codeProduit: string;
  /** Whether accidents are covered too. */
  readonly codeRisque: Risk;
  /** `N/A`, since no product has a variant. */
  readonly codeVariante: string;
  /** From when it would hold. */
  readonly dateEntree: string;
  /** How often it would be paid; as it is now where it is left out. */
  readonly periodicity?: Periodicity | null | undefined;
};

/** What a property contract insures. */
export type PropertyType =
  /** A building. */
  | "BUILDING"
  /** What is in the home. */
  | "HOUSEHOLD"
  /** Legal protection. */
  | "LEGAL_PROTECTION"
  /** Damage done to others. */
  | "LIABILITY";

/** A browser, as its push service describes it. */
export type PushDeviceInput = {
  /** The secret of the subscription, as the browser gives it. */
  readonly auth: string;
  /** The address at the push service. */
  readonly endpoint: string;
  /** The public key of the subscription, as the browser gives it. */
  readonly p256dh: string;
};

/** Until when a canton takes applications. */
export type ReductionDeadlineKind =
  /** At any time; the reduction begins after the application. */
  | "ANY_TIME"
  /** Until a day of each year. */
  | "DAY"
  /** Until the day in the canton's letter. */
  | "LETTER"
  /** No application is needed. */
  | "NONE"
  /** The insurer has no recent source; the canton tells. */
  | "UNCONFIRMED"
  /** Until the end of the year of the reduction. */
  | "WITHIN_YEAR";

/** How the people of a canton get reduced premiums. */
export type ReductionWay =
  /** They apply by themselves. */
  | "APPLICATION"
  /** The canton decides from the tax data. */
  | "AUTOMATIC"
  /** The canton sends a form, which they return; without one they apply. */
  | "INVITATION";

/** What a customer with an unpaid invoice is written about. */
export type ReminderStep =
  /** The bank took a direct debit back: the invoice is open again. */
  | "DEBIT_RETURNED"
  /** The bank reversed a payment: the invoice is open again. */
  | "PAYMENT_REVERSED"
  /** An arrangement that was not kept: the rest is due. */
  | "PLAN_ENDED"
  /** Debt collection. */
  | "POURSUITE"
  /** A reminder. */
  | "RAPPEL"
  /** A formal notice. */
  | "SOMMATION";

/** A further message of the customer. */
export type ReplyInput = {
  /** The id of a file that was uploaded before, or nothing. */
  readonly attachments: ReadonlyArray<string>;
  /** At most 4,000 characters. */
  readonly message: string;
};

/** An error on a line of a statement. */
export type ReportLineInput = {
  /** The id of a file that was uploaded before, or nothing. */
  readonly attachments: ReadonlyArray<string>;
  /** What is wrong. */
  readonly error: LineError;
  /** The position of the line. */
  readonly line: number;
  /** At most 4,000 characters. */
  readonly message: string;
  /** The id of the statement. */
  readonly statement: string;
};

/** Who ended a representation. */
export type RepresentationEndedBy =
  /** The insurer, because an account was closed. */
  | "INSURER"
  /** The other person. */
  | "OTHER"
  /** This account. */
  | "YOU";

/** What a representative may do. */
export type RepresentationScope =
  /** Read contracts, invoices, benefits, documents and cards. */
  | "SEE"
  /** See, and send bills, documents, messages and declarations of accidents and damage. */
  | "SEND";

/** On which side of a representation the account is. */
export type RepresentationSide =
  /** The account lets the other person act. */
  | "GIVEN"
  /** The account acts for the other person. */
  | "HELD";

/** How a representation stands. */
export type RepresentationState =
  /** It holds today. */
  | "ACTIVE"
  /** It was confirmed, and a guardianship or a closed account stands against it. */
  | "BLOCKED"
  /** The invited person declined; only they read this. */
  | "DECLINED"
  /** One side ended it. */
  | "ENDED"
  /** Its last day is over. */
  | "EXPIRED"
  /** The invitation was not confirmed in time. */
  | "LAPSED"
  /** The invited person has not answered. */
  | "WAITING"
  /** The invitation was taken back. */
  | "WITHDRAWN";

/** What the representative is to the customer. */
export type RepresentativeRelation =
  /** A daughter or a son of age. */
  | "CHILD"
  /** A fiduciary or an accountant. */
  | "FIDUCIARY"
  /** Another person. */
  | "OTHER"
  /** Wife, husband or partner. */
  | "PARTNER"
  /** A social worker. */
  | "SOCIAL_WORKER";

/** What a customer is told of a request before it is decided. */
export type RequestStep =
  /** The insurer has a question. */
  | "ASKED"
  /** It takes longer than announced. */
  | "DELAYED"
  /** The question still waits for an answer. */
  | "REMINDED";

/** What a home is used for. */
export type ResidenceType =
  /** Holidays. */
  | "HOLIDAY"
  /** Living there. */
  | "MAIN";

/** Why a bank took a direct debit back, by the codes of ISO 20022. */
export type ReturnReason =
  /** The account number is not correct. */
  | "AC01"
  /** The account is closed. */
  | "AC04"
  /** The account is blocked. */
  | "AC06"
  /** There was not enough money. */
  | "AM04"
  /** There is no authorisation. */
  | "MD01"
  /** The debit was disputed. */
  | "MD06"
  /** The bank gave no reason. */
  | "MS03";

/** Whether accidents are covered too. */
export type Risk =
  /** Illness and accident. */
  | "MIT"
  /** Illness alone: accidents are covered by the employer. */
  | "OHN";

/** What a line does to a line of an earlier statement. */
export type StatementCorrection =
  /** It settles the same bill anew. */
  | "REPLACEMENT"
  /** It takes it back: all amounts are negative. */
  | "REVERSAL";

/** What follows from a statement. */
export type StatementStatus =
  /** Nothing more. */
  | "CLOSED"
  /** The share was billed. */
  | "INVOICED"
  /** Money is on its way to the customer. */
  | "IN_PAYMENT"
  /** The customer was paid. */
  | "PAID"
  /** The bank refused the payment or sent it back, or no account is known; it is paid to another account once there is one. */
  | "PAYMENT_RETURNED"
  /** The share was billed and paid. */
  | "SHARE_PAID"
  /** The share will be billed. */
  | "TO_BE_INVOICED";

/** Whether a policyholder rents or owns the home. */
export type StatusTaker =
  /** Owns it. */
  | "OWNER"
  /** Rents it. */
  | "TENANT";

/** A bank account in Switzerland or Liechtenstein whose owner lives there. */
export type SwissFinancialAddressInput = {
  /** Of Switzerland or Liechtenstein, with or without spaces. */
  readonly iban: string;
  /** The account that was looked at; none where one is added. */
  readonly id?: string | null | undefined;
  /** The locality where the owner lives, an id of the directory. */
  readonly localityCommuneId: string;
  /** As the bank knows the person, at most 40 characters. */
  readonly ownerFullname: string;
  /** The day from which it holds, YYYY-MM-DD. */
  readonly startOfValidity: string;
  /** Street and number of the owner; may be left out. */
  readonly street?: string | null | undefined;
  /** What the account is used for. */
  readonly usage: FinancialUsage;
};

/** An address of the directory by its foundAddressId, or a street in a locality of the list. */
export type SwissPostalAddressInput = {
  /** A further line, such as “c/o”. */
  readonly complement?: string | null | undefined;
  /** An id of SwissAddress; then neither street nor locality is needed. */
  readonly foundAddressId?: string | null | undefined;
  /** The entry that was looked at; none where one is added. */
  readonly id?: string | null | undefined;
  /** None: the address owner's, and the household moves along. */
  readonly insuredNumber?: number | null | undefined;
  /** The postal code of the locality. */
  readonly npa?: string | null | undefined;
  /** The number of the house. */
  readonly number?: string | null | undefined;
  /** The BFS number of the commune. */
  readonly ofsLocalityId?: number | null | undefined;
  /** A box at the post office, instead of the street or beside it. */
  readonly poBox?: string | null | undefined;
  /** What the address is for. */
  readonly postalUse: PostalUse;
  /** The day from which it holds, YYYY-MM-DD. */
  readonly startOfValidity: string;
  /** Needed without a foundAddressId. */
  readonly street?: string | null | undefined;
  /** An id of Locality; needed without a foundAddressId. */
  readonly swissLocalityId?: string | null | undefined;
};

/** The size of all texts. */
export type TextSize =
  /** A fifth larger. */
  | "LARGE"
  /** Two fifths larger. */
  | "LARGEST"
  /** That of the browser. */
  | "NORMAL";

/** Who pays the provider of care. */
export type Tiers =
  /** The customer, to whom we pay back. */
  | "GARANT"
  /** We, to whom the customer owes a share. */
  | "PAYANT";

/** The transfer of one person to another insurer of the group. */
export type TransferDemand = {
  /** The code of the other insurer. */
  readonly cdCaisse: string;
  /** The code of the deductible. */
  readonly cdFran: string;
  /** The code of the product. */
  readonly cdProduit: string;
  /** Whether accidents are covered. */
  readonly cdRisqueCourt: Risk;
  /** The code of the variant; `N/A` where the product has none. */
  readonly cdVariante?: string | null | undefined;
  /** The first day with the other insurer. */
  readonly date: string;
  /** The insured number. */
  readonly noAssure: number;
  /** The number of the family doctor. */
  readonly primaryCareDoctor?: string | null | undefined;
};

/** What a family doctor refers an insured person to another provider for. */
export type TreatmentNature =
  /** A chronic condition. */
  | "AFCH"
  /** A stable condition. */
  | "AFST"
  /** Another reason. */
  | "AUTR"
  /** A specialist's opinion. */
  | "AVSP"
  /** An electronic notice from the practice. */
  | "AXML"
  /** Surgery. */
  | "CHIR"
  /** A specialised examination. */
  | "EXSP"
  /** A hospital stay. */
  | "HOSP"
  /** On the person's own initiative. */
  | "SELF"
  /** Treatment. */
  | "TRIN"
  /** An emergency. */
  | "URGE";

/** What an e-mail address shall be. */
export type UpdateEmailInput = {
  readonly email: string;
  readonly id: string;
  /** Private or at work. */
  readonly nature: ContactNature;
  /** What the change starts from; refused when the entry has changed since. */
  readonly version?: number | null | undefined;
};

/** What a phone number shall be. */
export type UpdatePhoneInput = {
  readonly id: string;
  /** Whether it is a mobile phone. */
  readonly mobile: boolean;
  /** Private or at work. */
  readonly nature: ContactNature;
  /** As people write it, with or without the country's code. */
  readonly number: string;
  /** What the change starts from; refused when the entry has changed since. */
  readonly version?: number | null | undefined;
};

/** The words of explanations. */
export type Wording =
  /** In easy language, at the level A2 to B1. */
  | "EASY"
  /** The ordinary ones. */
  | "ORDINARY";

export type AcceptRepresentationMutationVariables = Exact<{
  id: string;
}>;

export type AcceptRepresentationMutation = {
  readonly acceptRepresentation: { readonly id: string };
};

export type AcceptWiderScopeMutationVariables = Exact<{
  id: string;
  scope: RepresentationScope;
}>;

export type AcceptWiderScopeMutation = { readonly acceptWiderScope: { readonly id: string } };

export type AccessesQueryVariables = Exact<{
  before?: string | null | undefined;
}>;

export type AccessesQuery = {
  readonly accesses: {
    readonly next: string | null;
    readonly days: ReadonlyArray<{
      readonly day: string;
      readonly entries: ReadonlyArray<{
        readonly who: AccessWho;
        readonly area: AccessArea;
        readonly isChange: boolean;
        readonly count: number;
        readonly department: AccessDepartment | null;
        readonly because: AccessBecause | null;
        readonly caseType: string | null;
        readonly caseDay: string | null;
        readonly representative: string | null;
      }>;
    }>;
  };
};

export type AccidentCoversQueryVariables = Exact<{
  date: string;
}>;

export type AccidentCoversQuery = {
  readonly contracts: ReadonlyArray<{
    readonly insuredNumber: number;
    readonly healthBasic: {
      readonly risk: Risk;
      readonly primaryCareDoctor: {
        readonly nomPrenom: string;
        readonly npa: string;
        readonly localite: string;
      } | null;
    } | null;
  }>;
};

export type AccidentPremiumsQueryVariables = Exact<{ [key: string]: never }>;

export type AccidentPremiumsQuery = {
  readonly accidentPremiums: ReadonlyArray<{
    readonly insuredNumber: number;
    readonly isCovered: boolean;
    readonly covered: number;
    readonly excluded: number;
  }>;
};

export type AddPasskeyMutationVariables = Exact<{
  name: string;
  credential: string;
}>;

export type AddPasskeyMutation = { readonly addPasskey: boolean };

export type AddSurveyPromptMutationVariables = Exact<{
  surveyName: string;
}>;

export type AddSurveyPromptMutation = { readonly addSurveyPrompt: boolean };

export type AddTransferMutationVariables = Exact<{
  refDemande: string;
  demandes: ReadonlyArray<TransferDemand> | TransferDemand;
  consents: ReadonlyArray<ContractChangeConsent> | ContractChangeConsent;
}>;

export type AddTransferMutation = { readonly addTransfertCaisse: { readonly request: string } };

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

export type AgencyHomeQueryVariables = Exact<{ [key: string]: never }>;

export type AgencyHomeQuery = {
  readonly homeAddressLocality: {
    readonly label: string;
    readonly lat: number;
    readonly lng: number;
  } | null;
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

export type AnnouncePaymentMutationVariables = Exact<{
  id: string;
}>;

export type AnnouncePaymentMutation = { readonly announcePayment: string };

export type AnswerQuestionMutationVariables = Exact<{
  question: string;
  input: AnswerInput;
}>;

export type AnswerQuestionMutation = { readonly answerQuestion: { readonly id: string } };

export type AskAccountStatementMutationVariables = Exact<{
  lang: string;
}>;

export type AskAccountStatementMutation = {
  readonly createAccountStatementRequest: { readonly request: string | null };
};

export type AskCreditPayoutMutationVariables = Exact<{
  law: InsuranceLaw;
  insurerCode: string;
}>;

export type AskCreditPayoutMutation = {
  readonly createCreditPayoutRequest: { readonly request: string };
};

export type AskWiderScopeMutationVariables = Exact<{
  id: string;
  scope: RepresentationScope;
}>;

export type AskWiderScopeMutation = { readonly askWiderScope: { readonly id: string } };

export type BankOfQueryVariables = Exact<{
  iban: string;
}>;

export type BankOfQuery = {
  readonly bank: { readonly name: string; readonly bic: string | null } | null;
};

export type BillCheckQueryVariables = Exact<{
  bill: BillInput;
  files: ReadonlyArray<string> | string;
}>;

export type BillCheckQuery = {
  readonly billCheck: {
    readonly isOwnInvoice: boolean;
    readonly invoice: string | null;
    readonly doubles: ReadonlyArray<{
      readonly date: string;
      readonly request: string | null;
      readonly statement: string | null;
    }>;
  };
};

export type CancelReductionReminderMutationVariables = Exact<{
  canton: string;
}>;

export type CancelReductionReminderMutation = { readonly cancelReductionReminder: boolean };

export type CareCostsQueryVariables = Exact<{
  firstYear: number;
  lastYear: number;
}>;

export type CareCostsQuery = {
  readonly careCosts: ReadonlyArray<{
    readonly year: number;
    readonly paidByUs: number;
    readonly deductible: number;
    readonly coinsurance: number;
    readonly hospitalContribution: number;
    readonly notCovered: number;
  }>;
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

export type CertificatesQueryVariables = Exact<{ [key: string]: never }>;

export type CertificatesQuery = {
  readonly certificateOffers: ReadonlyArray<{
    readonly kind: CertificateKind;
    readonly insuredNumber: number;
    readonly firstname: string;
    readonly lastname: string;
    readonly obstacle: CertificateObstacle | null;
    readonly years: ReadonlyArray<number>;
    readonly insuredFrom: string | null;
  }>;
  readonly certificates: ReadonlyArray<{
    readonly id: string;
    readonly kind: CertificateKind;
    readonly firstname: string;
    readonly lastname: string;
    readonly language: CertificateLanguage;
    readonly from: string | null;
    readonly to: string | null;
    readonly issuedOn: string;
    readonly validUntil: string | null;
    readonly revokedOn: string | null;
    readonly standing: CertificateStanding;
    readonly code: string;
    readonly iddms: string;
    readonly checks: number;
    readonly lastCheckAt: string | null;
  }>;
};

export type ChangeLoginEmailMutationVariables = Exact<{
  email: string;
  isOldMailboxLost: boolean;
}>;

export type ChangeLoginEmailMutation = { readonly changeLoginEmail: boolean };

export type ChangeMessageLanguageMutationVariables = Exact<{
  language: string;
}>;

export type ChangeMessageLanguageMutation = { readonly changeMessageLanguage: string };

export type ChangeReadingMutationVariables = Exact<{
  wording?: Wording | null | undefined;
  textSize?: TextSize | null | undefined;
}>;

export type ChangeReadingMutation = {
  readonly changeReading: { readonly wording: Wording; readonly textSize: TextSize };
};

export type ComparedCareQueryVariables = Exact<{ [key: string]: never }>;

export type ComparedCareQuery = {
  readonly comparedCare: ReadonlyArray<{
    readonly insuredNumber: number;
    readonly category: CareCategory;
    readonly thisYear: { readonly paidByUs: number; readonly own: number };
    readonly lastYearSoFar: { readonly paidByUs: number; readonly own: number };
    readonly lastYear: { readonly paidByUs: number; readonly own: number };
  }>;
};

export type ConsentsQueryVariables = Exact<{ [key: string]: never }>;

export type ConsentsQuery = {
  readonly consentsChannels: ReadonlyArray<{
    readonly insuredNumber: number;
    readonly textVersion: number;
    readonly decidedAt: string | null;
    readonly customized_offers: {
      readonly mail: number;
      readonly email: number;
      readonly sms: number;
      readonly phone: number;
    };
    readonly personalized_services: {
      readonly mail: number;
      readonly email: number;
      readonly sms: number;
      readonly phone: number;
    };
    readonly gm_mag: { readonly mail: number; readonly email: number };
    readonly surveys: { readonly mail: number; readonly email: number; readonly sms: number };
    readonly data_sharing: { readonly other: number };
    readonly statistics: { readonly other: number };
  }>;
  readonly consentTexts: ReadonlyArray<{
    readonly version: number;
    readonly publishedAt: string;
    readonly texts: ReadonlyArray<{
      readonly category: string;
      readonly title: string;
      readonly text: string;
      readonly summary: string | null;
    }>;
  }>;
};

export type PersonConsentsFragment = {
  readonly insuredNumber: number;
  readonly textVersion: number;
  readonly decidedAt: string | null;
  readonly customized_offers: {
    readonly mail: number;
    readonly email: number;
    readonly sms: number;
    readonly phone: number;
  };
  readonly personalized_services: {
    readonly mail: number;
    readonly email: number;
    readonly sms: number;
    readonly phone: number;
  };
  readonly gm_mag: { readonly mail: number; readonly email: number };
  readonly surveys: { readonly mail: number; readonly email: number; readonly sms: number };
  readonly data_sharing: { readonly other: number };
  readonly statistics: { readonly other: number };
};

export type ConsentsHistoryQueryVariables = Exact<{
  insuredNumber: number;
  page?: number | null | undefined;
}>;

export type ConsentsHistoryQuery = {
  readonly consentsHistory: {
    readonly total: number;
    readonly entries: ReadonlyArray<{
      readonly id: string;
      readonly at: string;
      readonly textVersion: number;
      readonly category: string | null;
      readonly channel: string | null;
      readonly value: number | null;
      readonly isOwn: boolean;
    }>;
  };
};

export type ContactPhoneQueryVariables = Exact<{
  dateFrom: string;
  numberOfDays: number;
}>;

export type ContactPhoneQuery = {
  readonly workingDays: ReadonlyArray<string>;
  readonly contactLines: ReadonlyArray<{
    readonly kind: ContactKind;
    readonly insurances: ReadonlyArray<BrokeredInsurance>;
    readonly name: string;
    readonly company: string | null;
    readonly phoneNumber: string;
    readonly email: string | null;
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
    } | null;
  }>;
  readonly healthContact: {
    readonly name: string;
    readonly phoneNumber: string;
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
  } | null;
  readonly telemedecin: ReadonlyArray<{
    readonly codeReseau: string;
    readonly name: string;
    readonly phone: string;
    readonly insuredNumbers: ReadonlyArray<number>;
  }>;
  readonly offers: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
    readonly discountTitle: string;
    readonly thumbnail: string;
    readonly buttonLink: string;
    readonly partner: { readonly name: string };
  }>;
};

export type HoursFragment = {
  readonly week: ReadonlyArray<ReadonlyArray<{ readonly opens: string; readonly closes: string }>>;
  readonly exceptions: ReadonlyArray<{
    readonly day: string;
    readonly reason: string;
    readonly spans: ReadonlyArray<{ readonly opens: string; readonly closes: string }>;
  }>;
};

export type ContactsQueryVariables = Exact<{
  insuredNumber: number;
}>;

export type ContactsQuery = {
  readonly emails: ReadonlyArray<{
    readonly id: string;
    readonly email: string;
    readonly nature: ContactNature;
    readonly version: number;
  }>;
  readonly phones: ReadonlyArray<{
    readonly id: string;
    readonly number: string;
    readonly nature: ContactNature;
    readonly mobile: boolean;
    readonly version: number;
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
    readonly domicile: { readonly lat: number; readonly lng: number } | null;
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
        readonly noPartenaire: string;
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

export type ModulesFragment = {
  readonly totalPremiumAmount: number;
  readonly modules: ReadonlyArray<{
    readonly code: string;
    readonly level: string | null;
    readonly deductible: number;
    readonly premiumAmount: number;
    readonly insuredAmount: number;
  }>;
};

export type ConversationQueryVariables = Exact<{
  id: string;
}>;

export type ConversationQuery = {
  readonly conversation: {
    readonly id: string;
    readonly subjectCode: MessageSubject;
    readonly subject: string;
    readonly lastAuthor: MessageAuthor;
    readonly unread: number;
    readonly isClosed: boolean;
    readonly concernedInsured: { readonly fullname: string };
    readonly messages: ReadonlyArray<{
      readonly id: string;
      readonly author: MessageAuthor;
      readonly authorName: string | null;
      readonly department: string | null;
      readonly sentBy: string | null;
      readonly text: string;
      readonly sentAt: string;
      readonly isSeen: boolean;
      readonly about: {
        readonly statementNumber: string;
        readonly error: LineError;
        readonly careProvider: string;
        readonly category: CareCategory;
        readonly treatmentBegin: string;
        readonly treatmentEnd: string;
        readonly billed: number;
        readonly paidByUs: number;
        readonly own: number;
      } | null;
      readonly attachments: ReadonlyArray<{ readonly uuid: string; readonly filename: string }>;
    }>;
  };
};

export type ConversationsQueryVariables = Exact<{ [key: string]: never }>;

export type ConversationsQuery = {
  readonly conversations: ReadonlyArray<{
    readonly id: string;
    readonly subject: string;
    readonly lastAt: string;
    readonly lastAuthor: MessageAuthor;
    readonly lastAuthorName: string | null;
    readonly lastDepartment: string | null;
    readonly lastSentBy: string | null;
    readonly excerpt: string;
    readonly unread: number;
    readonly isClosed: boolean;
    readonly concernedInsured: { readonly fullname: string };
  }>;
};

export type CreateEmailMutationVariables = Exact<{
  input: CreateEmailInput;
}>;

export type CreateEmailMutation = {
  readonly createEmail: { readonly id: string; readonly version: number };
};

export type CreatePhoneMutationVariables = Exact<{
  input: CreatePhoneInput;
}>;

export type CreatePhoneMutation = {
  readonly createPhone: { readonly id: string; readonly version: number };
};

export type CyberprotectQueryVariables = Exact<{ [key: string]: never }>;

export type CyberprotectQuery = {
  readonly businessOfferPrices: ReadonlyArray<{
    readonly family: boolean;
    readonly monthlyPremium: number;
  }>;
  readonly businessOfferRequest: {
    readonly state: BusinessOfferState;
    readonly metaData: ReadonlyArray<{ readonly field: string; readonly value: string }>;
  } | null;
};

export type DeclareMaternityMutationVariables = Exact<{
  concernedInsured: number;
  type: MaternityEvent;
  date: string;
}>;

export type DeclareMaternityMutation = { readonly declareMaternity: string };

export type DeclineWiderScopeMutationVariables = Exact<{
  id: string;
  scope: RepresentationScope;
}>;

export type DeclineWiderScopeMutation = { readonly declineWiderScope: { readonly id: string } };

export type DeductibleYearsQueryVariables = Exact<{
  insuredNumber: number;
  year: number;
}>;

export type DeductibleYearsQuery = {
  readonly deductibleYears: {
    readonly offers: ReadonlyArray<{ readonly deductible: number; readonly premiums: number }>;
    readonly lower: { readonly from: string; readonly askBy: string };
    readonly higher: { readonly from: string; readonly askBy: string };
  };
};

export type DelegationsQueryVariables = Exact<{
  from: string;
  to: string;
}>;

export type DelegationsQuery = {
  readonly delegations: ReadonlyArray<{
    readonly id: string;
    readonly insuredNumber: number;
    readonly providerNumber: string;
    readonly providerName: string;
    readonly startValidity: string;
    readonly endValidity: string;
    readonly treatmentNature: TreatmentNature;
    readonly subCategory: string | null;
    readonly status: DelegationStatus;
  }>;
};

export type DeleteEmailMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;

export type DeleteEmailMutation = { readonly deleteEmail: boolean };

export type DeletePhoneMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;

export type DeletePhoneMutation = { readonly deletePhone: boolean };

export type DisclosuresQueryVariables = Exact<{
  before?: string | null | undefined;
}>;

export type DisclosuresQuery = {
  readonly disclosures: {
    readonly next: string | null;
    readonly days: ReadonlyArray<{
      readonly day: string;
      readonly entries: ReadonlyArray<{
        readonly recipient: DataRecipient;
        readonly name: string | null;
        readonly subject: DisclosedSubject;
        readonly count: number;
      }>;
    }>;
  };
};

export type DisputeCorrectionMutationVariables = Exact<{
  id: string;
}>;

export type DisputeCorrectionMutation = { readonly disputeCorrection: boolean };

export type DoctorsFromQueryVariables = Exact<{
  date: string;
}>;

export type DoctorsFromQuery = {
  readonly contracts: ReadonlyArray<{
    readonly insuredNumber: number;
    readonly healthBasic: {
      readonly product: { readonly code: string };
      readonly primaryCareDoctor: {
        readonly noPartenaire: string;
        readonly nomPrenom: string;
        readonly npa: string;
        readonly localite: string;
      } | null;
    } | null;
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
    readonly reference: string | null;
    readonly date: string;
    readonly seen: boolean;
    readonly documentFilterType: DocumentFilterType;
    readonly partenaires: ReadonlyArray<number>;
  }>;
};

export type EndLifeListMutationVariables = Exact<{
  event: LifeEvent;
}>;

export type EndLifeListMutation = { readonly endLifeList: boolean };

export type EndRepresentationMutationVariables = Exact<{
  id: string;
}>;

export type EndRepresentationMutation = { readonly endRepresentation: boolean };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;

export type EndSessionMutation = { readonly endSession: boolean };

export type EndTourMutationVariables = Exact<{ [key: string]: never }>;

export type EndTourMutation = { readonly endTour: boolean };

export type ExplainedStatementQueryVariables = Exact<{
  id: string;
}>;

export type ExplainedStatementQuery = {
  readonly explainedStatement: {
    readonly id: string;
    readonly lines: ReadonlyArray<{
      readonly deductibleAnnual: number;
      readonly deductibleBefore: number;
      readonly coinsuranceMaximum: number;
      readonly coinsuranceBefore: number;
      readonly conversation: string | null;
      readonly line: {
        readonly position: number;
        readonly coinsuranceRate: number;
        readonly supplementaryPaid: number;
        readonly basicPaid: number;
      };
    }>;
  };
};

export type FinancialAddressesQueryVariables = Exact<{
  insuredNumber: number;
}>;

export type FinancialAddressesQuery = {
  readonly REMB: ReadonlyArray<{
    readonly id: string;
    readonly loIban: string;
    readonly formattedAccountNumber: string;
    readonly bic: string | null;
    readonly startDate: string;
    readonly endDate: string;
    readonly bank: { readonly name: string } | null;
    readonly owner: {
      readonly fullname: string;
      readonly street: string | null;
      readonly streetNumber: string | null;
      readonly country: string;
      readonly zip: string;
      readonly city: string;
      readonly locality: string;
      readonly localityCommuneId: string | null;
    };
  }>;
  readonly PRLV: ReadonlyArray<{
    readonly id: string;
    readonly loIban: string;
    readonly formattedAccountNumber: string;
    readonly bic: string | null;
    readonly startDate: string;
    readonly endDate: string;
    readonly bank: { readonly name: string } | null;
    readonly owner: {
      readonly fullname: string;
      readonly street: string | null;
      readonly streetNumber: string | null;
      readonly country: string;
      readonly zip: string;
      readonly city: string;
      readonly locality: string;
      readonly localityCommuneId: string | null;
    };
  }>;
  readonly pendingUpdate: {
    readonly pending: boolean;
    readonly request: {
      readonly id: string;
      readonly requestDate: string;
      readonly withdrawable: boolean;
      readonly details: unknown;
    } | null;
  };
};

export type AccountFragment = {
  readonly id: string;
  readonly loIban: string;
  readonly formattedAccountNumber: string;
  readonly bic: string | null;
  readonly startDate: string;
  readonly endDate: string;
  readonly bank: { readonly name: string } | null;
  readonly owner: {
    readonly fullname: string;
    readonly street: string | null;
    readonly streetNumber: string | null;
    readonly country: string;
    readonly zip: string;
    readonly city: string;
    readonly locality: string;
    readonly localityCommuneId: string | null;
  };
};

export type FirstYearQueryVariables = Exact<{ [key: string]: never }>;

export type FirstYearQuery = { readonly firstYear: number };

export type HeldDataQueryVariables = Exact<{ [key: string]: never }>;

export type HeldDataQuery = {
  readonly heldData: ReadonlyArray<{
    readonly category: HeldCategory;
    readonly count: number;
    readonly oldest: string | null;
    readonly newest: string | null;
    readonly keeping: Keeping;
    readonly months: number | null;
    readonly days: number | null;
    readonly goesFrom: string | null;
  }>;
};

export type HelpQueryVariables = Exact<{
  from: string;
  to: string;
}>;

export type HelpQuery = {
  readonly invoicesToPay: ReadonlyArray<{
    readonly id: string;
    readonly type: InvoiceType;
    readonly subject: InvoiceSubject;
    readonly holder: string;
    readonly totalAmount: number;
    readonly toBePaid: number;
    readonly status: InvoiceStatus;
    readonly deadline: string;
    readonly overdueSince: string | null;
    readonly paymentAwaitedUntil: string | null;
    readonly debitReturned: boolean;
    readonly restCarried: boolean;
    readonly periodFrom: string;
    readonly periodTo: string;
    readonly invoiceDate: string;
    readonly paymentMode: PaymentMode;
    readonly instalments: ReadonlyArray<{
      readonly date: string;
      readonly amount: number;
      readonly status: InstalmentStatus;
    }>;
    readonly arrangement: { readonly actif: boolean };
  }>;
  readonly documents: ReadonlyArray<{
    readonly iddms: string;
    readonly description: string;
    readonly date: string;
  }>;
  readonly contactLines: ReadonlyArray<{
    readonly kind: ContactKind;
    readonly phoneNumber: string;
    readonly openingHours: {
      readonly week: ReadonlyArray<
        ReadonlyArray<{ readonly opens: string; readonly closes: string }>
      >;
      readonly exceptions: ReadonlyArray<{
        readonly day: string;
        readonly reason: string;
        readonly spans: ReadonlyArray<{ readonly opens: string; readonly closes: string }>;
      }>;
    } | null;
  }>;
  readonly healthContact: {
    readonly name: string;
    readonly phoneNumber: string;
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
  } | null;
  readonly conversations: ReadonlyArray<{
    readonly id: string;
    readonly subject: string;
    readonly excerpt: string;
    readonly lastAt: string;
    readonly lastAuthor: MessageAuthor;
    readonly lastAuthorName: string | null;
    readonly lastDepartment: string | null;
    readonly unread: number;
  }>;
};

export type HelpHoursFragment = {
  readonly week: ReadonlyArray<ReadonlyArray<{ readonly opens: string; readonly closes: string }>>;
  readonly exceptions: ReadonlyArray<{
    readonly day: string;
    readonly reason: string;
    readonly spans: ReadonlyArray<{ readonly opens: string; readonly closes: string }>;
  }>;
};

export type HomeQueryVariables = Exact<{
  from: string;
  to: string;
}>;

export type HomeQuery = {
  readonly warningMessage: { readonly message: string | null };
  readonly insureds: ReadonlyArray<{
    readonly insuredNumber: number;
    readonly firstname: string;
    readonly lastname: string;
    readonly fullname: string;
    readonly birthdate: string;
    readonly partPrincipal: boolean;
    readonly forInformation: boolean;
    readonly isEligibleMaternityDeclaration: boolean;
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
  readonly openInvoices: {
    readonly count: number;
    readonly overdueCount: number;
    readonly overdueAmount: number;
  };
  readonly invoicesToPay: ReadonlyArray<{
    readonly id: string;
    readonly type: InvoiceType;
    readonly subject: InvoiceSubject;
    readonly holder: string;
    readonly totalAmount: number;
    readonly toBePaid: number;
    readonly status: InvoiceStatus;
    readonly deadline: string;
    readonly overdueSince: string | null;
    readonly paymentAwaitedUntil: string | null;
    readonly debitReturned: boolean;
    readonly restCarried: boolean;
    readonly periodFrom: string;
    readonly periodTo: string;
    readonly invoiceDate: string;
    readonly paymentMode: PaymentMode;
    readonly instalments: ReadonlyArray<{
      readonly date: string;
      readonly amount: number;
      readonly status: InstalmentStatus;
    }>;
    readonly arrangement: { readonly actif: boolean };
  }>;
  readonly interactions: ReadonlyArray<{
    readonly id: string;
    readonly type: string;
    readonly requestDate: string;
    readonly status: ReadonlyArray<string>;
    readonly statusDate: string;
    readonly concernedInsured: { readonly fullname: string } | null;
  }>;
};

export type HouseholdQueryVariables = Exact<{
  date: string;
}>;

export type HouseholdQuery = {
  readonly totalMonthlyAmount: number;
  readonly contracts: ReadonlyArray<{
    readonly insuredNumber: number;
    readonly domicile: { readonly lat: number; readonly lng: number } | null;
    readonly healthBasic: {
      readonly deductible: number;
      readonly codeDeductible: string;
      readonly risk: Risk;
      readonly periodicite: Periodicity;
      readonly monthlyAmount: number;
      readonly product: { readonly code: string; readonly value: string };
      readonly healthInsurer: { readonly code: string; readonly value: string };
      readonly primaryCareDoctor: {
        readonly noPartenaire: string;
        readonly nomPrenom: string;
        readonly npa: string;
        readonly localite: string;
      } | null;
    } | null;
  }>;
};

export type InsuranceCardsQueryVariables = Exact<{ [key: string]: never }>;

export type InsuranceCardsQuery = {
  readonly insuranceCards: ReadonlyArray<{
    readonly insuredNumber: number;
    readonly firstname: string;
    readonly lastname: string;
    readonly birthdate: string;
    readonly gender: Gender;
    readonly ahvNumber: string | null;
    readonly insurerCode: string | null;
    readonly insurerName: string | null;
    readonly cardNumber: string | null;
    readonly validUntil: string | null;
    readonly state: InsuranceCardState;
    readonly isOnItsWay: boolean;
  }>;
};

export type InteractionFilesQueryVariables = Exact<{
  id: string;
}>;

export type InteractionFilesQuery = {
  readonly interaction: { readonly type: string; readonly details: unknown };
};

export type InteractionsQueryVariables = Exact<{
  from: string;
  to: string;
}>;

export type InteractionsQuery = {
  readonly interactions: ReadonlyArray<{
    readonly id: string;
    readonly type: string;
    readonly requestDate: string;
    readonly sentBy: string | null;
    readonly reason: string | null;
    readonly withdrawn: boolean;
    readonly withdrawable: boolean;
    readonly delayed: boolean;
    readonly details: unknown;
    readonly children: ReadonlyArray<{
      readonly id: string;
      readonly type: string;
      readonly requestDate: string;
      readonly sentBy: string | null;
      readonly reason: string | null;
      readonly withdrawn: boolean;
      readonly withdrawable: boolean;
      readonly delayed: boolean;
      readonly details: unknown;
      readonly questions: ReadonlyArray<{
        readonly id: string;
        readonly text: string;
        readonly needsDocument: boolean;
        readonly askedAt: string;
        readonly answerBy: string;
        readonly isOpen: boolean;
        readonly answeredAt: string | null;
        readonly answer: string | null;
        readonly files: ReadonlyArray<{ readonly filename: string; readonly url: string }>;
      }>;
      readonly steps: ReadonlyArray<{ readonly status: string; readonly date: string }>;
      readonly concernedInsured: {
        readonly insuredNumber: number;
        readonly fullname: string;
      } | null;
    }>;
    readonly questions: ReadonlyArray<{
      readonly id: string;
      readonly text: string;
      readonly needsDocument: boolean;
      readonly askedAt: string;
      readonly answerBy: string;
      readonly isOpen: boolean;
      readonly answeredAt: string | null;
      readonly answer: string | null;
      readonly files: ReadonlyArray<{ readonly filename: string; readonly url: string }>;
    }>;
    readonly steps: ReadonlyArray<{ readonly status: string; readonly date: string }>;
    readonly concernedInsured: { readonly insuredNumber: number; readonly fullname: string } | null;
  }>;
};

export type RequestFragment = {
  readonly id: string;
  readonly type: string;
  readonly requestDate: string;
  readonly sentBy: string | null;
  readonly reason: string | null;
  readonly withdrawn: boolean;
  readonly withdrawable: boolean;
  readonly delayed: boolean;
  readonly details: unknown;
  readonly questions: ReadonlyArray<{
    readonly id: string;
    readonly text: string;
    readonly needsDocument: boolean;
    readonly askedAt: string;
    readonly answerBy: string;
    readonly isOpen: boolean;
    readonly answeredAt: string | null;
    readonly answer: string | null;
    readonly files: ReadonlyArray<{ readonly filename: string; readonly url: string }>;
  }>;
  readonly steps: ReadonlyArray<{ readonly status: string; readonly date: string }>;
  readonly concernedInsured: { readonly insuredNumber: number; readonly fullname: string } | null;
};

export type InviteRepresentativeMutationVariables = Exact<{
  input: InviteRepresentativeInput;
}>;

export type InviteRepresentativeMutation = {
  readonly inviteRepresentative: { readonly id: string };
};

export type InvoicesQueryVariables = Exact<{
  from: string;
  to: string;
}>;

export type InvoicesQuery = {
  readonly credits: {
    readonly payoutAccount: string | null;
    readonly credits: ReadonlyArray<{
      readonly law: InsuranceLaw;
      readonly insurerCode: string;
      readonly insurer: string;
      readonly amount: number;
      readonly isAsked: boolean;
    }>;
  };
  readonly openInvoices: {
    readonly count: number;
    readonly amount: number;
    readonly overdueCount: number;
    readonly overdueAmount: number;
    readonly years: ReadonlyArray<{ readonly year: number; readonly count: number }>;
  };
  readonly invoicesToPay: ReadonlyArray<{
    readonly id: string;
    readonly type: InvoiceType;
    readonly subject: InvoiceSubject;
    readonly totalAmount: number;
    readonly toBePaid: number;
    readonly fees: number;
    readonly status: InvoiceStatus;
    readonly deadline: string;
    readonly overdueSince: string | null;
    readonly paymentAwaitedUntil: string | null;
    readonly debitReturned: boolean;
    readonly restCarried: boolean;
    readonly periodFrom: string;
    readonly periodTo: string;
    readonly paymentMode: PaymentMode;
    readonly instalments: ReadonlyArray<{
      readonly date: string;
      readonly amount: number;
      readonly status: InstalmentStatus;
    }>;
    readonly arrangement: { readonly actif: boolean; readonly eligible: boolean };
  }>;
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
      readonly overdueSince: string | null;
      readonly paymentAwaitedUntil: string | null;
      readonly debitReturned: boolean;
      readonly restCarried: boolean;
      readonly subject: InvoiceSubject;
      readonly periodFrom: string;
      readonly periodTo: string;
      readonly invoiceDate: string;
      readonly bvrNumber: string;
      readonly adhesionNumber: string;
      readonly paymentMode: PaymentMode;
      readonly statementNumber: string | null;
      readonly seen: boolean;
      readonly law: InsuranceLaw;
      readonly creditor: {
        readonly name: string;
        readonly street: string;
        readonly number: string;
        readonly zip: string;
        readonly city: string;
        readonly qrIban: string;
      };
      readonly lines: ReadonlyArray<{
        readonly kind: InvoiceLineKind;
        readonly insuredNumber: number;
        readonly name: string;
        readonly amount: number;
      }>;
      readonly payments: ReadonlyArray<{
        readonly paidOn: string;
        readonly amount: number;
        readonly way: InvoicePaymentWay;
        readonly reason: ReturnReason | null;
      }>;
      readonly reminders: ReadonlyArray<{
        readonly status: InvoiceStatus;
        readonly sentOn: string;
        readonly fee: number;
        readonly iddms: string | null;
      }>;
      readonly instalments: ReadonlyArray<{
        readonly date: string;
        readonly amount: number;
        readonly status: InstalmentStatus;
      }>;
      readonly joker: {
        readonly actif: boolean;
        readonly deadline: string | null;
        readonly eligible: boolean;
      };
      readonly arrangement: {
        readonly eligible: boolean;
        readonly actif: boolean;
        readonly ineligibilityReason: ArrangementRefusal | null;
        readonly endedOn: string | null;
        readonly datesPossiblesPremiereEcheance: ReadonlyArray<string>;
        readonly nbMensualites: number | null;
        readonly nbMensualitesPossibles: ReadonlyArray<number>;
      };
    }>;
  };
};

export type IssueCertificateMutationVariables = Exact<{
  input: CertificateInput;
}>;

export type IssueCertificateMutation = {
  readonly issueCertificate: { readonly id: string; readonly iddms: string };
};

export type LifeListsQueryVariables = Exact<{ [key: string]: never }>;

export type LifeListsQuery = {
  readonly lifeLists: ReadonlyArray<{
    readonly event: LifeEvent;
    readonly happensOn: string | null;
    readonly startedOn: string;
    readonly done: ReadonlyArray<{ readonly step: LifeStep; readonly byRequest: boolean }>;
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

export type LowerRepresentationMutationVariables = Exact<{
  id: string;
  scope: RepresentationScope;
}>;

export type LowerRepresentationMutation = { readonly lowerRepresentation: { readonly id: string } };

export type MakeRecoveryCodesMutationVariables = Exact<{ [key: string]: never }>;

export type MakeRecoveryCodesMutation = { readonly makeRecoveryCodes: ReadonlyArray<string> };

export type MarkConversationSeenMutationVariables = Exact<{
  id: string;
}>;

export type MarkConversationSeenMutation = { readonly markConversationSeen: boolean };

export type MarkInvoiceSeenMutationVariables = Exact<{
  id: string;
}>;

export type MarkInvoiceSeenMutation = { readonly markInvoiceSeen: boolean };

export type MarkNotificationsReadMutationVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;

export type MarkNotificationsReadMutation = { readonly markNotificationsRead: number };

export type MarkNotificationsSeenMutationVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;

export type MarkNotificationsSeenMutation = { readonly markNotificationsSeen: number };

export type MarkReimbursementSeenMutationVariables = Exact<{
  id: string;
}>;

export type MarkReimbursementSeenMutation = { readonly markReimbursementSeen: string };

export type MaternityInsuredsQueryVariables = Exact<{ [key: string]: never }>;

export type MaternityInsuredsQuery = {
  readonly maternityInsureds: ReadonlyArray<{
    readonly insuredNumber: number;
    readonly fullname: string;
    readonly isEligibleMaternityDeclaration: boolean;
  }>;
};

export type MessageLanguageQueryVariables = Exact<{ [key: string]: never }>;

export type MessageLanguageQuery = { readonly messageLanguage: string };

export type MovePremiumsQueryVariables = Exact<{
  locality: string;
}>;

export type MovePremiumsQuery = {
  readonly movePremiums: ReadonlyArray<{
    readonly insuredNumber: number;
    readonly before: number;
    readonly after: number | null;
    readonly isOffered: boolean;
    readonly isSameCanton: boolean;
  }>;
};

export type NewPremiumQueryVariables = Exact<{
  insuredNumber: number;
  premiumInput: PremiumInput;
}>;

export type NewPremiumQuery = {
  readonly newPremium: {
    readonly grossPremium: number;
    readonly tax: number;
    readonly netPremium: number;
    readonly actualPremium: number;
    readonly discount: ReadonlyArray<{
      readonly codeClause: string;
      readonly montantRabais: number;
      readonly dejaDeduitRabais: boolean;
    }>;
  };
};

export type NewbornPremiumQueryVariables = Exact<{
  parent: number;
  birthdate: string;
}>;

export type NewbornPremiumQuery = {
  readonly newbornPremium: {
    readonly insurer: string;
    readonly product: string;
    readonly premium: number;
    readonly insureBy: string;
  } | null;
};

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

export type NotificationsQueryVariables = Exact<{ [key: string]: never }>;

export type NotificationsQuery = {
  readonly notifications: ReadonlyArray<{
    readonly id: string;
    readonly type: NotificationType;
    readonly seen: boolean;
    readonly read: boolean;
    readonly deleted: boolean;
    readonly sent: string;
    readonly messages:
      | {
          readonly __typename: "CertificatNew";
          readonly documentDate: string;
          readonly idDms: string | null;
          readonly concernedInsured: { readonly fullname: string } | null;
        }
      | {
          readonly __typename: "CommunicationNew";
          readonly contentTitle: string;
          readonly contentBody: string;
          readonly conversation: string | null;
          readonly page: string | null;
          readonly idDms: string | null;
          readonly concernedInsured: { readonly fullname: string } | null;
        }
      | {
          readonly __typename: "CostReminder";
          readonly reminds: CostReminderStep;
          readonly remindedDay: string;
          readonly contract: string | null;
          readonly idDms: string | null;
          readonly concernedInsured: { readonly fullname: string } | null;
        }
      | {
          readonly __typename: "InvoiceNew";
          readonly noInvoice: string;
          readonly amountDue: number;
          readonly dueDate: string;
          readonly isDebited: boolean;
          readonly idDms: string | null;
          readonly invoice: {
            readonly subject: InvoiceSubject;
            readonly periodFrom: string;
            readonly periodTo: string;
            readonly status: InvoiceStatus;
            readonly isOpen: boolean;
          } | null;
        }
      | {
          readonly __typename: "InvoicePaid";
          readonly paymentDate: string;
          readonly amount: number;
          readonly idDms: string | null;
        }
      | {
          readonly __typename: "InvoiceReminder";
          readonly step: ReminderStep;
          readonly noInvoice: string;
          readonly documentDate: string;
          readonly dueDate: string;
          readonly amountDue: number;
          readonly remainingAmount: number;
          readonly idDms: string | null;
          readonly invoice: {
            readonly subject: InvoiceSubject;
            readonly periodFrom: string;
            readonly periodTo: string;
            readonly status: InvoiceStatus;
            readonly isOpen: boolean;
          } | null;
        }
      | { readonly __typename: "OtherNews"; readonly idDms: string | null }
      | {
          readonly __typename: "RefundNew";
          readonly care: string | null;
          readonly documentDate: string;
          readonly idDms: string | null;
          readonly concernedInsured: { readonly fullname: string } | null;
        }
      | {
          readonly __typename: "RequestNews";
          readonly requestStep: RequestStep;
          readonly request: string;
          readonly requestedOn: string;
          readonly day: string;
          readonly idDms: string | null;
        };
  }>;
};

export type NowQueryVariables = Exact<{
  from: string;
  to: string;
  recently: string;
}>;

export type NowQuery = {
  readonly yearEndNotice: string;
  readonly conversations: ReadonlyArray<{
    readonly id: string;
    readonly subject: string;
    readonly lastAt: string;
    readonly lastAuthorName: string | null;
    readonly unread: number;
  }>;
  readonly reimbursements: ReadonlyArray<{
    readonly id: string;
    readonly date: string;
    readonly paysOn: string | null;
    readonly toBePaidToYou: number;
    readonly insured: { readonly firstname: string };
    readonly statements: ReadonlyArray<{ readonly careProvider: string }>;
  }>;
  readonly interactions: ReadonlyArray<{
    readonly id: string;
    readonly type: string;
    readonly requestDate: string;
  }>;
  readonly openQuestions: ReadonlyArray<{
    readonly requestId: string;
    readonly requestDate: string;
    readonly type: string;
    readonly answerBy: string;
  }>;
  readonly unsentDrafts: ReadonlyArray<{ readonly form: string; readonly endsOn: string }>;
};

export type ObjectionsQueryVariables = Exact<{ [key: string]: never }>;

export type ObjectionsQuery = {
  readonly objections: ReadonlyArray<{
    readonly purpose: ObjectionPurpose;
    readonly since: string | null;
  }>;
};

export type OffersQueryVariables = Exact<{ [key: string]: never }>;

export type OffersQuery = {
  readonly offers: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
    readonly subtitle: string;
    readonly endDate: string | null;
    readonly discountTitle: string;
    readonly discountSubtitle: string;
    readonly description: string;
    readonly image: string;
    readonly thumbnail: string;
    readonly images: ReadonlyArray<string>;
    readonly button: string;
    readonly buttonLink: string;
    readonly partner: {
      readonly name: string;
      readonly address: string | null;
      readonly tel: string | null;
      readonly email: string | null;
      readonly site: string | null;
      readonly logo: string | null;
    };
  }>;
};

export type OwnSearchQueryVariables = Exact<{
  text: string;
}>;

export type OwnSearchQuery = {
  readonly ownSearch: {
    readonly invoices: ReadonlyArray<{
      readonly id: string;
      readonly type: InvoiceType;
      readonly subject: InvoiceSubject;
      readonly periodFrom: string;
      readonly periodTo: string;
      readonly date: string;
      readonly totalAmount: number;
    }>;
    readonly statements: ReadonlyArray<{
      readonly id: string;
      readonly provider: string;
      readonly day: string;
      readonly fullname: string;
      readonly date: string;
      readonly billed: number;
    }>;
    readonly documents: ReadonlyArray<{
      readonly iddms: string;
      readonly description: string;
      readonly reference: string | null;
      readonly date: string;
    }>;
    readonly requests: ReadonlyArray<{
      readonly id: string;
      readonly type: string;
      readonly fullname: string | null;
      readonly date: string;
    }>;
    readonly conversations: ReadonlyArray<{
      readonly id: string;
      readonly subject: string;
      readonly fullname: string;
      readonly date: string;
    }>;
  };
};

export type PayInvoiceQueryVariables = Exact<{
  id: string;
}>;

export type PayInvoiceQuery = {
  readonly invoice: {
    readonly id: string;
    readonly iddms: string | null;
    readonly type: InvoiceType;
    readonly subject: InvoiceSubject;
    readonly totalAmount: number;
    readonly toBePaid: number;
    readonly fees: number;
    readonly status: InvoiceStatus;
    readonly deadline: string;
    readonly overdueSince: string | null;
    readonly paymentAwaitedUntil: string | null;
    readonly debitReturned: boolean;
    readonly restCarried: boolean;
    readonly periodFrom: string;
    readonly periodTo: string;
    readonly bvrNumber: string;
    readonly paymentMode: PaymentMode;
    readonly statementNumber: string | null;
    readonly creditor: {
      readonly name: string;
      readonly street: string;
      readonly number: string;
      readonly zip: string;
      readonly city: string;
      readonly qrIban: string;
    };
    readonly instalments: ReadonlyArray<{
      readonly date: string;
      readonly amount: number;
      readonly status: InstalmentStatus;
    }>;
    readonly joker: {
      readonly actif: boolean;
      readonly deadline: string | null;
      readonly eligible: boolean;
    };
    readonly arrangement: {
      readonly eligible: boolean;
      readonly actif: boolean;
      readonly endedOn: string | null;
      readonly datesPossiblesPremiereEcheance: ReadonlyArray<string>;
      readonly nbMensualitesPossibles: ReadonlyArray<number>;
    };
  };
};

export type PendingBillsQueryVariables = Exact<{ [key: string]: never }>;

export type PendingBillsQuery = {
  readonly pendingBills: ReadonlyArray<{
    readonly id: string;
    readonly channel: ClaimChannel;
    readonly status: PendingStatus;
    readonly receivedOn: string;
    readonly dueOn: string;
    readonly expectedOn: string | null;
    readonly careProvider: string | null;
    readonly totalAmount: number | null;
    readonly insured: { readonly firstname: string; readonly lastname: string };
    readonly estimate: { readonly toBePaidToYou: number } | null;
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
  readonly unreadNotifications: number;
  readonly actingFor: { readonly name: string; readonly scope: RepresentationScope } | null;
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

export type PostalAddressesQueryVariables = Exact<{
  insuredNumber: number;
}>;

export type PostalAddressesQuery = {
  readonly postalAddresses: ReadonlyArray<{
    readonly id: string;
    readonly insured: number;
    readonly startDate: string;
    readonly endDate: string;
    readonly street: string | null;
    readonly number: string | null;
    readonly complement: string | null;
    readonly poBox: string | null;
    readonly country: string;
    readonly foundAddressId: string | null;
    readonly locality: {
      readonly idLocaliteCommune: string | null;
      readonly zip: string;
      readonly city: string;
      readonly prettyLocality: string;
    };
    readonly postalType: { readonly domicileLegal: boolean; readonly correspondance: boolean };
  }>;
  readonly pendingUpdate: {
    readonly pending: boolean;
    readonly request: {
      readonly id: string;
      readonly requestDate: string;
      readonly withdrawable: boolean;
      readonly details: unknown;
    } | null;
  };
};

export type PreferencesQueryVariables = Exact<{ [key: string]: never }>;

export type PreferencesQuery = {
  readonly notificationPreferences: {
    readonly channels: ReadonlyArray<{ readonly kind: string; readonly channel: Channel }>;
  };
};

export type ChannelsFragment = {
  readonly channels: ReadonlyArray<{ readonly kind: string; readonly channel: Channel }>;
};

export type PremiumReductionsQueryVariables = Exact<{ [key: string]: never }>;

export type PremiumReductionsQuery = {
  readonly reductionOffices: ReadonlyArray<{
    readonly canton: string;
    readonly name: string;
    readonly url: string;
    readonly isHomePage: boolean;
    readonly way: ReductionWay;
    readonly deadlineKind: ReductionDeadlineKind;
    readonly source: string;
    readonly checkedOn: string;
    readonly isCheckOverdue: boolean;
    readonly deadlines: {
      readonly isOver: boolean;
      readonly current: { readonly day: string; readonly claimYear: number };
      readonly coming: { readonly day: string; readonly claimYear: number };
    } | null;
    readonly reminders: ReadonlyArray<{ readonly daysBefore: number; readonly day: string }>;
  }>;
  readonly reductionHomes: ReadonlyArray<{
    readonly insuredNumber: number;
    readonly canton: string | null;
    readonly insurer: string;
    readonly premium: number;
    readonly reduction: number;
  }>;
  readonly reductionReminders: ReadonlyArray<{
    readonly canton: string;
    readonly claimYear: number;
    readonly deadline: string | null;
    readonly remindOn: string;
  }>;
};

export type PreparePasskeyMutationVariables = Exact<{ [key: string]: never }>;

export type PreparePasskeyMutation = { readonly preparePasskey: string };

export type PrivacyRequestsQueryVariables = Exact<{ [key: string]: never }>;

export type PrivacyRequestsQuery = {
  readonly privacyRequests: ReadonlyArray<{
    readonly id: string;
    readonly datum: CorrectionDatum | null;
    readonly insuredNumber: number | null;
    readonly status: string;
    readonly requestedOn: string;
    readonly answerBy: string;
    readonly decidedOn: string | null;
    readonly isWithdrawn: boolean;
    readonly reason: string | null;
    readonly disputedOn: string | null;
  }>;
};

export type PropertyContractsQueryVariables = Exact<{
  date: string;
}>;

export type PropertyContractsQuery = {
  readonly contracts: ReadonlyArray<{
    readonly estate: ReadonlyArray<{
      readonly noContract: string;
      readonly type: PropertyType;
      readonly product: { readonly value: string };
      readonly baseModules: {
        readonly modules: ReadonlyArray<{
          readonly code: string;
          readonly deductible: number;
          readonly insuredAmount: number;
        }>;
      };
      readonly complementaryModules: {
        readonly modules: ReadonlyArray<{
          readonly code: string;
          readonly deductible: number;
          readonly insuredAmount: number;
        }>;
      };
    }>;
  }>;
};

export type ProposalsQueryVariables = Exact<{ [key: string]: never }>;

export type ProposalsQuery = {
  readonly mutationProposal: {
    readonly id: string;
    readonly warningMessage: string | null;
    readonly assures: ReadonlyArray<{
      readonly noAssure: number;
      readonly firstname: string;
      readonly lastname: string;
      readonly yearlyCosts: ReadonlyArray<{ readonly year: number; readonly costs: number }>;
      readonly employments: ReadonlyArray<{
        readonly employer: string;
        readonly from: string;
        readonly to: string | null;
      }>;
      readonly mutations: ReadonlyArray<{
        readonly code: ContractChangeCode;
        readonly constraints: ReadonlyArray<ContractChangeConstraint>;
        readonly enabled: boolean;
        readonly values: ReadonlyArray<{
          readonly code: string;
          readonly text: string;
          readonly amount: number | null;
          readonly dates: ReadonlyArray<string>;
          readonly dateDefault: string | null;
          readonly primaryCareDoctor: boolean;
          readonly primaryCareDoctorMandatory: boolean;
        }>;
      }>;
    }>;
  } | null;
  readonly transferProposal: {
    readonly refDemande: string;
    readonly assures: ReadonlyArray<{
      readonly noAssure: number;
      readonly constraints: ReadonlyArray<ContractChangeConstraint>;
      readonly periodes: ReadonlyArray<{
        readonly date: string;
        readonly infosContrat: {
          readonly cdCaisse: string;
          readonly caisse: string;
          readonly cdProduit: string;
          readonly produit: string;
          readonly cdFranchise: string;
          readonly franchiseCourt: string;
          readonly franchiseAmount: number;
          readonly cdRisqueCourt: Risk;
          readonly cdVariante: string;
          readonly primaryCareDoctor: {
            readonly noPartenaire: string;
            readonly nomPrenom: string;
            readonly npa: string;
            readonly localite: string;
          } | null;
        };
        readonly caisses: ReadonlyArray<{
          readonly cdCaisse: string;
          readonly caisse: string;
          readonly produits: ReadonlyArray<{
            readonly cdProduit: string;
            readonly produit: string;
            readonly primaryCareDoctor: boolean;
            readonly primaryCareDoctorMandatory: boolean;
            readonly variantes: ReadonlyArray<{
              readonly cdVariante: string;
              readonly variante: string;
            }>;
            readonly franchises: ReadonlyArray<{
              readonly cdFranchise: string;
              readonly franchise: string;
              readonly amount: number;
            }>;
          }>;
        }>;
        readonly risques: ReadonlyArray<{ readonly cdRisqueCourt: Risk }>;
      }>;
    }>;
  } | null;
};

export type PushDevicesQueryVariables = Exact<{
  endpoint?: string | null | undefined;
}>;

export type PushDevicesQuery = {
  readonly pushDevices: { readonly count: number; readonly isHere: boolean };
};

export type ReimbursementsQueryVariables = Exact<{
  from: string;
  to: string;
}>;

export type ReimbursementsQuery = {
  readonly reimbursements: ReadonlyArray<{
    readonly id: string;
    readonly statementNumber: string;
    readonly date: string;
    readonly paysOn: string | null;
    readonly status: StatementStatus;
    readonly seen: boolean;
    readonly iddms: string | null;
    readonly toBePaidToYou: number;
    readonly owed: number;
    readonly insured: {
      readonly insuredNumber: number;
      readonly firstname: string;
      readonly lastname: string;
    };
    readonly statements: ReadonlyArray<{
      readonly position: number;
      readonly careProvider: string;
      readonly category: CareCategory;
      readonly treatmentBegin: string;
      readonly treatmentEnd: string;
      readonly tiers: Tiers;
      readonly totalAmount: number;
      readonly notCovered: number;
      readonly hospitalContribution: number;
      readonly deductible: number;
      readonly coinsurance: number;
      readonly paidByUs: number;
      readonly paidToProvider: number;
      readonly toBePaidToYou: number;
      readonly correction: StatementCorrection | null;
    }>;
    readonly invoice: {
      readonly id: string;
      readonly date: string;
      readonly isPaid: boolean;
    } | null;
  }>;
};

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
}>;

export type RemovePasskeyMutation = { readonly removePasskey: boolean };

export type ReplyMutationVariables = Exact<{
  conversation: string;
  input: ReplyInput;
}>;

export type ReplyMutation = { readonly replyToConversation: string };

export type ReportStatementLineMutationVariables = Exact<{
  input: ReportLineInput;
}>;

export type ReportStatementLineMutation = {
  readonly reportStatementLine: { readonly request: string };
};

export type ReportedStatementQueryVariables = Exact<{
  id: string;
}>;

export type ReportedStatementQuery = {
  readonly explainedStatement: {
    readonly statementNumber: string;
    readonly lines: ReadonlyArray<{
      readonly conversation: string | null;
      readonly line: {
        readonly position: number;
        readonly careProvider: string;
        readonly category: CareCategory;
        readonly treatmentBegin: string;
        readonly treatmentEnd: string;
        readonly totalAmount: number;
        readonly paidByUs: number;
      };
    }>;
  };
};

export type RepresentationActsQueryVariables = Exact<{
  id: string;
}>;

export type RepresentationActsQuery = {
  readonly representationActs: ReadonlyArray<{
    readonly day: string;
    readonly areas: ReadonlyArray<{
      readonly area: AccessArea;
      readonly isChange: boolean;
      readonly count: number;
    }>;
  }>;
};

export type RepresentationsQueryVariables = Exact<{ [key: string]: never }>;

export type RepresentationsQuery = {
  readonly representations: ReadonlyArray<{
    readonly id: string;
    readonly side: RepresentationSide;
    readonly state: RepresentationState;
    readonly name: string | null;
    readonly email: string | null;
    readonly relation: RepresentativeRelation;
    readonly scope: RepresentationScope;
    readonly askedScope: RepresentationScope | null;
    readonly people: ReadonlyArray<number>;
    readonly until: string;
    readonly createdOn: string;
    readonly answerBy: string;
    readonly acceptedOn: string | null;
    readonly endedOn: string | null;
    readonly endedBy: RepresentationEndedBy | null;
  }>;
};

export type RequestCallbackMutationVariables = Exact<{
  input: CallbackInput;
}>;

export type RequestCallbackMutation = { readonly requestCallback: string };

export type RequestCorrectionMutationVariables = Exact<{
  input: CorrectionInput;
}>;

export type RequestCorrectionMutation = { readonly requestCorrection: string };

export type RequestCyberprotectMutationVariables = Exact<{
  metaData: ReadonlyArray<BusinessOfferFieldInput> | BusinessOfferFieldInput;
}>;

export type RequestCyberprotectMutation = {
  readonly createBusinessOfferRequest: { readonly state: BusinessOfferState };
};

export type RevokeCertificateMutationVariables = Exact<{
  id: string;
}>;

export type RevokeCertificateMutation = { readonly revokeCertificate: { readonly id: string } };

export type SearchStartQueryVariables = Exact<{
  from: string;
  to: string;
  taxYear: number;
}>;

export type SearchStartQuery = {
  readonly invoicesToPay: ReadonlyArray<{
    readonly id: string;
    readonly type: InvoiceType;
    readonly subject: InvoiceSubject;
    readonly holder: string;
    readonly totalAmount: number;
    readonly toBePaid: number;
    readonly status: InvoiceStatus;
    readonly deadline: string;
    readonly overdueSince: string | null;
    readonly paymentAwaitedUntil: string | null;
    readonly debitReturned: boolean;
    readonly restCarried: boolean;
    readonly periodFrom: string;
    readonly periodTo: string;
    readonly invoiceDate: string;
    readonly paymentMode: PaymentMode;
    readonly instalments: ReadonlyArray<{
      readonly date: string;
      readonly amount: number;
      readonly status: InstalmentStatus;
    }>;
    readonly arrangement: { readonly actif: boolean };
  }>;
  readonly conversations: ReadonlyArray<{
    readonly id: string;
    readonly subject: string;
    readonly lastAt: string;
    readonly unread: number;
  }>;
  readonly interactions: ReadonlyArray<{
    readonly id: string;
    readonly type: string;
    readonly requestDate: string;
  }>;
  readonly taxCertificates: ReadonlyArray<{
    readonly year: number;
    readonly insured: {
      readonly insuredNumber: number;
      readonly firstname: string;
      readonly lastname: string;
    };
  }>;
};

export type SearchSwissAddressQueryVariables = Exact<{
  address: string;
  country?: string | null | undefined;
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

export type SecurityQueryVariables = Exact<{ [key: string]: never }>;

export type SecurityQuery = {
  readonly security: {
    readonly hasCodeAtSignIn: boolean;
    readonly recoveryCodesLeft: number;
    readonly passkeys: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly createdAt: string;
      readonly lastUsedAt: string | null;
    }>;
    readonly sessions: ReadonlyArray<{
      readonly id: string;
      readonly createdAt: string;
      readonly seenAt: string;
      readonly os: string | null;
      readonly device: string | null;
      readonly isCurrent: boolean;
    }>;
    readonly pendingChanges: ReadonlyArray<{
      readonly id: string;
      readonly kind: AccountChangeKind;
      readonly recipient: string | null;
      readonly dueAt: string;
    }>;
  };
};

export type SentBillEstimateQueryVariables = Exact<{ [key: string]: never }>;

export type SentBillEstimateQuery = {
  readonly pendingBills: ReadonlyArray<{
    readonly request: string | null;
    readonly notEstimated: NoEstimateReason | null;
    readonly estimate: {
      readonly year: number;
      readonly billed: number;
      readonly deductibleLeft: number;
      readonly deductible: number;
      readonly coinsuranceRate: number;
      readonly coinsurance: number;
      readonly toBePaidToYou: number;
    } | null;
  }>;
};

export type SentRequestQueryVariables = Exact<{
  id: string;
}>;

export type SentRequestQuery = {
  readonly interaction: {
    readonly requestedAt: string;
    readonly answerBy: string | null;
    readonly id: string;
    readonly type: string;
    readonly requestDate: string;
    readonly sentBy: string | null;
    readonly reason: string | null;
    readonly withdrawn: boolean;
    readonly withdrawable: boolean;
    readonly delayed: boolean;
    readonly details: unknown;
    readonly children: ReadonlyArray<{
      readonly id: string;
      readonly type: string;
      readonly requestDate: string;
      readonly sentBy: string | null;
      readonly reason: string | null;
      readonly withdrawn: boolean;
      readonly withdrawable: boolean;
      readonly delayed: boolean;
      readonly details: unknown;
      readonly questions: ReadonlyArray<{
        readonly id: string;
        readonly text: string;
        readonly needsDocument: boolean;
        readonly askedAt: string;
        readonly answerBy: string;
        readonly isOpen: boolean;
        readonly answeredAt: string | null;
        readonly answer: string | null;
        readonly files: ReadonlyArray<{ readonly filename: string; readonly url: string }>;
      }>;
      readonly steps: ReadonlyArray<{ readonly status: string; readonly date: string }>;
      readonly concernedInsured: {
        readonly insuredNumber: number;
        readonly fullname: string;
      } | null;
    }>;
    readonly questions: ReadonlyArray<{
      readonly id: string;
      readonly text: string;
      readonly needsDocument: boolean;
      readonly askedAt: string;
      readonly answerBy: string;
      readonly isOpen: boolean;
      readonly answeredAt: string | null;
      readonly answer: string | null;
      readonly files: ReadonlyArray<{ readonly filename: string; readonly url: string }>;
    }>;
    readonly steps: ReadonlyArray<{ readonly status: string; readonly date: string }>;
    readonly concernedInsured: { readonly insuredNumber: number; readonly fullname: string } | null;
  };
};

export type SetCodeAtSignInMutationVariables = Exact<{
  isOn: boolean;
}>;

export type SetCodeAtSignInMutation = { readonly setCodeAtSignIn: boolean };

export type SetLifeStepMutationVariables = Exact<{
  event: LifeEvent;
  step: LifeStep;
  isDone: boolean;
}>;

export type SetLifeStepMutation = { readonly setLifeStep: boolean };

export type SetObjectionMutationVariables = Exact<{
  purpose: ObjectionPurpose;
  objects: boolean;
}>;

export type SetObjectionMutation = {
  readonly setObjection: ReadonlyArray<{
    readonly purpose: ObjectionPurpose;
    readonly since: string | null;
  }>;
};

export type SetReductionReminderMutationVariables = Exact<{
  canton: string;
  daysBefore: number;
}>;

export type SetReductionReminderMutation = {
  readonly setReductionReminder: {
    readonly canton: string;
    readonly claimYear: number;
    readonly deadline: string | null;
    readonly remindOn: string;
  };
};

export type SetUpQueryVariables = Exact<{ [key: string]: never }>;

export type SetUpQuery = {
  readonly financialAddresses: ReadonlyArray<{ readonly id: string }>;
  readonly security: {
    readonly hasCodeAtSignIn: boolean;
    readonly passkeys: ReadonlyArray<{ readonly id: string }>;
  };
};

export type SignInsQueryVariables = Exact<{
  before?: string | null | undefined;
}>;

export type SignInsQuery = {
  readonly signIns: {
    readonly next: string | null;
    readonly signIns: ReadonlyArray<{
      readonly at: string;
      readonly isRefused: boolean;
      readonly os: string | null;
      readonly device: string | null;
      readonly isOpen: boolean;
      readonly isCurrent: boolean;
    }>;
  };
};

export type StartLifeListMutationVariables = Exact<{
  event: LifeEvent;
  happensOn?: string | null | undefined;
}>;

export type StartLifeListMutation = { readonly startLifeList: boolean };

export type StopAccountChangeMutationVariables = Exact<{
  id: string;
}>;

export type StopAccountChangeMutation = { readonly stopAccountChange: boolean };

export type SubmitChangesMutationVariables = Exact<{
  mutations: ReadonlyArray<ContractMutation> | ContractMutation;
  consents: ReadonlyArray<ContractChangeConsent> | ContractChangeConsent;
}>;

export type SubmitChangesMutation = {
  readonly submitContractMutations: { readonly request: string };
};

export type SubmitContractMutationsMutationVariables = Exact<{
  mutations: ReadonlyArray<ContractMutation> | ContractMutation;
}>;

export type SubmitContractMutationsMutation = {
  readonly submitContractMutations: { readonly request: string };
};

export type SubscribePushMutationVariables = Exact<{
  device: PushDeviceInput;
}>;

export type SubscribePushMutation = {
  readonly subscribePush: { readonly count: number; readonly isHere: boolean };
};

export type SuggestionsQueryVariables = Exact<{ [key: string]: never }>;

export type SuggestionsQuery = {
  readonly marketingCampaigns: ReadonlyArray<{
    readonly id: string;
    readonly imageURL: string;
    readonly link: string;
    readonly analytics: string;
    readonly title: string | null;
  }>;
  readonly healthCards: ReadonlyArray<{
    readonly id: string;
    readonly kind: HealthCardKind;
    readonly title: string;
    readonly text: string;
    readonly button: string;
    readonly link: string | null;
  }>;
  readonly offers: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
    readonly discountTitle: string;
    readonly discountSubtitle: string;
    readonly endDate: string | null;
    readonly thumbnail: string;
    readonly buttonLink: string;
    readonly partner: { readonly name: string };
  }>;
  readonly objections: ReadonlyArray<{
    readonly purpose: ObjectionPurpose;
    readonly since: string | null;
  }>;
};

export type SurveyConfigurationQueryVariables = Exact<{ [key: string]: never }>;

export type SurveyConfigurationQuery = {
  readonly surveyConfiguration: {
    readonly organizationId: string | null;
    readonly source: string | null;
    readonly surveyNames: ReadonlyArray<string>;
  };
};

export type TabStartQueryVariables = Exact<{ [key: string]: never }>;

export type TabStartQuery = {
  readonly isTourDue: boolean;
  readonly reading: { readonly wording: Wording; readonly textSize: TextSize } | null;
};

export type TaxCertificatesQueryVariables = Exact<{
  firstYear: number;
  lastYear: number;
}>;

export type TaxCertificatesQuery = {
  readonly taxCertificates: ReadonlyArray<{
    readonly year: number;
    readonly billed: number;
    readonly paidByUs: number;
    readonly own: number;
    readonly insured: {
      readonly insuredNumber: number;
      readonly firstname: string;
      readonly lastname: string;
    };
  }>;
};

export type TourQueryVariables = Exact<{ [key: string]: never }>;

export type TourQuery = {
  readonly warningMessage: { readonly message: string | null };
  readonly openInvoices: { readonly overdueCount: number };
  readonly contracts: ReadonlyArray<{
    readonly insuredNumber: number;
    readonly healthBasic: { readonly startingDate: string } | null;
  }>;
};

export type UndoContractChangeMutationVariables = Exact<{
  id: string;
}>;

export type UndoContractChangeMutation = {
  readonly undoContractChange: { readonly request: string };
};

export type UnreadMessagesQueryVariables = Exact<{ [key: string]: never }>;

export type UnreadMessagesQuery = {
  readonly conversations: ReadonlyArray<{ readonly unread: number }>;
};

export type UnreadNotificationsQueryVariables = Exact<{ [key: string]: never }>;

export type UnreadNotificationsQuery = { readonly unreadNotifications: number };

export type UnsubscribePushMutationVariables = Exact<{
  endpoint: string;
}>;

export type UnsubscribePushMutation = {
  readonly unsubscribePush: { readonly count: number; readonly isHere: boolean };
};

export type UpdateConsentsMutationVariables = Exact<{
  insuredNumber: number;
  consentsChannels: ConsentsChannelsInput;
  textVersion?: number | null | undefined;
}>;

export type UpdateConsentsMutation = {
  readonly updateConsentsChannels: {
    readonly insuredNumber: number;
    readonly textVersion: number;
    readonly decidedAt: string | null;
    readonly customized_offers: {
      readonly mail: number;
      readonly email: number;
      readonly sms: number;
      readonly phone: number;
    };
    readonly personalized_services: {
      readonly mail: number;
      readonly email: number;
      readonly sms: number;
      readonly phone: number;
    };
    readonly gm_mag: { readonly mail: number; readonly email: number };
    readonly surveys: { readonly mail: number; readonly email: number; readonly sms: number };
    readonly data_sharing: { readonly other: number };
    readonly statistics: { readonly other: number };
  };
};

export type UpdateEmailMutationVariables = Exact<{
  input: UpdateEmailInput;
}>;

export type UpdateEmailMutation = {
  readonly updateEmail: { readonly id: string; readonly version: number };
};

export type UpdateForeignFinancialAddressMutationVariables = Exact<{
  input: ForeignFinancialAddressInput;
}>;

export type UpdateForeignFinancialAddressMutation = {
  readonly updateForeignFinancialAddress: { readonly request: string };
};

export type UpdateForeignPostalAddressMutationVariables = Exact<{
  input: ForeignPostalAddressInput;
}>;

export type UpdateForeignPostalAddressMutation = {
  readonly updateForeignPostalAddress: { readonly request: string };
};

export type UpdateNotificationStatusMutationVariables = Exact<{
  id: string;
  seen?: boolean | null | undefined;
  read?: boolean | null | undefined;
  deleted?: boolean | null | undefined;
}>;

export type UpdateNotificationStatusMutation = {
  readonly updateNotificationStatus: { readonly id: string };
};

export type UpdatePhoneMutationVariables = Exact<{
  input: UpdatePhoneInput;
}>;

export type UpdatePhoneMutation = {
  readonly updatePhone: { readonly id: string; readonly version: number };
};

export type UpdatePreferencesMutationVariables = Exact<{
  input: NotificationPreferencesInput;
}>;

export type UpdatePreferencesMutation = {
  readonly updateNotificationPreferences: {
    readonly channels: ReadonlyArray<{ readonly kind: string; readonly channel: Channel }>;
  };
};

export type UpdateSwissFinancialAddressMutationVariables = Exact<{
  input: SwissFinancialAddressInput;
}>;

export type UpdateSwissFinancialAddressMutation = {
  readonly updateSwissFinancialAddress: { readonly request: string };
};

export type UpdateSwissPostalAddressMutationVariables = Exact<{
  input: SwissPostalAddressInput;
}>;

export type UpdateSwissPostalAddressMutation = {
  readonly updateSwissPostalAddress: { readonly request: string };
};

export type WelcomeQueryVariables = Exact<{
  from: string;
  to: string;
}>;

export type WelcomeQuery = {
  readonly contracts: ReadonlyArray<{
    readonly insuredNumber: number;
    readonly healthBasic: {
      readonly startingDate: string;
      readonly model: InsuranceModel;
      readonly primaryCareDoctor: { readonly nomPrenom: string } | null;
    } | null;
  }>;
  readonly invoices: { readonly totalCount: number; readonly openCount: number };
};

export type WithdrawRequestMutationVariables = Exact<{
  id: string;
}>;

export type WithdrawRequestMutation = {
  readonly withdrawRequest: { readonly id: string; readonly withdrawn: boolean };
};

export type YearCostsQueryVariables = Exact<{
  year: number;
}>;

export type YearCostsQuery = {
  readonly yearCosts: ReadonlyArray<{
    readonly insuredNumber: number;
    readonly firstname: string;
    readonly lastname: string;
    readonly isChild: boolean;
    readonly isInTraining: boolean;
    readonly insurerCode: string | null;
    readonly premiums: ReadonlyArray<{
      readonly month: string;
      readonly basic: number;
      readonly supplementary: number;
      readonly isAnnounced: boolean;
    }>;
    readonly share: {
      readonly deductible: number;
      readonly deductiblePaid: number;
      readonly coinsuranceMaximum: number;
      readonly coinsurancePaid: number;
      readonly siblings: { readonly borne: number; readonly highest: number } | null;
    } | null;
    readonly care: {
      readonly shared: number;
      readonly outside: number;
      readonly history: ReadonlyArray<{
        readonly year: number;
        readonly shared: number;
        readonly outside: number;
      }>;
    } | null;
    readonly freePeriods: ReadonlyArray<{ readonly from: string; readonly to: string }>;
  }>;
};

export function graphql(
  source: "\n  mutation AcceptRepresentation($id: ID!) {\n    acceptRepresentation(id: $id) {\n      id\n    }\n  }\n",
): TypedDocument<"private", AcceptRepresentationMutation, AcceptRepresentationMutationVariables>;
export function graphql(
  source: "\n  mutation AcceptWiderScope($id: ID!, $scope: RepresentationScope!) {\n    acceptWiderScope(id: $id, scope: $scope) {\n      id\n    }\n  }\n",
): TypedDocument<"private", AcceptWiderScopeMutation, AcceptWiderScopeMutationVariables>;
export function graphql(
  source: "\n  query Accesses($before: Date) {\n    accesses(before: $before) {\n      days {\n        day\n        entries {\n          who\n          area\n          isChange\n          count\n          department\n          because\n          caseType\n          caseDay\n          representative\n        }\n      }\n      next\n    }\n  }\n",
): TypedDocument<"private", AccessesQuery, AccessesQueryVariables>;
export function graphql(
  source: "\n  query AccidentCovers($date: Date!) {\n    contracts(date: $date) {\n      insuredNumber\n      healthBasic {\n        risk\n        primaryCareDoctor {\n          nomPrenom\n          npa\n          localite\n        }\n      }\n    }\n  }\n",
): TypedDocument<"private", AccidentCoversQuery, AccidentCoversQueryVariables>;
export function graphql(
  source: "\n  query AccidentPremiums {\n    accidentPremiums {\n      insuredNumber\n      isCovered\n      covered\n      excluded\n    }\n  }\n",
): TypedDocument<"private", AccidentPremiumsQuery, AccidentPremiumsQueryVariables>;
export function graphql(
  source: "\n  mutation AddPasskey($name: String!, $credential: String!) {\n    addPasskey(name: $name, credential: $credential)\n  }\n",
): TypedDocument<"private", AddPasskeyMutation, AddPasskeyMutationVariables>;
export function graphql(
  source: "\n  mutation AddSurveyPrompt($surveyName: String!) {\n    addSurveyPrompt(surveyName: $surveyName)\n  }\n",
): TypedDocument<"private", AddSurveyPromptMutation, AddSurveyPromptMutationVariables>;
export function graphql(
  source: "\n  mutation AddTransfer(\n    $refDemande: String!\n    $demandes: [TransferDemand!]!\n    $consents: [ContractChangeConsent!]!\n  ) {\n    addTransfertCaisse(refDemande: $refDemande, demandes: $demandes, consents: $consents) {\n      request\n    }\n  }\n",
): TypedDocument<"private", AddTransferMutation, AddTransferMutationVariables>;
export function graphql(
  source: "\n  query Agencies($lat: Float, $lng: Float) {\n    agencies(lat: $lat, lng: $lng) {\n      uuid\n      title\n      agencyName\n      address\n      email\n      phoneNumber\n      fax\n      visualTour\n      comment\n      languages\n      openingHours {\n        week {\n          opens\n          closes\n        }\n        exceptions {\n          day\n          reason\n          spans {\n            opens\n            closes\n          }\n        }\n      }\n      geolocation {\n        lat\n        lng\n        distance\n      }\n    }\n  }\n",
): TypedDocument<"private", AgenciesQuery, AgenciesQueryVariables>;
export function graphql(
  source: "\n  query AgencyHome {\n    homeAddressLocality {\n      label\n      lat\n      lng\n    }\n  }\n",
): TypedDocument<"private", AgencyHomeQuery, AgencyHomeQueryVariables>;
export function graphql(
  source: "\n  query AgencyPlace($locality: String!, $zip: String!, $name: String!) {\n    localities(locality: $locality) {\n      idLocaliteCommune\n      nomComplet\n      pays\n    }\n    localityCoordinates(zip: $zip, locality: $name) {\n      lat\n      lng\n    }\n  }\n",
): TypedDocument<"private", AgencyPlaceQuery, AgencyPlaceQueryVariables>;
export function graphql(
  source: "\n  mutation AnnouncePayment($id: ID!) {\n    announcePayment(id: $id)\n  }\n",
): TypedDocument<"private", AnnouncePaymentMutation, AnnouncePaymentMutationVariables>;
export function graphql(
  source: "\n  mutation AnswerQuestion($question: ID!, $input: AnswerInput!) {\n    answerQuestion(question: $question, input: $input) {\n      id\n    }\n  }\n",
): TypedDocument<"private", AnswerQuestionMutation, AnswerQuestionMutationVariables>;
export function graphql(
  source: "\n  mutation AskAccountStatement($lang: String!) {\n    createAccountStatementRequest(lang: $lang) {\n      request\n    }\n  }\n",
): TypedDocument<"private", AskAccountStatementMutation, AskAccountStatementMutationVariables>;
export function graphql(
  source: "\n  mutation AskCreditPayout($law: InsuranceLaw!, $insurerCode: String!) {\n    createCreditPayoutRequest(law: $law, insurerCode: $insurerCode) {\n      request\n    }\n  }\n",
): TypedDocument<"private", AskCreditPayoutMutation, AskCreditPayoutMutationVariables>;
export function graphql(
  source: "\n  mutation AskWiderScope($id: ID!, $scope: RepresentationScope!) {\n    askWiderScope(id: $id, scope: $scope) {\n      id\n    }\n  }\n",
): TypedDocument<"private", AskWiderScopeMutation, AskWiderScopeMutationVariables>;
export function graphql(
  source: "\n  query BankOf($iban: String!) {\n    bank(iban: $iban) {\n      name\n      bic\n    }\n  }\n",
): TypedDocument<"private", BankOfQuery, BankOfQueryVariables>;
export function graphql(
  source: "\n  query BillCheck($bill: BillInput!, $files: [ID!]!) {\n    billCheck(bill: $bill, files: $files) {\n      isOwnInvoice\n      invoice\n      doubles {\n        date\n        request\n        statement\n      }\n    }\n  }\n",
): TypedDocument<"private", BillCheckQuery, BillCheckQueryVariables>;
export function graphql(
  source: "\n  mutation CancelReductionReminder($canton: ID!) {\n    cancelReductionReminder(canton: $canton)\n  }\n",
): TypedDocument<
  "private",
  CancelReductionReminderMutation,
  CancelReductionReminderMutationVariables
>;
export function graphql(
  source: "\n  query CareCosts($firstYear: Int!, $lastYear: Int!) {\n    careCosts(from: $firstYear, to: $lastYear) {\n      year\n      paidByUs\n      deductible\n      coinsurance\n      hospitalContribution\n      notCovered\n    }\n  }\n",
): TypedDocument<"private", CareCostsQuery, CareCostsQueryVariables>;
export function graphql(
  source: "\n  query Caregivers($insured: CaregiverInsured!, $filters: CaregiverFilters!) {\n    caregivers(insured: $insured, filters: $filters) {\n      noPartenaire\n      nomPrenom\n      adresse\n      npa\n      localite\n      canton\n      codeReseau\n      sousCategorie\n      pediatre\n      acceptsNewPatient\n      languages\n      geolocation {\n        lat\n        lng\n      }\n      distance\n    }\n  }\n",
): TypedDocument<"private", CaregiversQuery, CaregiversQueryVariables>;
export function graphql(
  source: "\n  query Certificates {\n    certificateOffers {\n      kind\n      insuredNumber\n      firstname\n      lastname\n      obstacle\n      years\n      insuredFrom\n    }\n    certificates {\n      id\n      kind\n      firstname\n      lastname\n      language\n      from\n      to\n      issuedOn\n      validUntil\n      revokedOn\n      standing\n      code\n      iddms\n      checks\n      lastCheckAt\n    }\n  }\n",
): TypedDocument<"private", CertificatesQuery, CertificatesQueryVariables>;
export function graphql(
  source: "\n  mutation ChangeLoginEmail($email: String!, $isOldMailboxLost: Boolean!) {\n    changeLoginEmail(email: $email, isOldMailboxLost: $isOldMailboxLost)\n  }\n",
): TypedDocument<"private", ChangeLoginEmailMutation, ChangeLoginEmailMutationVariables>;
export function graphql(
  source: "\n  mutation ChangeMessageLanguage($language: String!) {\n    changeMessageLanguage(language: $language)\n  }\n",
): TypedDocument<"private", ChangeMessageLanguageMutation, ChangeMessageLanguageMutationVariables>;
export function graphql(
  source: "\n  mutation ChangeReading($wording: Wording, $textSize: TextSize) {\n    changeReading(wording: $wording, textSize: $textSize) {\n      wording\n      textSize\n    }\n  }\n",
): TypedDocument<"private", ChangeReadingMutation, ChangeReadingMutationVariables>;
export function graphql(
  source: "\n  query ComparedCare {\n    comparedCare {\n      insuredNumber\n      category\n      thisYear {\n        paidByUs\n        own\n      }\n      lastYearSoFar {\n        paidByUs\n        own\n      }\n      lastYear {\n        paidByUs\n        own\n      }\n    }\n  }\n",
): TypedDocument<"private", ComparedCareQuery, ComparedCareQueryVariables>;
export function graphql(
  source: "\n  query Consents {\n    consentsChannels {\n      ...PersonConsents\n    }\n    consentTexts {\n      version\n      publishedAt\n      texts {\n        category\n        title\n        text\n        summary\n      }\n    }\n  }\n\n  fragment PersonConsents on ConsentsChannels {\n    insuredNumber\n    textVersion\n    decidedAt\n    customized_offers {\n      mail\n      email\n      sms\n      phone\n    }\n    personalized_services {\n      mail\n      email\n      sms\n      phone\n    }\n    gm_mag {\n      mail\n      email\n    }\n    surveys {\n      mail\n      email\n      sms\n    }\n    data_sharing {\n      other\n    }\n    statistics {\n      other\n    }\n  }\n",
): TypedDocument<"private", ConsentsQuery, ConsentsQueryVariables>;
export function graphql(
  source: "\n  query ConsentsHistory($insuredNumber: Int!, $page: Int) {\n    consentsHistory(insuredNumber: $insuredNumber, page: $page) {\n      total\n      entries {\n        id\n        at\n        textVersion\n        category\n        channel\n        value\n        isOwn\n      }\n    }\n  }\n",
): TypedDocument<"private", ConsentsHistoryQuery, ConsentsHistoryQueryVariables>;
export function graphql(
  source: "\n  query ContactPhone($dateFrom: Date!, $numberOfDays: Int!) {\n    contactLines {\n      kind\n      insurances\n      name\n      company\n      phoneNumber\n      email\n      languages\n      openingHours {\n        ...Hours\n      }\n    }\n    healthContact {\n      name\n      phoneNumber\n      languages\n      openingHours {\n        ...Hours\n      }\n    }\n    telemedecin {\n      codeReseau\n      name\n      phone\n      insuredNumbers\n    }\n    offers {\n      id\n      title\n      discountTitle\n      thumbnail\n      buttonLink\n      partner {\n        name\n      }\n    }\n    workingDays(dateFrom: $dateFrom, numberOfDays: $numberOfDays)\n  }\n\n  fragment Hours on OpeningHours {\n    week {\n      opens\n      closes\n    }\n    exceptions {\n      day\n      reason\n      spans {\n        opens\n        closes\n      }\n    }\n  }\n",
): TypedDocument<"private", ContactPhoneQuery, ContactPhoneQueryVariables>;
export function graphql(
  source: "\n  query Contacts($insuredNumber: Int!) {\n    emails(insuredNumber: $insuredNumber) {\n      id\n      email\n      nature\n      version\n    }\n    phones(insuredNumber: $insuredNumber) {\n      id\n      number\n      nature\n      mobile\n      version\n    }\n  }\n",
): TypedDocument<"private", ContactsQuery, ContactsQueryVariables>;
export function graphql(
  source: "\n  query Contracts($date: Date) {\n    totalMonthlyAmount(date: $date)\n    contracts(date: $date) {\n      insuredNumber\n      domicile {\n        lat\n        lng\n      }\n      monthlyAmount\n      supplementalsMonthlyAmount\n      healthBasic {\n        product {\n          code\n          value\n        }\n        deductible\n        risk\n        healthInsurer {\n          value\n        }\n        startingDate\n        primaryCareDoctor {\n          noPartenaire\n          nomPrenom\n          npa\n          localite\n        }\n        tariffYear\n        grossPremium\n        reductionPrimes {\n          type\n          amount\n        }\n        clauses {\n          type\n          amount\n        }\n        monthlyAmount\n        conditionUri\n        periodicite\n        model\n        telemedecin {\n          name\n          phone\n        }\n      }\n      supplementals {\n        product {\n          code\n          value\n        }\n        level\n        startingDate\n        deductible\n        risk\n        collective {\n          frameworkAgreementNumber\n        }\n        waitingPeriod\n        variantes\n        monthlyAmount\n        conditionUri\n      }\n      estate {\n        type\n        product {\n          code\n          value\n        }\n        noContract\n        periodicity\n        totalPremiumAmount\n        monthlyAmount\n        insuredCircle\n        level\n        startDate\n        endDate\n        federalStamp\n        conditionUri\n        residence {\n          statusTaker\n          street\n          town\n          type\n          constructionType\n        }\n        baseModules {\n          ...Modules\n        }\n        complementaryModules {\n          ...Modules\n        }\n      }\n    }\n  }\n\n  fragment Modules on ModuleGroup {\n    totalPremiumAmount\n    modules {\n      code\n      level\n      deductible\n      premiumAmount\n      insuredAmount\n    }\n  }\n",
): TypedDocument<"private", ContractsQuery, ContractsQueryVariables>;
export function graphql(
  source: "\n  query Conversation($id: ID!) {\n    conversation(id: $id) {\n      id\n      subjectCode\n      subject\n      concernedInsured {\n        fullname\n      }\n      lastAuthor\n      unread\n      isClosed\n      messages {\n        id\n        author\n        authorName\n        department\n        sentBy\n        text\n        sentAt\n        isSeen\n        about {\n          statementNumber\n          error\n          careProvider\n          category\n          treatmentBegin\n          treatmentEnd\n          billed\n          paidByUs\n          own\n        }\n        attachments {\n          uuid\n          filename\n        }\n      }\n    }\n  }\n",
): TypedDocument<"private", ConversationQuery, ConversationQueryVariables>;
export function graphql(
  source: "\n  query Conversations {\n    conversations {\n      id\n      subject\n      concernedInsured {\n        fullname\n      }\n      lastAt\n      lastAuthor\n      lastAuthorName\n      lastDepartment\n      lastSentBy\n      excerpt\n      unread\n      isClosed\n    }\n  }\n",
): TypedDocument<"private", ConversationsQuery, ConversationsQueryVariables>;
export function graphql(
  source: "\n  mutation CreateEmail($input: CreateEmailInput!) {\n    createEmail(input: $input) {\n      id\n      version\n    }\n  }\n",
): TypedDocument<"private", CreateEmailMutation, CreateEmailMutationVariables>;
export function graphql(
  source: "\n  mutation CreatePhone($input: CreatePhoneInput!) {\n    createPhone(input: $input) {\n      id\n      version\n    }\n  }\n",
): TypedDocument<"private", CreatePhoneMutation, CreatePhoneMutationVariables>;
export function graphql(
  source: "\n  query Cyberprotect {\n    businessOfferPrices(offerName: CYBERPROTECT) {\n      family\n      monthlyPremium\n    }\n    businessOfferRequest(offerName: CYBERPROTECT) {\n      state\n      metaData {\n        field\n        value\n      }\n    }\n  }\n",
): TypedDocument<"private", CyberprotectQuery, CyberprotectQueryVariables>;
export function graphql(
  source: "\n  mutation DeclareMaternity($concernedInsured: Int!, $type: MaternityEvent!, $date: Date!) {\n    declareMaternity(concernedInsured: $concernedInsured, type: $type, date: $date)\n  }\n",
): TypedDocument<"private", DeclareMaternityMutation, DeclareMaternityMutationVariables>;
export function graphql(
  source: "\n  mutation DeclineWiderScope($id: ID!, $scope: RepresentationScope!) {\n    declineWiderScope(id: $id, scope: $scope) {\n      id\n    }\n  }\n",
): TypedDocument<"private", DeclineWiderScopeMutation, DeclineWiderScopeMutationVariables>;
export function graphql(
  source: "\n  query DeductibleYears($insuredNumber: Int!, $year: Int!) {\n    deductibleYears(insuredNumber: $insuredNumber, year: $year) {\n      offers {\n        deductible\n        premiums\n      }\n      lower {\n        from\n        askBy\n      }\n      higher {\n        from\n        askBy\n      }\n    }\n  }\n",
): TypedDocument<"private", DeductibleYearsQuery, DeductibleYearsQueryVariables>;
export function graphql(
  source: "\n  query Delegations($from: Date!, $to: Date!) {\n    delegations(from: $from, to: $to) {\n      id\n      insuredNumber\n      providerNumber\n      providerName\n      startValidity\n      endValidity\n      treatmentNature\n      subCategory\n      status\n    }\n  }\n",
): TypedDocument<"private", DelegationsQuery, DelegationsQueryVariables>;
export function graphql(
  source: "\n  mutation DeleteEmail($id: ID!, $version: Int) {\n    deleteEmail(id: $id, version: $version)\n  }\n",
): TypedDocument<"private", DeleteEmailMutation, DeleteEmailMutationVariables>;
export function graphql(
  source: "\n  mutation DeletePhone($id: ID!, $version: Int) {\n    deletePhone(id: $id, version: $version)\n  }\n",
): TypedDocument<"private", DeletePhoneMutation, DeletePhoneMutationVariables>;
export function graphql(
  source: "\n  query Disclosures($before: Date) {\n    disclosures(before: $before) {\n      days {\n        day\n        entries {\n          recipient\n          name\n          subject\n          count\n        }\n      }\n      next\n    }\n  }\n",
): TypedDocument<"private", DisclosuresQuery, DisclosuresQueryVariables>;
export function graphql(
  source: "\n  mutation DisputeCorrection($id: ID!) {\n    disputeCorrection(id: $id)\n  }\n",
): TypedDocument<"private", DisputeCorrectionMutation, DisputeCorrectionMutationVariables>;
export function graphql(
  source: "\n  query DoctorsFrom($date: Date!) {\n    contracts(date: $date) {\n      insuredNumber\n      healthBasic {\n        product {\n          code\n        }\n        primaryCareDoctor {\n          noPartenaire\n          nomPrenom\n          npa\n          localite\n        }\n      }\n    }\n  }\n",
): TypedDocument<"private", DoctorsFromQuery, DoctorsFromQueryVariables>;
export function graphql(
  source: "\n  query Documents($from: Date!, $to: Date!) {\n    documents(from: $from, to: $to) {\n      iddms\n      description\n      reference\n      date\n      seen\n      documentFilterType\n      partenaires\n    }\n  }\n",
): TypedDocument<"private", DocumentsQuery, DocumentsQueryVariables>;
export function graphql(
  source: "\n  mutation EndLifeList($event: LifeEvent!) {\n    endLifeList(event: $event)\n  }\n",
): TypedDocument<"private", EndLifeListMutation, EndLifeListMutationVariables>;
export function graphql(
  source: "\n  mutation EndRepresentation($id: ID!) {\n    endRepresentation(id: $id)\n  }\n",
): TypedDocument<"private", EndRepresentationMutation, EndRepresentationMutationVariables>;
export function graphql(
  source: "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id)\n  }\n",
): TypedDocument<"private", EndSessionMutation, EndSessionMutationVariables>;
export function graphql(
  source: "\n  mutation EndTour {\n    endTour\n  }\n",
): TypedDocument<"private", EndTourMutation, EndTourMutationVariables>;
export function graphql(
  source: "\n  query ExplainedStatement($id: ID!) {\n    explainedStatement(id: $id) {\n      id\n      lines {\n        line {\n          position\n          coinsuranceRate\n          supplementaryPaid\n          basicPaid\n        }\n        deductibleAnnual\n        deductibleBefore\n        coinsuranceMaximum\n        coinsuranceBefore\n        conversation\n      }\n    }\n  }\n",
): TypedDocument<"private", ExplainedStatementQuery, ExplainedStatementQueryVariables>;
export function graphql(
  source: "\n  query FinancialAddresses($insuredNumber: Int!) {\n    REMB: financialAddresses(usage: REMB) {\n      ...Account\n    }\n    PRLV: financialAddresses(usage: PRLV) {\n      ...Account\n    }\n    pendingUpdate(insuredNumber: $insuredNumber, nature: FINANCIAL_ADDRESS) {\n      pending\n      request {\n        id\n        requestDate\n        withdrawable\n        details\n      }\n    }\n  }\n\n  fragment Account on FinancialAddress {\n    id\n    loIban\n    formattedAccountNumber\n    bic\n    startDate\n    endDate\n    bank {\n      name\n    }\n    owner {\n      fullname\n      street\n      streetNumber\n      country\n      zip\n      city\n      locality\n      localityCommuneId\n    }\n  }\n",
): TypedDocument<"private", FinancialAddressesQuery, FinancialAddressesQueryVariables>;
export function graphql(
  source: "\n  query FirstYear {\n    firstYear\n  }\n",
): TypedDocument<"private", FirstYearQuery, FirstYearQueryVariables>;
export function graphql(
  source: "\n  query HeldData {\n    heldData {\n      category\n      count\n      oldest\n      newest\n      keeping\n      months\n      days\n      goesFrom\n    }\n  }\n",
): TypedDocument<"private", HeldDataQuery, HeldDataQueryVariables>;
export function graphql(
  source: "\n  query Help($from: Date!, $to: Date!) {\n    invoicesToPay(from: $from, first: 1) {\n      id\n      type\n      subject\n      holder\n      totalAmount\n      toBePaid\n      status\n      deadline\n      overdueSince\n      paymentAwaitedUntil\n      debitReturned\n      restCarried\n      periodFrom\n      periodTo\n      invoiceDate\n      paymentMode\n      instalments {\n        date\n        amount\n        status\n      }\n      arrangement {\n        actif\n      }\n    }\n    documents(from: $from, to: $to, seen: false) {\n      iddms\n      description\n      date\n    }\n    contactLines {\n      kind\n      phoneNumber\n      openingHours {\n        ...HelpHours\n      }\n    }\n    healthContact {\n      name\n      phoneNumber\n      openingHours {\n        ...HelpHours\n      }\n    }\n    conversations(first: 1) {\n      id\n      subject\n      excerpt\n      lastAt\n      lastAuthor\n      lastAuthorName\n      lastDepartment\n      unread\n    }\n  }\n\n  fragment HelpHours on OpeningHours {\n    week {\n      opens\n      closes\n    }\n    exceptions {\n      day\n      reason\n      spans {\n        opens\n        closes\n      }\n    }\n  }\n",
): TypedDocument<"private", HelpQuery, HelpQueryVariables>;
export function graphql(
  source: "\n  query Home($from: Date!, $to: Date!) {\n    warningMessage {\n      message\n    }\n    insureds {\n      insuredNumber\n      firstname\n      lastname\n      fullname\n      birthdate\n      partPrincipal\n      forInformation\n      isEligibleMaternityDeclaration\n      contribution {\n        year\n        deductible {\n          annual\n          paid\n          percent\n          toBePaid\n        }\n        coinsurance {\n          annual\n          paid\n          percent\n          toBePaid\n        }\n      }\n    }\n    openInvoices {\n      count\n      overdueCount\n      overdueAmount\n    }\n    invoicesToPay(from: $from, first: 3) {\n      id\n      type\n      subject\n      holder\n      totalAmount\n      toBePaid\n      status\n      deadline\n      overdueSince\n      paymentAwaitedUntil\n      debitReturned\n      restCarried\n      periodFrom\n      periodTo\n      invoiceDate\n      paymentMode\n      instalments {\n        date\n        amount\n        status\n      }\n      arrangement {\n        actif\n      }\n    }\n    interactions(from: $from, to: $to, first: 3) {\n      id\n      type\n      requestDate\n      status\n      statusDate\n      concernedInsured {\n        fullname\n      }\n    }\n  }\n",
): TypedDocument<"private", HomeQuery, HomeQueryVariables>;
export function graphql(
  source: "\n  query Household($date: Date!) {\n    totalMonthlyAmount(date: $date)\n    contracts(date: $date) {\n      insuredNumber\n      domicile {\n        lat\n        lng\n      }\n      healthBasic {\n        product {\n          code\n          value\n        }\n        deductible\n        codeDeductible\n        risk\n        healthInsurer {\n          code\n          value\n        }\n        primaryCareDoctor {\n          noPartenaire\n          nomPrenom\n          npa\n          localite\n        }\n        periodicite\n        monthlyAmount\n      }\n    }\n  }\n",
): TypedDocument<"private", HouseholdQuery, HouseholdQueryVariables>;
export function graphql(
  source: "\n  query InsuranceCards {\n    insuranceCards {\n      insuredNumber\n      firstname\n      lastname\n      birthdate\n      gender\n      ahvNumber\n      insurerCode\n      insurerName\n      cardNumber\n      validUntil\n      state\n      isOnItsWay\n    }\n  }\n",
): TypedDocument<"private", InsuranceCardsQuery, InsuranceCardsQueryVariables>;
export function graphql(
  source: "\n  query InteractionFiles($id: ID!) {\n    interaction(id: $id) {\n      type\n      details\n    }\n  }\n",
): TypedDocument<"private", InteractionFilesQuery, InteractionFilesQueryVariables>;
export function graphql(
  source: "\n  query Interactions($from: Date!, $to: Date!) {\n    interactions(from: $from, to: $to) {\n      ...Request\n      children {\n        ...Request\n      }\n    }\n  }\n\n  fragment Request on Interaction {\n    id\n    type\n    requestDate\n    sentBy\n    reason\n    withdrawn\n    withdrawable\n    delayed\n    questions {\n      id\n      text\n      needsDocument\n      askedAt\n      answerBy\n      isOpen\n      answeredAt\n      answer\n      files {\n        filename\n        url\n      }\n    }\n    details\n    steps {\n      status\n      date\n    }\n    concernedInsured {\n      insuredNumber\n      fullname\n    }\n  }\n",
): TypedDocument<"private", InteractionsQuery, InteractionsQueryVariables>;
export function graphql(
  source: "\n  mutation InviteRepresentative($input: InviteRepresentativeInput!) {\n    inviteRepresentative(input: $input) {\n      id\n    }\n  }\n",
): TypedDocument<"private", InviteRepresentativeMutation, InviteRepresentativeMutationVariables>;
export function graphql(
  source: '\n  query Invoices($from: Date!, $to: Date!) {\n    credits {\n      payoutAccount\n      credits {\n        law\n        insurerCode\n        insurer\n        amount\n        isAsked\n      }\n    }\n    openInvoices {\n      count\n      amount\n      overdueCount\n      overdueAmount\n      years {\n        year\n        count\n      }\n    }\n    invoicesToPay(from: "2000-01-01") {\n      id\n      type\n      subject\n      totalAmount\n      toBePaid\n      fees\n      status\n      deadline\n      overdueSince\n      paymentAwaitedUntil\n      debitReturned\n      restCarried\n      periodFrom\n      periodTo\n      paymentMode\n      instalments {\n        date\n        amount\n        status\n      }\n      arrangement {\n        actif\n        eligible\n      }\n    }\n    invoices(from: $from, to: $to) {\n      openCount\n      totalCount\n      invoices {\n        id\n        iddms\n        type\n        holder\n        totalAmount\n        toBePaid\n        fees\n        status\n        deadline\n        overdueSince\n        paymentAwaitedUntil\n        debitReturned\n        restCarried\n        subject\n        periodFrom\n        periodTo\n        invoiceDate\n        bvrNumber\n        adhesionNumber\n        paymentMode\n        statementNumber\n        seen\n        law\n        creditor {\n          name\n          street\n          number\n          zip\n          city\n          qrIban\n        }\n        lines {\n          kind\n          insuredNumber\n          name\n          amount\n        }\n        payments {\n          paidOn\n          amount\n          way\n          reason\n        }\n        reminders {\n          status\n          sentOn\n          fee\n          iddms\n        }\n        instalments {\n          date\n          amount\n          status\n        }\n        joker {\n          actif\n          deadline\n          eligible\n        }\n        arrangement {\n          eligible\n          actif\n          ineligibilityReason\n          endedOn\n          datesPossiblesPremiereEcheance\n          nbMensualites\n          nbMensualitesPossibles\n        }\n      }\n    }\n  }\n',
): TypedDocument<"private", InvoicesQuery, InvoicesQueryVariables>;
export function graphql(
  source: "\n  mutation IssueCertificate($input: CertificateInput!) {\n    issueCertificate(input: $input) {\n      id\n      iddms\n    }\n  }\n",
): TypedDocument<"private", IssueCertificateMutation, IssueCertificateMutationVariables>;
export function graphql(
  source: "\n  query LifeLists {\n    lifeLists {\n      event\n      happensOn\n      startedOn\n      done {\n        step\n        byRequest\n      }\n    }\n  }\n",
): TypedDocument<"private", LifeListsQuery, LifeListsQueryVariables>;
export function graphql(
  source: "\n  query Localities($locality: String!) {\n    localities(locality: $locality) {\n      idLocaliteCommune\n      nomCommune\n      nomComplet\n      npa\n      pays\n    }\n  }\n",
): TypedDocument<"private", LocalitiesQuery, LocalitiesQueryVariables>;
export function graphql(
  source: "\n  mutation LowerRepresentation($id: ID!, $scope: RepresentationScope!) {\n    lowerRepresentation(id: $id, scope: $scope) {\n      id\n    }\n  }\n",
): TypedDocument<"private", LowerRepresentationMutation, LowerRepresentationMutationVariables>;
export function graphql(
  source: "\n  mutation MakeRecoveryCodes {\n    makeRecoveryCodes\n  }\n",
): TypedDocument<"private", MakeRecoveryCodesMutation, MakeRecoveryCodesMutationVariables>;
export function graphql(
  source: "\n  mutation MarkConversationSeen($id: ID!) {\n    markConversationSeen(id: $id)\n  }\n",
): TypedDocument<"private", MarkConversationSeenMutation, MarkConversationSeenMutationVariables>;
export function graphql(
  source: "\n  mutation MarkInvoiceSeen($id: ID!) {\n    markInvoiceSeen(id: $id)\n  }\n",
): TypedDocument<"private", MarkInvoiceSeenMutation, MarkInvoiceSeenMutationVariables>;
export function graphql(
  source: "\n  mutation MarkNotificationsRead($ids: [ID!]!) {\n    markNotificationsRead(ids: $ids)\n  }\n",
): TypedDocument<"private", MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>;
export function graphql(
  source: "\n  mutation MarkNotificationsSeen($ids: [ID!]!) {\n    markNotificationsSeen(ids: $ids)\n  }\n",
): TypedDocument<"private", MarkNotificationsSeenMutation, MarkNotificationsSeenMutationVariables>;
export function graphql(
  source: "\n  mutation MarkReimbursementSeen($id: ID!) {\n    markReimbursementSeen(id: $id)\n  }\n",
): TypedDocument<"private", MarkReimbursementSeenMutation, MarkReimbursementSeenMutationVariables>;
export function graphql(
  source: "\n  query MaternityInsureds {\n    maternityInsureds {\n      insuredNumber\n      fullname\n      isEligibleMaternityDeclaration\n    }\n  }\n",
): TypedDocument<"private", MaternityInsuredsQuery, MaternityInsuredsQueryVariables>;
export function graphql(
  source: "\n  query MessageLanguage {\n    messageLanguage\n  }\n",
): TypedDocument<"private", MessageLanguageQuery, MessageLanguageQueryVariables>;
export function graphql(
  source: "\n  query MovePremiums($locality: ID!) {\n    movePremiums(locality: $locality) {\n      insuredNumber\n      before\n      after\n      isOffered\n      isSameCanton\n    }\n  }\n",
): TypedDocument<"private", MovePremiumsQuery, MovePremiumsQueryVariables>;
export function graphql(
  source: "\n  query NewPremium($insuredNumber: Int!, $premiumInput: PremiumInput!) {\n    newPremium(insuredNumber: $insuredNumber, premiumInput: $premiumInput) {\n      grossPremium\n      tax\n      discount {\n        codeClause\n        montantRabais\n        dejaDeduitRabais\n      }\n      netPremium\n      actualPremium\n    }\n  }\n",
): TypedDocument<"private", NewPremiumQuery, NewPremiumQueryVariables>;
export function graphql(
  source: "\n  query NewbornPremium($parent: Int!, $birthdate: Date!) {\n    newbornPremium(parent: $parent, birthdate: $birthdate) {\n      insurer\n      product\n      premium\n      insureBy\n    }\n  }\n",
): TypedDocument<"private", NewbornPremiumQuery, NewbornPremiumQueryVariables>;
export function graphql(
  source: "\n  query NextPremiums($date: Date!) {\n    totalMonthlyAmount(date: $date)\n    contracts(date: $date) {\n      insuredNumber\n      healthBasic {\n        tariffYear\n        monthlyAmount\n      }\n    }\n  }\n",
): TypedDocument<"private", NextPremiumsQuery, NextPremiumsQueryVariables>;
export function graphql(
  source: "\n  query Notifications {\n    notifications {\n      id\n      type\n      seen\n      read\n      deleted\n      sent\n      messages {\n        __typename\n        idDms\n        ... on InvoiceReminder {\n          step\n          noInvoice\n          invoice {\n            subject\n            periodFrom\n            periodTo\n            status\n            isOpen\n          }\n          documentDate\n          dueDate\n          amountDue\n          remainingAmount\n        }\n        ... on InvoicePaid {\n          paymentDate\n          amount\n        }\n        ... on InvoiceNew {\n          noInvoice\n          invoice {\n            subject\n            periodFrom\n            periodTo\n            status\n            isOpen\n          }\n          amountDue\n          dueDate\n          isDebited\n        }\n        ... on RefundNew {\n          care\n          documentDate\n          concernedInsured {\n            fullname\n          }\n        }\n        ... on CommunicationNew {\n          contentTitle\n          contentBody\n          conversation\n          page\n          concernedInsured {\n            fullname\n          }\n        }\n        ... on RequestNews {\n          requestStep\n          request\n          requestedOn\n          day\n        }\n        ... on CostReminder {\n          reminds\n          remindedDay\n          contract\n          concernedInsured {\n            fullname\n          }\n        }\n        ... on CertificatNew {\n          documentDate\n          concernedInsured {\n            fullname\n          }\n        }\n      }\n    }\n  }\n",
): TypedDocument<"private", NotificationsQuery, NotificationsQueryVariables>;
export function graphql(
  source: "\n  query Now($from: Date!, $to: Date!, $recently: Date!) {\n    conversations(first: 3) {\n      id\n      subject\n      lastAt\n      lastAuthorName\n      unread\n    }\n    reimbursements(from: $recently, to: $to, status: [IN_PAYMENT]) {\n      id\n      date\n      paysOn\n      toBePaidToYou\n      insured {\n        firstname\n      }\n      statements {\n        careProvider\n      }\n    }\n    interactions(from: $from, to: $to, status: [PENDING], first: 2) {\n      id\n      type\n      requestDate\n    }\n    openQuestions {\n      requestId\n      requestDate\n      type\n      answerBy\n    }\n    unsentDrafts {\n      form\n      endsOn\n    }\n    yearEndNotice\n  }\n",
): TypedDocument<"private", NowQuery, NowQueryVariables>;
export function graphql(
  source: "\n  query Objections {\n    objections {\n      purpose\n      since\n    }\n  }\n",
): TypedDocument<"private", ObjectionsQuery, ObjectionsQueryVariables>;
export function graphql(
  source: "\n  query Offers {\n    offers {\n      id\n      title\n      subtitle\n      endDate\n      discountTitle\n      discountSubtitle\n      description\n      image\n      thumbnail\n      images\n      button\n      buttonLink\n      partner {\n        name\n        address\n        tel\n        email\n        site\n        logo\n      }\n    }\n  }\n",
): TypedDocument<"private", OffersQuery, OffersQueryVariables>;
export function graphql(
  source: "\n  query OwnSearch($text: String!) {\n    ownSearch(text: $text) {\n      invoices {\n        id\n        type\n        subject\n        periodFrom\n        periodTo\n        date\n        totalAmount\n      }\n      statements {\n        id\n        provider\n        day\n        fullname\n        date\n        billed\n      }\n      documents {\n        iddms\n        description\n        reference\n        date\n      }\n      requests {\n        id\n        type\n        fullname\n        date\n      }\n      conversations {\n        id\n        subject\n        fullname\n        date\n      }\n    }\n  }\n",
): TypedDocument<"private", OwnSearchQuery, OwnSearchQueryVariables>;
export function graphql(
  source: "\n  query PayInvoice($id: ID!) {\n    invoice(id: $id) {\n      id\n      iddms\n      type\n      subject\n      totalAmount\n      toBePaid\n      fees\n      status\n      deadline\n      overdueSince\n      paymentAwaitedUntil\n      debitReturned\n      restCarried\n      periodFrom\n      periodTo\n      bvrNumber\n      paymentMode\n      statementNumber\n      creditor {\n        name\n        street\n        number\n        zip\n        city\n        qrIban\n      }\n      instalments {\n        date\n        amount\n        status\n      }\n      joker {\n        actif\n        deadline\n        eligible\n      }\n      arrangement {\n        eligible\n        actif\n        endedOn\n        datesPossiblesPremiereEcheance\n        nbMensualitesPossibles\n      }\n    }\n  }\n",
): TypedDocument<"private", PayInvoiceQuery, PayInvoiceQueryVariables>;
export function graphql(
  source: "\n  query PendingBills {\n    pendingBills {\n      id\n      insured {\n        firstname\n        lastname\n      }\n      channel\n      status\n      receivedOn\n      dueOn\n      expectedOn\n      careProvider\n      totalAmount\n      estimate {\n        toBePaidToYou\n      }\n    }\n  }\n",
): TypedDocument<"private", PendingBillsQuery, PendingBillsQueryVariables>;
export function graphql(
  source: "\n  query Policies($from: Date!, $to: Date!) {\n    documents(from: $from, to: $to, subTypes: [POLICY]) {\n      iddms\n      description\n      partenaires\n    }\n  }\n",
): TypedDocument<"private", PoliciesQuery, PoliciesQueryVariables>;
export function graphql(
  source: "\n  query Portal {\n    actingFor {\n      name\n      scope\n    }\n    unreadNotifications\n    profile {\n      extranaute {\n        analyticsUserId\n        correspondance\n        extranauteType\n        insuredNumber\n        loginEmail\n        paymentMode\n        phoneNumber\n        sousTutelle\n      }\n      insureds {\n        birthdate\n        firstname\n        forInformation\n        fullname\n        gender\n        insuredNumber\n        language\n        lastname\n        partPrincipal\n      }\n    }\n  }\n",
): TypedDocument<"private", PortalQuery, PortalQueryVariables>;
export function graphql(
  source: "\n  query PostalAddresses($insuredNumber: Int!) {\n    postalAddresses {\n      id\n      insured\n      startDate\n      endDate\n      street\n      number\n      complement\n      poBox\n      country\n      foundAddressId\n      locality {\n        idLocaliteCommune\n        zip\n        city\n        prettyLocality\n      }\n      postalType {\n        domicileLegal\n        correspondance\n      }\n    }\n    pendingUpdate(insuredNumber: $insuredNumber, nature: POSTAL_ADDRESS) {\n      pending\n      request {\n        id\n        requestDate\n        withdrawable\n        details\n      }\n    }\n  }\n",
): TypedDocument<"private", PostalAddressesQuery, PostalAddressesQueryVariables>;
export function graphql(
  source: "\n  query Preferences {\n    notificationPreferences {\n      ...Channels\n    }\n  }\n\n  fragment Channels on NotificationPreferences {\n    channels {\n      kind\n      channel\n    }\n  }\n",
): TypedDocument<"private", PreferencesQuery, PreferencesQueryVariables>;
export function graphql(
  source: "\n  query PremiumReductions {\n    reductionOffices {\n      canton\n      name\n      url\n      isHomePage\n      way\n      deadlineKind\n      deadlines {\n        isOver\n        current {\n          day\n          claimYear\n        }\n        coming {\n          day\n          claimYear\n        }\n      }\n      reminders {\n        daysBefore\n        day\n      }\n      source\n      checkedOn\n      isCheckOverdue\n    }\n    reductionHomes {\n      insuredNumber\n      canton\n      insurer\n      premium\n      reduction\n    }\n    reductionReminders {\n      canton\n      claimYear\n      deadline\n      remindOn\n    }\n  }\n",
): TypedDocument<"private", PremiumReductionsQuery, PremiumReductionsQueryVariables>;
export function graphql(
  source: "\n  mutation PreparePasskey {\n    preparePasskey\n  }\n",
): TypedDocument<"private", PreparePasskeyMutation, PreparePasskeyMutationVariables>;
export function graphql(
  source: "\n  query PrivacyRequests {\n    privacyRequests {\n      id\n      datum\n      insuredNumber\n      status\n      requestedOn\n      answerBy\n      decidedOn\n      isWithdrawn\n      reason\n      disputedOn\n    }\n  }\n",
): TypedDocument<"private", PrivacyRequestsQuery, PrivacyRequestsQueryVariables>;
export function graphql(
  source: "\n  query PropertyContracts($date: Date!) {\n    contracts(date: $date) {\n      estate {\n        noContract\n        type\n        product {\n          value\n        }\n        baseModules {\n          modules {\n            code\n            deductible\n            insuredAmount\n          }\n        }\n        complementaryModules {\n          modules {\n            code\n            deductible\n            insuredAmount\n          }\n        }\n      }\n    }\n  }\n",
): TypedDocument<"private", PropertyContractsQuery, PropertyContractsQueryVariables>;
export function graphql(
  source: "\n  query Proposals {\n    mutationProposal {\n      id\n      warningMessage\n      assures {\n        noAssure\n        firstname\n        lastname\n        yearlyCosts {\n          year\n          costs\n        }\n        employments {\n          employer\n          from\n          to\n        }\n        mutations {\n          code\n          constraints\n          enabled\n          values {\n            code\n            text\n            amount\n            dates\n            dateDefault\n            primaryCareDoctor\n            primaryCareDoctorMandatory\n          }\n        }\n      }\n    }\n    transferProposal {\n      refDemande\n      assures {\n        noAssure\n        constraints\n        periodes {\n          date\n          infosContrat {\n            cdCaisse\n            caisse\n            cdProduit\n            produit\n            cdFranchise\n            franchiseCourt\n            franchiseAmount\n            cdRisqueCourt\n            cdVariante\n            primaryCareDoctor {\n              noPartenaire\n              nomPrenom\n              npa\n              localite\n            }\n          }\n          caisses {\n            cdCaisse\n            caisse\n            produits {\n              cdProduit\n              produit\n              variantes {\n                cdVariante\n                variante\n              }\n              primaryCareDoctor\n              primaryCareDoctorMandatory\n              franchises {\n                cdFranchise\n                franchise\n                amount\n              }\n            }\n          }\n          risques {\n            cdRisqueCourt\n          }\n        }\n      }\n    }\n  }\n",
): TypedDocument<"private", ProposalsQuery, ProposalsQueryVariables>;
export function graphql(
  source: "\n  query PushDevices($endpoint: String) {\n    pushDevices(endpoint: $endpoint) {\n      count\n      isHere\n    }\n  }\n",
): TypedDocument<"private", PushDevicesQuery, PushDevicesQueryVariables>;
export function graphql(
  source: "\n  query Reimbursements($from: Date!, $to: Date!) {\n    reimbursements(from: $from, to: $to) {\n      id\n      statementNumber\n      date\n      paysOn\n      status\n      seen\n      iddms\n      insured {\n        insuredNumber\n        firstname\n        lastname\n      }\n      statements {\n        position\n        careProvider\n        category\n        treatmentBegin\n        treatmentEnd\n        tiers\n        totalAmount\n        notCovered\n        hospitalContribution\n        deductible\n        coinsurance\n        paidByUs\n        paidToProvider\n        toBePaidToYou\n        correction\n      }\n      toBePaidToYou\n      owed\n      invoice {\n        id\n        date\n        isPaid\n      }\n    }\n  }\n",
): TypedDocument<"private", ReimbursementsQuery, ReimbursementsQueryVariables>;
export function graphql(
  source: "\n  mutation RemovePasskey($id: ID!) {\n    removePasskey(id: $id)\n  }\n",
): TypedDocument<"private", RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export function graphql(
  source: "\n  mutation Reply($conversation: ID!, $input: ReplyInput!) {\n    replyToConversation(conversation: $conversation, input: $input)\n  }\n",
): TypedDocument<"private", ReplyMutation, ReplyMutationVariables>;
export function graphql(
  source: "\n  mutation ReportStatementLine($input: ReportLineInput!) {\n    reportStatementLine(input: $input) {\n      request\n    }\n  }\n",
): TypedDocument<"private", ReportStatementLineMutation, ReportStatementLineMutationVariables>;
export function graphql(
  source: "\n  query ReportedStatement($id: ID!) {\n    explainedStatement(id: $id) {\n      statementNumber\n      lines {\n        line {\n          position\n          careProvider\n          category\n          treatmentBegin\n          treatmentEnd\n          totalAmount\n          paidByUs\n        }\n        conversation\n      }\n    }\n  }\n",
): TypedDocument<"private", ReportedStatementQuery, ReportedStatementQueryVariables>;
export function graphql(
  source: "\n  query RepresentationActs($id: ID!) {\n    representationActs(id: $id) {\n      day\n      areas {\n        area\n        isChange\n        count\n      }\n    }\n  }\n",
): TypedDocument<"private", RepresentationActsQuery, RepresentationActsQueryVariables>;
export function graphql(
  source: "\n  query Representations {\n    representations {\n      id\n      side\n      state\n      name\n      email\n      relation\n      scope\n      askedScope\n      people\n      until\n      createdOn\n      answerBy\n      acceptedOn\n      endedOn\n      endedBy\n    }\n  }\n",
): TypedDocument<"private", RepresentationsQuery, RepresentationsQueryVariables>;
export function graphql(
  source: "\n  mutation RequestCallback($input: CallbackInput!) {\n    requestCallback(input: $input)\n  }\n",
): TypedDocument<"private", RequestCallbackMutation, RequestCallbackMutationVariables>;
export function graphql(
  source: "\n  mutation RequestCorrection($input: CorrectionInput!) {\n    requestCorrection(input: $input)\n  }\n",
): TypedDocument<"private", RequestCorrectionMutation, RequestCorrectionMutationVariables>;
export function graphql(
  source: "\n  mutation RequestCyberprotect($metaData: [BusinessOfferFieldInput!]!) {\n    createBusinessOfferRequest(offerName: CYBERPROTECT, state: NEW, metaData: $metaData) {\n      state\n    }\n  }\n",
): TypedDocument<"private", RequestCyberprotectMutation, RequestCyberprotectMutationVariables>;
export function graphql(
  source: "\n  mutation RevokeCertificate($id: ID!) {\n    revokeCertificate(id: $id) {\n      id\n    }\n  }\n",
): TypedDocument<"private", RevokeCertificateMutation, RevokeCertificateMutationVariables>;
export function graphql(
  source: "\n  query SearchStart($from: Date!, $to: Date!, $taxYear: Int!) {\n    invoicesToPay(from: $from, first: 1) {\n      id\n      type\n      subject\n      holder\n      totalAmount\n      toBePaid\n      status\n      deadline\n      overdueSince\n      paymentAwaitedUntil\n      debitReturned\n      restCarried\n      periodFrom\n      periodTo\n      invoiceDate\n      paymentMode\n      instalments {\n        date\n        amount\n        status\n      }\n      arrangement {\n        actif\n      }\n    }\n    conversations(first: 5) {\n      id\n      subject\n      lastAt\n      unread\n    }\n    interactions(from: $from, to: $to, status: [PENDING], first: 1) {\n      id\n      type\n      requestDate\n    }\n    taxCertificates(from: $taxYear, to: $taxYear) {\n      year\n      insured {\n        insuredNumber\n        firstname\n        lastname\n      }\n    }\n  }\n",
): TypedDocument<"private", SearchStartQuery, SearchStartQueryVariables>;
export function graphql(
  source: "\n  query SearchSwissAddress($address: String!, $country: String) {\n    searchSwissAddress(address: $address, country: $country) {\n      id\n      street\n      streetNumber\n      zip\n      city\n      canton\n      ofsLocalityId\n    }\n  }\n",
): TypedDocument<"private", SearchSwissAddressQuery, SearchSwissAddressQueryVariables>;
export function graphql(
  source: "\n  query Security {\n    security {\n      hasCodeAtSignIn\n      recoveryCodesLeft\n      passkeys {\n        id\n        name\n        createdAt\n        lastUsedAt\n      }\n      sessions {\n        id\n        createdAt\n        seenAt\n        os\n        device\n        isCurrent\n      }\n      pendingChanges {\n        id\n        kind\n        recipient\n        dueAt\n      }\n    }\n  }\n",
): TypedDocument<"private", SecurityQuery, SecurityQueryVariables>;
export function graphql(
  source: "\n  query SentBillEstimate {\n    pendingBills {\n      request\n      notEstimated\n      estimate {\n        year\n        billed\n        deductibleLeft\n        deductible\n        coinsuranceRate\n        coinsurance\n        toBePaidToYou\n      }\n    }\n  }\n",
): TypedDocument<"private", SentBillEstimateQuery, SentBillEstimateQueryVariables>;
export function graphql(
  source: "\n  query SentRequest($id: ID!) {\n    interaction(id: $id) {\n      ...Request\n      requestedAt\n      answerBy\n      children {\n        ...Request\n      }\n    }\n  }\n",
): TypedDocument<"private", SentRequestQuery, SentRequestQueryVariables>;
export function graphql(
  source: "\n  mutation SetCodeAtSignIn($isOn: Boolean!) {\n    setCodeAtSignIn(isOn: $isOn)\n  }\n",
): TypedDocument<"private", SetCodeAtSignInMutation, SetCodeAtSignInMutationVariables>;
export function graphql(
  source: "\n  mutation SetLifeStep($event: LifeEvent!, $step: LifeStep!, $isDone: Boolean!) {\n    setLifeStep(event: $event, step: $step, isDone: $isDone)\n  }\n",
): TypedDocument<"private", SetLifeStepMutation, SetLifeStepMutationVariables>;
export function graphql(
  source: "\n  mutation SetObjection($purpose: ObjectionPurpose!, $objects: Boolean!) {\n    setObjection(purpose: $purpose, objects: $objects) {\n      purpose\n      since\n    }\n  }\n",
): TypedDocument<"private", SetObjectionMutation, SetObjectionMutationVariables>;
export function graphql(
  source: "\n  mutation SetReductionReminder($canton: ID!, $daysBefore: Int!) {\n    setReductionReminder(canton: $canton, daysBefore: $daysBefore) {\n      canton\n      claimYear\n      deadline\n      remindOn\n    }\n  }\n",
): TypedDocument<"private", SetReductionReminderMutation, SetReductionReminderMutationVariables>;
export function graphql(
  source: "\n  query SetUp {\n    financialAddresses(usage: REMB) {\n      id\n    }\n    security {\n      hasCodeAtSignIn\n      passkeys {\n        id\n      }\n    }\n  }\n",
): TypedDocument<"private", SetUpQuery, SetUpQueryVariables>;
export function graphql(
  source: "\n  query SignIns($before: String) {\n    signIns(before: $before) {\n      signIns {\n        at\n        isRefused\n        os\n        device\n        isOpen\n        isCurrent\n      }\n      next\n    }\n  }\n",
): TypedDocument<"private", SignInsQuery, SignInsQueryVariables>;
export function graphql(
  source: "\n  mutation StartLifeList($event: LifeEvent!, $happensOn: Date) {\n    startLifeList(event: $event, happensOn: $happensOn)\n  }\n",
): TypedDocument<"private", StartLifeListMutation, StartLifeListMutationVariables>;
export function graphql(
  source: "\n  mutation StopAccountChange($id: ID!) {\n    stopAccountChange(id: $id)\n  }\n",
): TypedDocument<"private", StopAccountChangeMutation, StopAccountChangeMutationVariables>;
export function graphql(
  source: "\n  mutation SubmitChanges($mutations: [ContractMutation!]!, $consents: [ContractChangeConsent!]!) {\n    submitContractMutations(mutations: $mutations, consents: $consents) {\n      request\n    }\n  }\n",
): TypedDocument<"private", SubmitChangesMutation, SubmitChangesMutationVariables>;
export function graphql(
  source: "\n  mutation SubmitContractMutations($mutations: [ContractMutation!]!) {\n    submitContractMutations(mutations: $mutations) {\n      request\n    }\n  }\n",
): TypedDocument<
  "private",
  SubmitContractMutationsMutation,
  SubmitContractMutationsMutationVariables
>;
export function graphql(
  source: "\n  mutation SubscribePush($device: PushDeviceInput!) {\n    subscribePush(device: $device) {\n      count\n      isHere\n    }\n  }\n",
): TypedDocument<"private", SubscribePushMutation, SubscribePushMutationVariables>;
export function graphql(
  source: "\n  query Suggestions {\n    marketingCampaigns {\n      id\n      imageURL\n      link\n      analytics\n      title\n    }\n    healthCards {\n      id\n      kind\n      title\n      text\n      button\n      link\n    }\n    offers {\n      id\n      title\n      discountTitle\n      discountSubtitle\n      endDate\n      thumbnail\n      buttonLink\n      partner {\n        name\n      }\n    }\n    objections {\n      purpose\n      since\n    }\n  }\n",
): TypedDocument<"private", SuggestionsQuery, SuggestionsQueryVariables>;
export function graphql(
  source: "\n  query SurveyConfiguration {\n    surveyConfiguration {\n      organizationId\n      source\n      surveyNames\n    }\n  }\n",
): TypedDocument<"private", SurveyConfigurationQuery, SurveyConfigurationQueryVariables>;
export function graphql(
  source: "\n  query TabStart {\n    isTourDue\n    reading {\n      wording\n      textSize\n    }\n  }\n",
): TypedDocument<"private", TabStartQuery, TabStartQueryVariables>;
export function graphql(
  source: "\n  query TaxCertificates($firstYear: Int!, $lastYear: Int!) {\n    taxCertificates(from: $firstYear, to: $lastYear) {\n      year\n      insured {\n        insuredNumber\n        firstname\n        lastname\n      }\n      billed\n      paidByUs\n      own\n    }\n  }\n",
): TypedDocument<"private", TaxCertificatesQuery, TaxCertificatesQueryVariables>;
export function graphql(
  source: "\n  query Tour {\n    warningMessage {\n      message\n    }\n    openInvoices {\n      overdueCount\n    }\n    contracts {\n      insuredNumber\n      healthBasic {\n        startingDate\n      }\n    }\n  }\n",
): TypedDocument<"private", TourQuery, TourQueryVariables>;
export function graphql(
  source: "\n  mutation UndoContractChange($id: ID!) {\n    undoContractChange(id: $id) {\n      request\n    }\n  }\n",
): TypedDocument<"private", UndoContractChangeMutation, UndoContractChangeMutationVariables>;
export function graphql(
  source: "\n  query UnreadMessages {\n    conversations {\n      unread\n    }\n  }\n",
): TypedDocument<"private", UnreadMessagesQuery, UnreadMessagesQueryVariables>;
export function graphql(
  source: "\n  query UnreadNotifications {\n    unreadNotifications\n  }\n",
): TypedDocument<"private", UnreadNotificationsQuery, UnreadNotificationsQueryVariables>;
export function graphql(
  source: "\n  mutation UnsubscribePush($endpoint: String!) {\n    unsubscribePush(endpoint: $endpoint) {\n      count\n      isHere\n    }\n  }\n",
): TypedDocument<"private", UnsubscribePushMutation, UnsubscribePushMutationVariables>;
export function graphql(
  source: "\n  mutation UpdateConsents(\n    $insuredNumber: Int!\n    $consentsChannels: ConsentsChannelsInput!\n    $textVersion: Int\n  ) {\n    updateConsentsChannels(\n      insuredNumber: $insuredNumber\n      consentsChannels: $consentsChannels\n      textVersion: $textVersion\n    ) {\n      ...PersonConsents\n    }\n  }\n",
): TypedDocument<"private", UpdateConsentsMutation, UpdateConsentsMutationVariables>;
export function graphql(
  source: "\n  mutation UpdateEmail($input: UpdateEmailInput!) {\n    updateEmail(input: $input) {\n      id\n      version\n    }\n  }\n",
): TypedDocument<"private", UpdateEmailMutation, UpdateEmailMutationVariables>;
export function graphql(
  source: "\n  mutation UpdateForeignFinancialAddress($input: ForeignFinancialAddressInput!) {\n    updateForeignFinancialAddress(input: $input) {\n      request\n    }\n  }\n",
): TypedDocument<
  "private",
  UpdateForeignFinancialAddressMutation,
  UpdateForeignFinancialAddressMutationVariables
>;
export function graphql(
  source: "\n  mutation UpdateForeignPostalAddress($input: ForeignPostalAddressInput!) {\n    updateForeignPostalAddress(input: $input) {\n      request\n    }\n  }\n",
): TypedDocument<
  "private",
  UpdateForeignPostalAddressMutation,
  UpdateForeignPostalAddressMutationVariables
>;
export function graphql(
  source: "\n  mutation UpdateNotificationStatus($id: ID!, $seen: Boolean, $read: Boolean, $deleted: Boolean) {\n    updateNotificationStatus(id: $id, seen: $seen, read: $read, deleted: $deleted) {\n      id\n    }\n  }\n",
): TypedDocument<
  "private",
  UpdateNotificationStatusMutation,
  UpdateNotificationStatusMutationVariables
>;
export function graphql(
  source: "\n  mutation UpdatePhone($input: UpdatePhoneInput!) {\n    updatePhone(input: $input) {\n      id\n      version\n    }\n  }\n",
): TypedDocument<"private", UpdatePhoneMutation, UpdatePhoneMutationVariables>;
export function graphql(
  source: "\n  mutation UpdatePreferences($input: NotificationPreferencesInput!) {\n    updateNotificationPreferences(input: $input) {\n      ...Channels\n    }\n  }\n",
): TypedDocument<"private", UpdatePreferencesMutation, UpdatePreferencesMutationVariables>;
export function graphql(
  source: "\n  mutation UpdateSwissFinancialAddress($input: SwissFinancialAddressInput!) {\n    updateSwissFinancialAddress(input: $input) {\n      request\n    }\n  }\n",
): TypedDocument<
  "private",
  UpdateSwissFinancialAddressMutation,
  UpdateSwissFinancialAddressMutationVariables
>;
export function graphql(
  source: "\n  mutation UpdateSwissPostalAddress($input: SwissPostalAddressInput!) {\n    updateSwissPostalAddress(input: $input) {\n      request\n    }\n  }\n",
): TypedDocument<
  "private",
  UpdateSwissPostalAddressMutation,
  UpdateSwissPostalAddressMutationVariables
>;
export function graphql(
  source: "\n  query Welcome($from: Date!, $to: Date!) {\n    contracts {\n      insuredNumber\n      healthBasic {\n        startingDate\n        model\n        primaryCareDoctor {\n          nomPrenom\n        }\n      }\n    }\n    invoices(from: $from, to: $to) {\n      totalCount\n      openCount\n    }\n  }\n",
): TypedDocument<"private", WelcomeQuery, WelcomeQueryVariables>;
export function graphql(
  source: "\n  mutation WithdrawRequest($id: ID!) {\n    withdrawRequest(id: $id) {\n      id\n      withdrawn\n    }\n  }\n",
): TypedDocument<"private", WithdrawRequestMutation, WithdrawRequestMutationVariables>;
export function graphql(
  source: "\n  query YearCosts($year: Int!) {\n    yearCosts(year: $year) {\n      insuredNumber\n      firstname\n      lastname\n      isChild\n      isInTraining\n      insurerCode\n      premiums {\n        month\n        basic\n        supplementary\n        isAnnounced\n      }\n      share {\n        deductible\n        deductiblePaid\n        coinsuranceMaximum\n        coinsurancePaid\n        siblings {\n          borne\n          highest\n        }\n      }\n      care {\n        shared\n        outside\n        history {\n          year\n          shared\n          outside\n        }\n      }\n      freePeriods {\n        from\n        to\n      }\n    }\n  }\n",
): TypedDocument<"private", YearCostsQuery, YearCostsQueryVariables>;
export function graphql(source: string): TypedDocument<"private", unknown, unknown>;
export function graphql(source: string) {
  return unbuiltDocument(source);
}
