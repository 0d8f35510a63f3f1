import type { CaseFile, Check, Situation } from "@portal/model/inbox/requests.ts";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import { BankAccountDetails, MoveDetails } from "@portal/model/requests/stored-details.ts";
import { ibanFault } from "@portal/model/typing/iban.ts";
import { z } from "zod";
import { safeParse } from "zod/mini";
import type { DeskWork } from "../call.ts";

/** A change that begins this long ago, or four times as far ahead, is marked for a second look. */
const USUAL_DAYS = 90;

const checkedTypes: readonly string[] = [
  "UPDATE_CORRESPONDENCE_ADDRESS",
  "UPDATE_FINANCIAL_REIMBURSEMENT_ADDRESS",
  "CONTRACT_MUTATION",
  "TRANSFERT_CAISSE_MUTATION",
];

const Beginning = z.object({
  startingDate: z.string().optional(),
  effectiveDate: z.string().optional(),
});

interface Checked {
  type: string;
  details: unknown;
  accountId: string | null;
  files: readonly CaseFile[];
  situation: Situation | null;
}

/** What a clerk would otherwise compare by hand, compared with the data of today. */
export async function checksOf(desk: DeskWork, checked: Checked): Promise<Check[]> {
  const { type, details, files, situation } = checked;
  if (!checkedTypes.includes(type)) return [];
  const day = beginningIn(details);
  return [
    ...(await ownChecks(desk, checked)),
    ...(day === undefined
      ? []
      : [{ name: "plausibleDay" as const, isFine: isUsual(day, desk.today) }]),
    ...(files.length === 0 ? [] : [{ name: "proof" as const, isFine: true }]),
    ...(situation === null
      ? []
      : [
          { name: "onlyRequest" as const, isFine: !situation.otherRequests.includes(type) },
          { name: "nothingOverdue" as const, isFine: situation.overdue === 0 },
        ]),
  ];
}

async function ownChecks(desk: DeskWork, { type, details, accountId }: Checked): Promise<Check[]> {
  const move = safeParse(MoveDetails, details);
  if (type === "UPDATE_CORRESPONDENCE_ADDRESS" && move.success) {
    const { localityId, foundAddressId, country } = move.data;
    const isKnown = Boolean(localityId ?? foundAddressId) || country !== "CH";
    return [{ name: "knownAddress", isFine: isKnown }];
  }
  const account = safeParse(BankAccountDetails, details);
  if (type === "UPDATE_FINANCIAL_REIMBURSEMENT_ADDRESS" && account.success) {
    const { accountNumber, ownerName } = account.data;
    return [
      { name: "iban", isFine: ibanFault(accountNumber) === undefined },
      { name: "ownerInHousehold", isFine: await isInHousehold(desk, accountId, ownerName) },
    ];
  }
  return [];
}

async function isInHousehold(
  { db }: DeskWork,
  accountId: string | null,
  ownerName: string,
): Promise<boolean> {
  if (accountId === null) return false;
  const people = await db
    .selectFrom("insured as p")
    .innerJoin("accountInsured as l", "l.insuredNumber", "p.insuredNumber")
    .select(["p.firstname", "p.lastname"])
    .where("l.accountId", "=", accountId)
    .execute();
  const owner = ownerName.toLowerCase();
  return people.some(
    ({ firstname, lastname }) =>
      owner.includes(firstname.toLowerCase()) && owner.includes(lastname.toLowerCase()),
  );
}

function beginningIn(details: unknown): string | undefined {
  const read = Beginning.safeParse(details);
  return read.data?.startingDate ?? read.data?.effectiveDate;
}

function isUsual(day: string, today: string): boolean {
  const earliest = moveDay(today, { days: -USUAL_DAYS });
  return day >= earliest && day <= moveDay(today, { days: 4 * USUAL_DAYS });
}
