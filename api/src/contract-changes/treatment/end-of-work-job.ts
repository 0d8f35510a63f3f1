import { randomUUID } from "node:crypto";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import { DAYS_INSURED_AFTER_WORK } from "@portal/model/professional.ts";
import type { Kysely } from "kysely";
import type pg from "pg";
import type { Clock } from "../../core/clock.ts";
import { onConnection } from "../../core/db/connection-driver.ts";
import type { Tables } from "../../core/db/tables.ts";
import { drain } from "../../core/jobs/drain.ts";
import { startPolling } from "../../core/jobs/polling.ts";
import { describeError, type Log } from "../../core/log.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { premiumsChanged } from "../../insurer/cover/premiums-changed.ts";
import { decideRequest, noteStatus } from "../../insurer/requests/decide.ts";
import { detailsBinding, type Work } from "../../insurer/requests/kinds.ts";
import { accidentsCoveredAgain } from "../messages.ts";
import { CONTRACT_LOCKS } from "../proposals/locked-basis.ts";
import { changeTerms } from "./change-terms.ts";
import { contractChange } from "./contract-change.ts";
import type { ChangeDetails } from "./details.ts";
import { doneLineOf } from "./done-lines.ts";
import { setTerms } from "./set-terms.ts";

interface JobParts {
  /** Connects in the role of the jobs. */
  pool: pg.Pool;
  secrets: Secrets;
  log: Log;
  clock: Clock;
}

const EVERY_MS = 600_000;

/** A clerk treats professional data that were declared later than this. */
const DAYS_LOOKED_BACK = 366;

/**
 * Restores accident cover when professional data show the end of work or of unemployment insurance: from the month in
 * which the other cover ends, so that no day is uncovered (LAMal art. 8 al. 2). A later removal of accident cover with
 * a proof stays in force. Any number of nodes may run it at once.
 */
export function startEndOfWorkJob(parts: JobParts) {
  const { log } = parts;
  return startPolling({ everyMs: EVERY_MS, log, onFailure: "ended work waits" }, (isStopped) =>
    coverAgain(parts, isStopped),
  );
}

interface EndedWork {
  insuredNumber: number;
  /** The first day of the accident cover. */
  day: string;
}

async function coverAgain(
  { pool, secrets, log, clock }: JobParts,
  isStopped: () => boolean,
): Promise<void> {
  const today = todayInZurich(clock.now());
  const find = async (client: pg.PoolClient, wanted: { from: number; to: number }) => {
    const { from, to } = wanted;
    const values = [today, DAYS_INSURED_AFTER_WORK, DAYS_LOOKED_BACK, from, to];
    return (await client.query<EndedWork>(NEXT_ENDED, values)).rows.at(0);
  };
  await drain<EndedWork>({
    job: "ended work",
    pool,
    isStopped,
    findNext: (client, last) =>
      find(client, { from: (last?.insuredNumber ?? 0) + 1, to: LAST_NUMBER }),
    async process(client, { insuredNumber }) {
      await client.query("select pg_advisory_xact_lock($1, $2)", [CONTRACT_LOCKS, insuredNumber]);
      // Another node may have been faster.
      const due = await find(client, { from: insuredNumber, to: insuredNumber });
      if (due) await coverOne({ db: onConnection(client), secrets, today }, due);
    },
    onFailure(_, error) {
      log.error("accident cover not brought back", { error: describeError(error) });
    },
  });
}

const LAST_NUMBER = 2_147_483_647;

/** The next person whose present occupation insures no accidents and whose contract still excludes them. */
const NEXT_ENDED = `select p.insured_number as "insuredNumber",
    date_trunc('month', work.last_day + $2::int + 1)::date::text as day
  from professional_data p
  cross join lateral (select case p.professional_status when 'CHO' then p.end_of_qualifying_period
    else p.date_of_entry - 1 end as last_day) work
  where p.professional_status not in ('EMP', 'APP') and p.date_of_entry <= $1::date
    and work.last_day < $1::date and work.last_day >= $1::date - $3::int
    and p.insured_number between $4 and $5
    and not exists (select from professional_data later where later.insured_number = p.insured_number
      and later.date_of_entry > p.date_of_entry and later.date_of_entry <= $1::date)
    and exists (select from basic_contract b where b.insured_number = p.insured_number and b.risk = 'OHN'
      and work.last_day between b.valid_from and b.valid_to)
    and exists (select from basic_contract b where b.insured_number = p.insured_number and b.risk = 'OHN'
      and date_trunc('month', work.last_day + $2::int + 1)::date between b.valid_from and b.valid_to)
  order by p.insured_number limit 1`;

const terms = { risk: "MIT" } as const;

/** With an account it is a request that is done at once, for change tracking and a message. */
async function coverOne(work: Work, { insuredNumber, day }: EndedWork): Promise<void> {
  const { db, secrets } = work;
  const account = await payerOf(db, insuredNumber);
  if (!account) {
    await setTerms(db, insuredNumber, day, terms);
    await premiumsChanged(db, [insuredNumber], day);
    return;
  }
  const { accountId, language } = account;
  const id = randomUUID();
  const details: ChangeDetails = {
    data: "riskAdd",
    value: terms.risk,
    startingDate: day,
    extra: [],
    terms,
    productCode: null,
    undoBy: null,
    consents: [],
  };
  const { type, nature, news } = contractChange;
  await db
    .insertInto("interaction")
    .values({
      id,
      accountId,
      insuredNumber,
      type,
      nature,
      language,
      details: secrets.encrypt(detailsBinding(id), JSON.stringify(details)),
    })
    .execute();
  await noteStatus(db, { id, accountId, status: "REQUEST", actor: "office" });
  const request = { accountId, insuredNumber, language };
  const refusal = await changeTerms(work, request, { terms, day });
  if (refusal) throw new Error("There is no contract to bring accident cover back to.");
  const line = await doneLineOf(work, request, { changed: "riskAdd", day });
  const template = accidentsCoveredAgain;
  await decideRequest(db, secrets, { id, status: "DONE", actor: "office", line, template, news });
}

/** The account that pays for the person; otherwise one that has the person. */
async function payerOf(db: Kysely<Tables>, insuredNumber: number) {
  const account = await db
    .selectFrom("accountInsured as link")
    .innerJoin("account", "account.id", "link.accountId")
    .select(["account.id as accountId", "account.language"])
    .where("link.insuredNumber", "=", insuredNumber)
    .orderBy((by) => by("account.extranauteType", "=", "PPA"), "desc")
    .orderBy("account.id")
    .limit(1)
    .executeTakeFirst();
  return account && { ...account, language: knownLanguage(account.language) };
}
