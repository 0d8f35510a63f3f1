import { amountText } from "@portal/model/bank/amounts.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { importFile, type Imported } from "../../src/bank/import-file.ts";
import { sendOrders } from "../../src/bank/send/send-orders.ts";
import { onConnection } from "../../src/core/db/connection-driver.ts";
import { inTransaction } from "../../src/core/db/transaction.ts";
import { accountOf, readOwnAccounts } from "../../src/insurer/bank/own-accounts.ts";
import { invoiceBooks } from "../../src/invoices/bank/bank-books.ts";
import { clock, database, db, secrets } from "../portal.ts";

/** A payment in a bank's file. Amounts in rappen. */
export interface Reported {
  amount: number;
  reference?: string;
  /** The bank's reference of the payment; each has its own unless a test repeats one. */
  id?: string;
  endToEndId?: string;
  name?: string;
  account?: string;
  currency?: string;
  isDebit?: boolean;
  isReversal?: boolean;
  reason?: string;
  bookedOn?: string;
}

let next = 1;
export const nextId = () => `TEST${next++}`;

export const detailsXml = ({
  amount,
  id = nextId(),
  currency = "CHF",
  ...one
}: Reported) => `<TxDtls>
<Refs><AcctSvcrRef>${id}</AcctSvcrRef>${one.endToEndId ? `<EndToEndId>${one.endToEndId}</EndToEndId>` : ""}</Refs>
<Amt Ccy="${currency}">${amountText(amount)}</Amt><CdtDbtInd>${one.isDebit ? "DBIT" : "CRDT"}</CdtDbtInd>
${
  one.name || one.account
    ? `<RltdPties><Dbtr><Pty><Nm>${one.name ?? "X"}</Nm></Pty></Dbtr>${
        one.account ? `<DbtrAcct><Id><IBAN>${one.account}</IBAN></Id></DbtrAcct>` : ""
      }</RltdPties>`
    : ""
}
${
  one.reference
    ? `<RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp><Ref>${one.reference}</Ref></CdtrRefInf></Strd></RmtInf>`
    : ""
}
${one.reason ? `<RtrInf><Rsn><Cd>${one.reason}</Cd></Rsn></RtrInf>` : ""}</TxDtls>`;

const SERVICER =
  "<Svcr><FinInstnId><BICFI>POFICHBEXXX</BICFI><Othr><Id>09000</Id></Othr></FinInstnId></Svcr>";
const INITIATOR =
  "<InitgPty><Nm>Cervin</Nm><Id><OrgId><Othr><Id>CERVIN</Id></Othr></OrgId></Id></InitgPty>";
const BOOKED_ON = "2026-11-20";

interface Entry {
  payments: readonly Reported[];
  id?: string;
  hasDetails?: boolean;
  status?: string;
}

function entryXml({ payments, id = nextId(), hasDetails = true, status = "BOOK" }: Entry): string {
  const [first] = payments;
  const sum = payments.reduce((rest, { amount }) => rest + amount, 0);
  const day = first?.bookedOn ?? BOOKED_ON;
  return `<Ntry><Amt Ccy="${first?.currency ?? "CHF"}">${amountText(sum)}</Amt>
<CdtDbtInd>${first?.isDebit ? "DBIT" : "CRDT"}</CdtDbtInd>${first?.isReversal ? "<RvslInd>true</RvslInd>" : ""}
<Sts><Cd>${status}</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
<AcctSvcrRef>${id}</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>VCOM</SubFmlyCd></Fmly></Domn></BkTxCd>
<NtryDtls><Btch><NbOfTxs>${payments.length}</NbOfTxs></Btch>${hasDetails ? payments.map(detailsXml).join("") : ""}</NtryDtls></Ntry>`;
}

interface File {
  entries: readonly Entry[];
  iban?: string;
  messageId?: string;
}

/** The account that receives the payments of the test invoices. */
export async function receivingIban(insurerCode = "9101"): Promise<string> {
  return accountOf(await readOwnAccounts(db), insurerCode).iban;
}

