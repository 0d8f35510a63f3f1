import { isOfAge } from "@portal/model/documents.ts";
import {
  accessLimits,
  isOnboardingError,
  OnboardingStatus,
} from "@portal/model/request-access/request-access.ts";
import { sql as raw } from "kysely";
import { z } from "zod";
import { emailLookup } from "../core/secrets/secrets.ts";
import { writeToPerson } from "../insurer/contacts/way-to-person.ts";
import { languageOf, loginEmailOf } from "../insurer/outbox/account-contact.ts";
import { enqueueMessage } from "../insurer/outbox/enqueue.ts";
import { findApplicant, isNamed, type Applicant } from "./applicant.ts";
import { issueCode } from "./issue-code.ts";
import { accessExists, accessOpened, codeByText, letterSent } from "./messages.ts";
import { type AccessJob, type AccessRequest, requestBinding, type Wanted } from "./kept-request.ts";
import { isLetterDue, isNoticeDue } from "./sparing.ts";
import { writeLetter } from "./write-letter.ts";

const Identity = z.object({ firstname: z.string(), lastname: z.string(), birthdate: z.string() });

/** Does what a request leads to, in the transaction that settles it, and says how it ends. */
export async function treatRequest(
  job: AccessJob,
  request: AccessRequest,
): Promise<OnboardingStatus> {
  const status = OnboardingStatus.parse(request.status);
  if (isOnboardingError(status)) return status;
  // Nobody ended the check in time.
  if (request.way === "DIGITAL" && !request.isChecked) return "TRANSACTION_ERROR";
  const applicant = await findApplicant(job, request);
  if (!applicant || !isOfAge(applicant.birthdate, job.today)) return "PARTENAIRE_ERROR";
  const identity = identityOf(job, request);
  if (identity && !isNamed(applicant, identity)) return "PARTENAIRE_ERROR";
  const wanted = open(job, request);
  const holder = applicant.accountId ?? (await accountWith(job, wanted.email));
  if (holder) return tellHolder(job, holder);
  return request.way === "PAPER"
    ? byLetter(job, applicant, wanted)
    : byText(job, applicant, wanted);
}

/** The person, or whoever already signs in with this address, is told that there is an access: at that address alone. */
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

async function byLetter(
  job: AccessJob,
  applicant: Applicant,
  wanted: Wanted,
): Promise<OnboardingStatus> {
  if (!(await isLetterDue(job, applicant))) return "CREATED";
  const { letterDays } = accessLimits;
  const code = await issueCode(job, applicant, wanted, { days: letterDays });
  await writeLetter(job, applicant, code);
  if (await isNoticeDue(job, `household ${applicant.household}`))
    await writeToPerson(job.db, job.secrets, applicant.insuredNumber, {
      wording: letterSent,
      parameters: { days: String(letterDays) },
    });
  return "CREATED";
}

/** The code goes to the phone that whoever was checked gave; the contacts that we knew before are told. */
async function byText(
  job: AccessJob,
  applicant: Applicant,
  wanted: Wanted,
): Promise<OnboardingStatus> {
  const { db, secrets, publicUrl } = job;
  const { smsHours } = accessLimits;
  const code = await issueCode(job, applicant, wanted, { hours: smsHours });
  const link = `${publicUrl}/activate`;
  await enqueueMessage(db, secrets, {
    accountId: null,
    insuredNumber: applicant.insuredNumber,
    channel: "SMS",
    recipient: wanted.phone,
    template: codeByText.key,
    language: applicant.language,
    parameters: { code, link, hours: String(smsHours) },
  });
  if (await isNoticeDue(job, `household ${applicant.household}`))
    await writeToPerson(db, secrets, applicant.insuredNumber, { wording: accessOpened });
  return "ACCOUNT_CREATED";
}

function open({ secrets }: AccessJob, { id, email, phone }: AccessRequest): Wanted {
  return {
    email: secrets.decrypt(requestBinding("email", id), email),
    phone: secrets.decrypt(requestBinding("phone", id), phone),
  };
}

function identityOf({ secrets }: AccessJob, { id, identity }: AccessRequest) {
  if (!identity) return undefined;
  return Identity.parse(JSON.parse(secrets.decrypt(requestBinding("identity", id), identity)));
}

async function accountWith({ db, secrets }: AccessJob, email: string): Promise<string | undefined> {
  const { rows } = await raw<{ id: string }>`select id from account
    where login_email_hash = ${emailLookup(secrets, email)}`.execute(db);
  return rows[0]?.id;
}
