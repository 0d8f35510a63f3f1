import { isOfAge } from "@portal/model/documents.ts";
import {
  accessLimits,
  isOnboardingError,
  OnboardingStatus,
} from "@portal/model/request-access/request-access.ts";
import { sql as raw } from "kysely";
import { z } from "zod";
import { emailLookup } from "../core/secrets/secrets.ts";
import { accessRequestBinding } from "../insurer/activation.ts";
import { writeToPerson } from "../insurer/contacts/way-to-person.ts";
import { languageOf, loginEmailOf } from "../insurer/outbox/account-contact.ts";
import { enqueueMessage } from "../insurer/outbox/enqueue.ts";
import { findApplicant, isNamed, type Applicant } from "./applicant.ts";
import { addAddress, issueCode } from "./issue-code.ts";
import { accessExists, accessOpened, codeByText, letterSent } from "./messages.ts";
import type { AccessJob, AccessRequest, TypedRequest } from "./kept-request.ts";
import { findOpenLetter, isAskedWith, replaceLetters } from "./open-letter.ts";
import { isLetterDue, isNoticeDue } from "./send-quota.ts";
import { writeLetter } from "./write-letter.ts";

const Identity = z.object({ firstname: z.string(), lastname: z.string(), birthdate: z.string() });

/** A limit far above real use; beyond it the oldest addresses are left out. */
const MOST_ADDRESSES = 200;

/** The result of a request; LATER while the letter quota is used up and no sent letter can be used. */
type Outcome = OnboardingStatus | "LATER";

/** Treats a request in the transaction that settles it, and returns its result. */
export async function treatRequest(job: AccessJob, request: AccessRequest): Promise<Outcome> {
  const status = OnboardingStatus.parse(request.status);
  if (isOnboardingError(status)) return status;
  // The check was not finished in time.
  if (request.way === "DIGITAL" && !request.isChecked) return "TRANSACTION_ERROR";
  const applicant = await findApplicant(job, request);
  if (!applicant || !isOfAge(applicant.birthdate, job.today)) return "PARTENAIRE_ERROR";
  const identity = identityOf(job, request);
  if (identity && !isNamed(applicant, identity)) return "PARTENAIRE_ERROR";
  const wanted = decryptRequest(job, request);
  const holder = applicant.accountId ?? (await accountWith(job, wanted.email));
  if (holder) return tellHolder(job, holder);
  return request.way === "PAPER"
    ? byLetter(job, applicant, wanted)
    : byText(job, applicant, wanted);
}

/** Informs the existing account of the person or of this address that it exists, only at its own address. */
async function tellHolder(job: AccessJob, accountId: string): Promise<OnboardingStatus> {
  const { db, secrets } = job;
  if (await isNoticeDue(job, `account ${accountId}`)) {
    await enqueueMessage(db, secrets, {
      accountId,
      channel: "EMAIL",
      recipient: await loginEmailOf(db, secrets, accountId),
      template: accessExists.key,
      language: await languageOf(db, accountId),
    });
  }
  return "ACCOUNT_CREATION_ERROR";
}

/**
 * The newest letter opens the account with any requested address, each proved by its own code, so that a stranger who
 * requests access in the person's name, before or after them, cannot lock the person out.
 */
async function byLetter(
  job: AccessJob,
  applicant: Applicant,
  wanted: TypedRequest,
): Promise<Outcome> {
  const { insuredNumber, household } = applicant;
  const letter = await findOpenLetter(job, insuredNumber);
  const isNewAddress = letter !== undefined && !isAskedWith(job, letter, wanted);
  if (!(await isLetterDue(job, applicant, { isNewAddress }))) {
    if (!letter) return "LATER";
    if (isNewAddress) await addAddress(job, letter.accountId, wanted);
    return "CREATED";
  }
  const { letterDays } = accessLimits;
  await replaceLetters(job, insuredNumber);
  const addresses = [wanted, ...(letter?.addresses ?? [])].slice(0, MOST_ADDRESSES);
  const hours = letterDays * 24;
  const code = await issueCode(job, { insuredNumber, addresses, hours, bySms: false });
  await writeLetter(job, applicant, code);
  if (await isNoticeDue(job, `letter ${household}`, `${letterDays} days`))
    await writeToPerson(job.db, job.secrets, insuredNumber, {
      template: letterSent,
      parameters: { days: String(letterDays) },
    });
  return "CREATED";
}

/** The code goes to the phone number given in the check; the contacts known before are informed. */
async function byText(
  job: AccessJob,
  { insuredNumber, household, language }: Applicant,
  wanted: TypedRequest,
): Promise<OnboardingStatus> {
  const { db, secrets, publicUrl } = job;
  const { smsHours } = accessLimits;
  const asked = { insuredNumber, addresses: [wanted], hours: smsHours, bySms: true };
  const code = await issueCode(job, asked);
  const link = `${publicUrl}/activate`;
  await enqueueMessage(db, secrets, {
    accountId: null,
    insuredNumber,
    channel: "SMS",
    recipient: wanted.phone,
    template: codeByText.key,
    language,
    parameters: { code, link, hours: String(smsHours) },
  });
  if (await isNoticeDue(job, `opened ${household}`))
    await writeToPerson(db, secrets, insuredNumber, { template: accessOpened });
  return "ACCOUNT_CREATED";
}

function decryptRequest({ secrets }: AccessJob, { id, email, phone }: AccessRequest): TypedRequest {
  return {
    email: secrets.decrypt(accessRequestBinding("email", id), email),
    phone: secrets.decrypt(accessRequestBinding("phone", id), phone),
  };
}

function identityOf({ secrets }: AccessJob, { id, identity }: AccessRequest) {
  if (!identity) return undefined;
  return Identity.parse(
    JSON.parse(secrets.decrypt(accessRequestBinding("identity", id), identity)),
  );
}

async function accountWith({ db, secrets }: AccessJob, email: string): Promise<string | undefined> {
  const { rows } = await raw<{ id: string }>`select id from account
    where login_email_hash = ${emailLookup(secrets, email)}`.execute(db);
  return rows[0]?.id;
}
