import { loadavg } from "node:os";
import { amountText } from "@portal/model/bank/amounts.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { referenceOf } from "@portal/model/invoices/reference.ts";
import type pg from "pg";
import { importFile, type Run } from "../api/src/bank/import-file.ts";
import { onPipelinedConnection } from "../api/src/core/db/connection-driver.ts";
import { databaseAt } from "../api/src/core/db/open.ts";
import { inTransaction } from "../api/src/core/db/transaction.ts";
import { accountOf, readOwnAccounts } from "../api/src/insurer/bank/own-accounts.ts";
import { invoiceBooks } from "../api/src/invoices/bank/bank-books.ts";
import type { Effort } from "./effort.ts";
import { readProcessors } from "./exchange.ts";
import { table } from "./figures.ts";
import { usedBetween } from "./graphql/cpu.ts";
import { benchRoles, benchSecrets, openSeededDatabase } from "./seeded-database.ts";

const efforts = { full: 10_000, quick: 2_000, smoke: 10 };
const AMOUNT = 412_35;
/** Payments in one chunk of the file. */
const CHUNK = 50;

/**
 * A camt.054 with as many payments as invoices: booked, the same file again, and the same payments in another message of
 * the bank.
 */
export async function measureBank(effort: Effort, open = openHouseholds): Promise<void> {
  const count = efforts[effort];
  const database = await open();
  const pool = databaseAt(database.url, benchRoles, benchSecrets).pool("jobs", 2);
  const run: Run = (work) => inTransaction(pool, (client) => work(onPipelinedConnection(client)));
  try {
    const day = todayInZurich(new Date());
    const references = await addInvoices(database.owner, count, day);
    const { iban } = accountOf(await run(readOwnAccounts), "9101");
    const first = Date.now();
    const files = {
      "10,000 payments": `B${first}`,
      "the same file again": `B${first}`,
      "in another message": `C${first}`,
    };
    const lines = [];
    for (const [name, messageId] of Object.entries(files))
      lines.push([
        name.replace("10,000", count.toLocaleString("en")),
        ...(await measured(run, database.owner, { references, iban, messageId, day })),
      ]);
    const head = [
      "file",
      "entries",
      "seconds",
      "node ms each",
      "PostgreSQL ms each",
      "memory MB",
      "load",
    ];
    console.log(table(head, lines));
  } finally {
    await pool.end();
    await database.close();
  }
}

async function measured(run: Run, owner: pg.Client, reported: Reported): Promise<string[]> {
  const before = await readProcessors(owner);
  const began = performance.now();
  let most = 0;
  const imported = await importFile(
    {
      run,
      secrets: benchSecrets,
      today: reported.day,
      books: invoiceBooks,
      async tell({ place }) {
        if (place % 500 === 0) most = Math.max(most, process.memoryUsage().rss);
      },
    },
    { name: "bench.xml", open: () => notification(reported) },
  );
  const seconds = (performance.now() - began) / 1000;
  const used = usedBetween(before, await readProcessors(owner));
  const ofOne = (microseconds: number) =>
    (microseconds / 1000 / reported.references.length).toFixed(2);
  return [
    "entries" in imported ? `${imported.entries} new, ${imported.repeated} known` : imported.state,
    seconds.toFixed(1),
    ofOne(used.node),
    ofOne(used.postgres),
    Math.round(Math.max(most, process.memoryUsage().rss) / 1024 / 1024).toString(),
    (loadavg()[0] ?? 0).toFixed(1),
  ];
}

function openHouseholds() {
  return openSeededDatabase(500);
}

/** Open invoices of all accounts in turn; returns their references. */
async function addInvoices(owner: pg.Client, count: number, day: string): Promise<string[]> {
  const start = 700_000_000 + Math.floor(Math.random() * 1_000_000) * 100;
  const numbers = Array.from({ length: count }, (_, at) => String(start + at));
  const references = numbers.map(referenceOf);
  await owner.query(
    `insert into invoice (no, bvr_number, account_id, type, insured_number, holder, law, health_insurer_code,
        period_from, period_to, invoice_date, deadline, lines, total_amount, payment_mode, adhesion_number)
      select n.no, n.reference, a.id, 'PREMIUM', a.insured_number, 'Anna Rossi', 'LAMAL', '9101', $3, $3, $3, $3,
        jsonb_build_array(jsonb_build_object('kind', 'BASIC', 'insuredNumber', a.insured_number, 'about', 'RT01',
          'amount', $4::int)), $4, 'BVR', a.insured_number::text
      from unnest($1::text[], $2::text[]) with ordinality n(no, reference, place)
      join (select id, insured_number, row_number() over (order by id) - 1 as place, count(*) over () as accounts
        from account where role = 'CUSTOMER' and extranaute_type = 'PPA') a on a.place = n.place % a.accounts`,
    [numbers, references, day, AMOUNT],
  );
  await owner.query("analyze invoice");
  return references;
}

interface Reported {
  references: readonly string[];
  iban: string;
  messageId: string;
  day: string;
}

function* notification({ references, iban, messageId, day }: Reported): Generator<Uint8Array> {
  const header = `<CreDtTm>${day}T05:00:00</CreDtTm>`;
  const servicer =
    "<Svcr><FinInstnId><BICFI>POFICHBEXXX</BICFI><Othr><Id>09000</Id></Othr></FinInstnId></Svcr>";
  yield Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn>
<GrpHdr><MsgId>${messageId}</MsgId>${header}</GrpHdr><Ntfctn><Id>${messageId}</Id>${header}
<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>CHF</Ccy>${servicer}</Acct>`);
  for (let at = 0; at < references.length; at += CHUNK)
    yield Buffer.from(
      references
        .slice(at, at + CHUNK)
        .map((reference) => entryXml(reference, day))
        .join("\n"),
    );
  yield Buffer.from("</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>");
}

function entryXml(reference: string, day: string): string {
  const amount = `<Amt Ccy="CHF">${amountText(AMOUNT)}</Amt><CdtDbtInd>CRDT</CdtDbtInd>`;
  return `<Ntry>${amount}<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
<AcctSvcrRef>E${reference}</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>VCOM</SubFmlyCd></Fmly></Domn></BkTxCd>
<NtryDtls><TxDtls><Refs><AcctSvcrRef>T${reference}</AcctSvcrRef></Refs>${amount}
<RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>`;
}
