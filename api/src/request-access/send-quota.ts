import { sql as raw } from "kysely";
import type { Applicant } from "./applicant.ts";
import type { AccessJob } from "./kept-request.ts";

/** Limits the letters to a person, however often their numbers are typed. */
const LETTERS_OF_PERSON_A_DAY = 1;
/** One more letter for another e-mail address, which the letter already sent does not know. */
const LETTERS_TO_OTHER_ADDRESS_A_DAY = 1;
const LETTERS_OF_HOUSEHOLD_A_WEEK = 4;
const NOTICES = 1;

/** Whether a letter is sent to the person now; the visitor does not learn it. */
export async function isLetterDue(
  job: AccessJob,
  { insuredNumber, household }: Pick<Applicant, "insuredNumber" | "household">,
  { isNewAddress }: { isNewAddress: boolean },
): Promise<boolean> {
  const isSpared =
    (await hits(job, `letter person ${insuredNumber}`, "1 day")) > LETTERS_OF_PERSON_A_DAY &&
    (!isNewAddress ||
      (await hits(job, `letter other address ${insuredNumber}`, "1 day")) >
        LETTERS_TO_OTHER_ADDRESS_A_DAY);
  if (isSpared) return false;
  const ofHousehold = await hits(job, `letter household ${household}`, "7 days");
  return ofHousehold <= LETTERS_OF_HOUSEHOLD_A_WEEK;
}

/** Whether a message about a request is sent to a recipient now. */
export async function isNoticeDue(job: AccessJob, whom: string, span = "1 day"): Promise<boolean> {
  return (await hits(job, `notice ${whom}`, span)) <= NOTICES;
}

/** Counts one more hit under this name. The keys are hashes without personal data. */
async function hits({ db, secrets }: AccessJob, name: string, window: string): Promise<number> {
  const key = `access:${secrets.lookup("access", name).toString("base64url")}`;
  const { rows } = await raw<{
    hits: number;
  }>`select hit(${key}, ${window}::interval) as hits`.execute(db);
  return rows[0]?.hits ?? Infinity;
}
