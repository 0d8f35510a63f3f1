import { directDebitSchemes } from "@portal/model/bank/orders.ts";
import { type Element, group, leaf, type Message, money, open } from "../xml/description.ts";
import { ownAccount, party, reasonInformation, writtenAddress } from "./parties.ts";
import {
  amount,
  anyAmount,
  bic,
  code,
  day,
  digits,
  foreignId,
  foreignText,
  iban,
  identification,
  instant,
  oneOf,
  upTo,
} from "./text-rules.ts";

/** Orders to the bank (pain.001.001.09, pain.008.001.08) as we write them, and its answers (pain.002.001.10). */

const initiator = group("InitgPty", leaf("Nm", upTo(70)), ...open("Id?"));

const header = group(
  "GrpHdr",
  leaf("MsgId", identification),
  leaf("CreDtTm", instant),
  leaf("NbOfTxs", digits(15)),
  leaf("CtrlSum", amount),
  initiator,
);

const swissAgent = (name: string): Element =>
  group(
    name,
    group(
      "FinInstnId",
      leaf("BICFI?", bic),
      group(
        "ClrSysMmbId?",
        group("ClrSysId", leaf("Cd", oneOf("CHBCC"))),
        leaf("MmbId", digits(5)),
      ),
    ),
  );

const named = (name: string): Element => group(name, leaf("Nm", upTo(70)));

const transfer = group(
  "CdtTrfTxInf+",
  group("PmtId", leaf("InstrId", identification), leaf("EndToEndId", identification)),
  group("Amt", money("InstdAmt", amount)),
  group("Cdtr", leaf("Nm", upTo(70)), writtenAddress("PstlAdr?")),
  group("CdtrAcct", group("Id", leaf("IBAN", iban))),
  group("RmtInf?", leaf("Ustrd", upTo(140))),
);

export const transferMessage: Message = {
  namespace: "urn:iso:std:iso:20022:tech:xsd:pain.001.001.09",
  root: group(
    "CstmrCdtTrfInitn",
    header,
    group(
      "PmtInf+",
      leaf("PmtInfId", identification),
      leaf("PmtMtd", oneOf("TRF")),
      leaf("BtchBookg", oneOf("true")),
      leaf("NbOfTxs", digits(15)),
      leaf("CtrlSum", amount),
      group("ReqdExctnDt", leaf("Dt", day)),
      named("Dbtr"),
      ownAccount("DbtrAcct"),
      swissAgent("DbtrAgt"),
      transfer,
    ),
  ),
};

const schemes = Object.values(directDebitSchemes);

const debit = group(
  "DrctDbtTxInf+",
  group("PmtId", leaf("InstrId", identification), leaf("EndToEndId", identification)),
  money("InstdAmt", amount),
  swissAgent("DbtrAgt"),
  named("Dbtr"),
  ownAccount("DbtrAcct"),
  group(
    "RmtInf",
    group(
      "Strd",
      group(
        "CdtrRefInf",
        group("Tp", group("CdOrPrtry", leaf("Prtry", oneOf("QRR")))),
        leaf("Ref", digits(27)),
      ),
    ),
  ),
);

export const debitMessage: Message = {
  namespace: "urn:iso:std:iso:20022:tech:xsd:pain.008.001.08",
  root: group(
    "CstmrDrctDbtInitn",
    header,
    group(
      "PmtInf+",
      leaf("PmtInfId", identification),
      leaf("PmtMtd", oneOf("DD")),
      leaf("BtchBookg", oneOf("true")),
      leaf("NbOfTxs", digits(15)),
      leaf("CtrlSum", amount),
      group(
        "PmtTpInf",
        group("SvcLvl", leaf("Prtry", oneOf(...schemes.map(({ service }) => service)))),
        group("LclInstrm", leaf("Prtry", oneOf(...schemes.map(({ instrument }) => instrument)))),
      ),
      leaf("ReqdColltnDt", day),
      named("Cdtr"),
      ownAccount("CdtrAcct"),
      swissAgent("CdtrAgt"),
      group(
        "CdtrSchmeId",
        group(
          "Id",
          group(
            "PrvtId",
            group(
              "Othr",
              leaf("Id", identification),
              group("SchmeNm", leaf("Prtry", oneOf(...schemes.map(({ creditor }) => creditor)))),
            ),
          ),
        ),
      ),
      debit,
    ),
  ),
};

const counts = open("NbOfTxsPerSts*");
const status = (name: string): Element => leaf(name, code(4));
const reasons = reasonInformation("StsRsnInf*");

export const answerMessage: Message = {
  namespace: "urn:iso:std:iso:20022:tech:xsd:pain.002.001.10",
  root: group(
    "CstmrPmtStsRpt",
    group(
      "GrpHdr",
      leaf("MsgId", foreignId),
      leaf("CreDtTm", instant),
      party("InitgPty?"),
      ...open("FwdgAgt?", "DbtrAgt?", "CdtrAgt?"),
    ),
    group(
      "OrgnlGrpInfAndSts",
      leaf("OrgnlMsgId", foreignId),
      leaf("OrgnlMsgNmId", foreignText(35)),
      leaf("OrgnlCreDtTm?", instant),
      leaf("OrgnlNbOfTxs?", digits(15)),
      leaf("OrgnlCtrlSum?", anyAmount),
      status("GrpSts?"),
      reasons,
      ...counts,
    ),
    group(
      "OrgnlPmtInfAndSts*",
      leaf("OrgnlPmtInfId", foreignId),
      leaf("OrgnlNbOfTxs?", digits(15)),
      leaf("OrgnlCtrlSum?", anyAmount),
      status("PmtInfSts?"),
      reasons,
      ...counts,
      group(
        "TxInfAndSts*",
        leaf("StsId?", foreignId),
        leaf("OrgnlInstrId?", foreignId),
        leaf("OrgnlEndToEndId?", foreignId),
        leaf("OrgnlUETR?", foreignText(36)),
        status("TxSts?"),
        reasons,
        ...open("ChrgsInf*", "TrckrData?"),
        leaf("AccptncDtTm?", instant),
        leaf("AcctSvcrRef?", foreignId),
        leaf("ClrSysRef?", foreignId),
        ...open("OrgnlTxRef?", "SplmtryData*"),
      ),
    ),
    ...open("SplmtryData*"),
  ),
};
