import {
  choice,
  type Element,
  group,
  leaf,
  type Message,
  money,
  open,
} from "../xml/description.ts";
import { account, agent, codeOrOwn, reasonInformation, statedParty } from "./parties.ts";
import {
  amount,
  anyAmount,
  code,
  currency,
  day,
  digits,
  direction,
  foreignId,
  foreignText,
  instant,
  oneOf,
  yesNo,
} from "./text-rules.ts";

/**
 * The account statement (camt.053.001.08) and the notification of payments (camt.054.001.08) in the Swiss Payment
 * Standards: what banks deliver. The reference of the account servicer is mandatory there, the IBAN as well.
 */

const references = group(
  "Refs?",
  leaf("MsgId?", foreignId),
  leaf("AcctSvcrRef?", foreignId),
  leaf("PmtInfId?", foreignId),
  leaf("InstrId?", foreignId),
  leaf("EndToEndId?", foreignId),
  leaf("UETR?", foreignText(36)),
  leaf("TxId?", foreignId),
  leaf("MndtId?", foreignId),
  leaf("ChqNb?", foreignId),
  leaf("ClrSysRef?", foreignId),
  ...open("AcctOwnrTxId?", "AcctSvcrTxId?", "MktInfrstrctrTxId?", "PrcgId?", "Prtry*"),
);

const bankCode = (name: string): Element =>
  group(
    name,
    group(
      "Domn?",
      leaf("Cd", code(4)),
      group("Fmly", leaf("Cd", code(4)), leaf("SubFmlyCd", code(4))),
    ),
    ...open("Prtry?"),
  );

const remittance = group(
  "RmtInf?",
  leaf("Ustrd*", foreignText(140)),
  group(
    "Strd*",
    ...open("RfrdDocInf*", "RfrdDocAmt?"),
    group(
      "CdtrRefInf?",
      group("Tp?", codeOrOwn("CdOrPrtry"), leaf("Issr?", foreignId)),
      leaf("Ref?", foreignId),
    ),
    ...open("Invcr?", "Invcee?", "TaxRmt?", "GrnshmtRmt?"),
    leaf("AddtlRmtInf*", foreignText(140)),
  ),
);

const transaction = group(
  "TxDtls*",
  references,
  money("Amt", anyAmount),
  leaf("CdtDbtInd", direction),
  ...open("AmtDtls?", "Avlbty*"),
  bankCode("BkTxCd?"),
  ...open("Chrgs?", "Intrst?"),
  group(
    "RltdPties?",
    statedParty("InitgPty?"),
    statedParty("Dbtr?"),
    account("DbtrAcct?"),
    statedParty("UltmtDbtr?"),
    statedParty("Cdtr?"),
    account("CdtrAcct?"),
    statedParty("UltmtCdtr?"),
    ...open("TradgPty?", "Prtry*"),
  ),
  ...open("RltdAgts?", "LclInstrm?", "Purp?", "RltdRmtInf*"),
  remittance,
  ...open("RltdDts?", "RltdPric?", "RltdQties*", "FinInstrmId?", "Tax?"),
  group("RtrInf?", ...open("OrgnlBkTxCd?"), ...reasonParts()),
  ...open("CorpActn?", "SfkpgAcct?", "CshDpst*", "CardTx?"),
  leaf("AddtlTxInf?", foreignText(500)),
  ...open("SplmtryData*"),
);

function reasonParts(): readonly Element[] {
  return reasonInformation("Rsn").children ?? [];
}

const dayOrInstant = (name: string): Element =>
  choice(name, leaf("Dt", day), leaf("DtTm", instant));

const entry = group(
  "Ntry*",
  leaf("NtryRef?", foreignId),
  money("Amt", anyAmount),
  leaf("CdtDbtInd", direction),
  leaf("RvslInd?", yesNo),
  choice("Sts", leaf("Cd", oneOf("BOOK", "PDNG", "INFO", "FUTR")), leaf("Prtry", foreignId)),
  dayOrInstant("BookgDt?"),
  dayOrInstant("ValDt?"),
  leaf("AcctSvcrRef", foreignId),
  ...open("Avlbty*"),
  bankCode("BkTxCd"),
  ...open(
    "ComssnWvrInd?",
    "AddtlInfInd?",
    "AmtDtls?",
    "Chrgs?",
    "TechInptChanl?",
    "Intrst?",
    "CardTx?",
  ),
  group(
    "NtryDtls*",
    group(
      "Btch?",
      leaf("MsgId?", foreignId),
      leaf("PmtInfId?", foreignId),
      leaf("NbOfTxs?", digits(15)),
      money("TtlAmt?", anyAmount),
      leaf("CdtDbtInd?", direction),
    ),
    transaction,
  ),
  leaf("AddtlNtryInf?", foreignText(500)),
);

const balance = group(
  "Bal+",
  group("Tp", codeOrOwn("CdOrPrtry"), ...open("SubTp?")),
  ...open("CdtLine*"),
  money("Amt", amount),
  leaf("CdtDbtInd", direction),
  dayOrInstant("Dt"),
  ...open("Avlbty*"),
);

const own = group(
  "Acct",
  choice("Id", leaf("IBAN", foreignText(34)), ...open("Othr")),
  ...open("Tp?"),
  leaf("Ccy?", currency),
  leaf("Nm?", foreignText(70)),
  ...open("Prxy?", "Ownr?"),
  agent("Svcr?"),
);

const pagination = (name: string): Element =>
  group(name, leaf("PgNb", digits(5)), leaf("LastPgInd", yesNo));

const header = group(
  "GrpHdr",
  leaf("MsgId", foreignId),
  leaf("CreDtTm", instant),
  ...open("MsgRcpt?"),
  pagination("MsgPgntn?"),
  ...open("OrgnlBizQry?"),
  leaf("AddtlInf?", foreignText(500)),
);

const report = (name: string, page: string, balances: Element[], more: string): Element =>
  group(
    `${name}+`,
    leaf("Id", foreignId),
    pagination(`${page}?`),
    leaf("ElctrncSeqNb?", digits(18)),
    ...open("RptgSeq?"),
    leaf("LglSeqNb?", digits(18)),
    leaf("CreDtTm?", instant),
    group("FrToDt?", leaf("FrDtTm", instant), leaf("ToDtTm", instant)),
    leaf("CpyDplctInd?", oneOf("CODU", "COPY", "DUPL")),
    ...open("RptgSrc?"),
    own,
    ...open("RltdAcct?", "Intrst*"),
    ...balances,
    ...open("TxsSummry?"),
    entry,
    leaf(`${more}?`, foreignText(500)),
  );

export const statementMessage: Message = {
  namespace: "urn:iso:std:iso:20022:tech:xsd:camt.053.001.08",
  root: group(
    "BkToCstmrStmt",
    header,
    report("Stmt", "StmtPgntn", [balance], "AddtlStmtInf"),
    ...open("SplmtryData*"),
  ),
};

export const notificationMessage: Message = {
  namespace: "urn:iso:std:iso:20022:tech:xsd:camt.054.001.08",
  root: group(
    "BkToCstmrDbtCdtNtfctn",
    header,
    report("Ntfctn", "NtfctnPgntn", [], "AddtlNtfctnInf"),
    ...open("SplmtryData*"),
  ),
};