export async function notificationXml({ entries, iban, messageId = nextId() }: File) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn>
<GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>2026-11-20T05:00:00</CreDtTm></GrpHdr>
<Ntfctn><Id>${messageId}</Id><CreDtTm>2026-11-20T05:00:00</CreDtTm>
<Acct><Id><IBAN>${iban ?? (await receivingIban())}</IBAN></Id><Ccy>CHF</Ccy>${SERVICER}</Acct>${entries.map(entryXml).join("\n")}</Ntfctn>
</BkToCstmrDbtCdtNtfctn></Document>`;
}

const balanceXml = (
  kind: string,
  amount: number,
  day: string,
) => `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp>
<Amt Ccy="CHF">${amountText(Math.abs(amount))}</Amt><CdtDbtInd>${amount < 0 ? "DBIT" : "CRDT"}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;

export async function statementXml({
  entries,
  iban,
  messageId = nextId(),
  opening = 1000_00,
  closing,
  day = BOOKED_ON,
}: File & { opening?: number; closing?: number; day?: string }) {
  const moved = entries
    .flatMap(({ payments }) => payments)
    .reduce((sum, { amount, isDebit }) => sum + (isDebit ? -amount : amount), 0);
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>2026-11-20T05:00:00</CreDtTm></GrpHdr>
<Stmt><Id>${messageId}</Id><ElctrncSeqNb>1</ElctrncSeqNb><CreDtTm>2026-11-20T05:00:00</CreDtTm>
<Acct><Id><IBAN>${iban ?? (await receivingIban())}</IBAN></Id><Ccy>CHF</Ccy>${SERVICER}</Acct>
${balanceXml("OPBD", opening, day)}${balanceXml("CLBD", closing ?? opening + moved, day)}
${entries.map(entryXml).join("\n")}</Stmt></BkToCstmrStmt></Document>`;
}

interface Answer {
  messageId: string;
  status: string;
  reason?: string;
  endToEndId?: string;
}

export function answerXml({ messageId, status, reason, endToEndId }: Answer): string {
  const why = reason ? `<StsRsnInf><Rsn><Cd>${reason}</Cd></Rsn></StsRsnInf>` : "";
  const one = endToEndId
    ? `<OrgnlPmtInfAndSts><OrgnlPmtInfId>X</OrgnlPmtInfId><TxInfAndSts><OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId>
<TxSts>${status}</TxSts>${why}</TxInfAndSts></OrgnlPmtInfAndSts>`
    : "";
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
<GrpHdr><MsgId>${nextId()}</MsgId><CreDtTm>2026-11-20T05:00:00</CreDtTm>${INITIATOR}</GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId><OrgnlMsgNmId>pain.008.001.08</OrgnlMsgNmId>
${endToEndId ? "" : `<GrpSts>${status}</GrpSts>${why}`}</OrgnlGrpInfAndSts>${one}</CstmrPmtStsRpt></Document>`;
}

/** Imports a file in the role of the jobs, as a node does. */
export async function imports(text: string, onBooked: () => void = () => {}): Promise<Imported> {
  const pool = database.pool("jobs", 2);
  try {
    return await importFile(
      {
        run: async (work) => {
          const result = await inTransaction(pool, (client) => work(onConnection(client)));
          onBooked();
          return result;
        },
        secrets,
        today: todayInZurich(clock.now()),
        books: invoiceBooks,
      },
      { name: "test.xml", open: () => [new TextEncoder().encode(text)] },
    );
  } finally {
    await pool.end();
  }
}

/** Puts due orders into messages to the bank, as a node does. */
export function sendsOrders(): Promise<string[]> {
  const now = clock.now();
  return db.transaction().execute((tx) =>
    sendOrders({
      run: (work) => work(tx),
      secrets,
      books: invoiceBooks,
      today: todayInZurich(now),
      now,
    }),
  );
}

/** Reports payments, each an entry of its own. */
export async function reports(...payments: Reported[]): Promise<Imported> {
  return imports(await notificationXml({ entries: payments.map((one) => ({ payments: [one] })) }));
}

export const entriesOf = (reference: string) =>
  db
    .selectFrom("bankEntry")
    .select(["id", "state", "reason", "amount", "invoiceNo"])
    .where("reference", "=", reference)
    .orderBy("createdAt")
    .execute();
