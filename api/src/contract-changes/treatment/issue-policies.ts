import { asAccount } from "../../core/db/account-reader.ts";
import { readContractsAt } from "../../insurer/cover/contracts-at.ts";
import { issuePaper } from "../../insurer/papers/file-paper.ts";
import { peopleForPaper } from "../../insurer/papers/people.ts";
import { policy } from "../../insurer/papers/policy/policy.ts";
import { PolicyCover } from "../../insurer/papers/policy/policy-content.ts";
import type { RequestToApply, Work } from "../../insurer/requests/kinds.ts";

/**
 * Issues the policies of persons whose contracts change on a day. Until the tariff of that year is announced the
 * premium is unknown, and the policies of the autumn contain the change.
 */
export async function issuePolicies(
  { db, today }: Work,
  { accountId, language }: Pick<RequestToApply<unknown>, "accountId" | "language">,
  people: readonly number[],
  day: string,
): Promise<void> {
  const clock = { now: () => new Date(`${today}T12:00:00Z`) };
  const contracts = await asAccount(db, accountId, (reader) =>
    readContractsAt({ ...reader, clock, language }, day),
  );
  for (const cover of contracts.filter(({ insuredNumber }) => people.includes(insuredNumber))) {
    if ((cover.healthBasic?.tariffYear ?? 0) < Number(day.slice(0, 4))) continue;
    const addressed = { accountId, partenaires: [cover.insuredNumber], date: today, language };
    const {
      head,
      people: [person],
    } = await peopleForPaper(db, addressed);
    if (!person) continue;
    const parameters = { validFrom: day };
    const content = { head, person, cover: PolicyCover.parse(cover) };
    await issuePaper(db, policy, { ...addressed, parameters, content });
  }
}
