import { amountText } from "@portal/model/bank/amounts.ts";
import { bankText } from "@portal/model/bank/characters.ts";
import { directDebitSchemes, endToEndIdOf } from "@portal/model/bank/orders.ts";
import { noClearingIn } from "@portal/model/banks.ts";
import { accountOf, type OwnAccount } from "../../insurer/bank/own-accounts.ts";
import { debitMessage, transferMessage } from "../formats/pain.ts";
import { type Elements, writeXml } from "../xml/write-xml.ts";
import type { DueOrder } from "./due-orders.ts";

interface MessageParts {
  messageId: string;
  createdAt: Date;
  /** The day on which the bank executes or collects. */
  day: string;
  initiator: string;
  accounts: readonly OwnAccount[];
  groups: readonly OrderGroup[];
}

/** Orders of one account of ours and, for direct debits, one scheme: a payment information of the message. */
export interface OrderGroup {
  paymentInformation: string;
  insurerCode: string;
  orders: readonly DueOrder[];
}

const sumOf = (orders: readonly DueOrder[]) =>
  amountText(orders.reduce((sum, { amount }) => sum + amount, 0));

function header({ messageId, createdAt, initiator, groups }: MessageParts): Elements {
  const orders = groups.flatMap((one) => one.orders);
  return [
    ["MsgId", messageId],
    ["CreDtTm", createdAt.toISOString().slice(0, 19)],
    ["NbOfTxs", String(orders.length)],
    ["CtrlSum", sumOf(orders)],
    ["InitgPty", [["Nm", bankText(initiator, 70)]]],
  ];
}

const ibanOf = (iban: string): Elements => [["Id", [["IBAN", iban]]]];

/** The bank of a Swiss account by its clearing number. */
function bankOf(iban: string): Elements {
  const member = noClearingIn(iban) ?? "";
  const clearing: Elements = [
    ["ClrSysId", [["Cd", "CHBCC"]]],
    ["MmbId", member],
  ];
  return [["FinInstnId", [["ClrSysMmbId", clearing]]]];
}

function identifications({ id }: DueOrder): Elements {
  const endToEndId = endToEndIdOf(id);
  return [
    ["InstrId", endToEndId],
    ["EndToEndId", endToEndId],
  ];
}

const chf = ({ amount }: DueOrder) => ({ currency: "CHF", amount: amountText(amount) });

/** The pain.001 of payouts, benefits and refunds. */
export function writeTransfers(parts: MessageParts): Promise<string> {
  const groups = parts.groups.map(({ paymentInformation, insurerCode, orders }) => {
    const { name, iban } = accountOf(parts.accounts, insurerCode);
    const transfers = orders.map((order) => {
      const transfer: Elements = [
        ["PmtId", identifications(order)],
        ["Amt", [["InstdAmt", chf(order)]]],
        ["Cdtr", [["Nm", nameOf(order)]]],
        ["CdtrAcct", ibanOf(order.iban)],
      ];
      return ["CdtTrfTxInf", transfer] as const;
    });
    return [
      "PmtInf",
      [
        ["PmtInfId", paymentInformation],
        ["PmtMtd", "TRF"],
        ["BtchBookg", "true"],
        ["NbOfTxs", String(orders.length)],
        ["CtrlSum", sumOf(orders)],
        ["ReqdExctnDt", [["Dt", parts.day]]],
        ["Dbtr", [["Nm", bankText(name, 70)]]],
        ["DbtrAcct", ibanOf(iban)],
        ["DbtrAgt", bankOf(iban)],
        ...transfers,
      ],
    ] as const;
  });
  return writeXml(transferMessage, [["GrpHdr", header(parts)], ...groups]);
}

/** The pain.008 of direct debits. */
export function writeDebits(parts: MessageParts): Promise<string> {
  const groups = parts.groups.map((group) => {
    const { name, iban } = accountOf(parts.accounts, group.insurerCode);
    return [
      "PmtInf",
      [
        ["PmtInfId", group.paymentInformation],
        ["PmtMtd", "DD"],
        ["BtchBookg", "true"],
        ["NbOfTxs", String(group.orders.length)],
        ["CtrlSum", sumOf(group.orders)],
        ...schemeOf(parts, group),
        ["Cdtr", [["Nm", bankText(name, 70)]]],
        ["CdtrAcct", ibanOf(iban)],
        ["CdtrAgt", bankOf(iban)],
        ["CdtrSchmeId", creditorId(parts, group)],
        ...group.orders.map((order) => ["DrctDbtTxInf", debitOf(order)] as const),
      ],
    ] as const;
  });
  return writeXml(debitMessage, [["GrpHdr", header(parts)], ...groups]);
}

const wayOf = ({ orders }: OrderGroup) => orders[0]?.scheme ?? "LSV";

function schemeOf({ day }: MessageParts, group: OrderGroup): Elements {
  const { service, instrument } = directDebitSchemes[wayOf(group)];
  return [
    [
      "PmtTpInf",
      [
        ["SvcLvl", [["Prtry", service]]],
        ["LclInstrm", [["Prtry", instrument]]],
      ],
    ],
    ["ReqdColltnDt", day],
  ];
}

function creditorId({ accounts }: MessageParts, group: OrderGroup): Elements {
  const way = wayOf(group);
  const { directDebit } = accountOf(accounts, group.insurerCode);
  const scheme: Elements = [["Prtry", directDebitSchemes[way].creditor]];
  const other: Elements = [
    ["Id", directDebit[way]],
    ["SchmeNm", scheme],
  ];
  return [["Id", [["PrvtId", [["Othr", other]]]]]];
}

function debitOf(order: DueOrder): Elements {
  const reference: Elements = [
    ["Tp", [["CdOrPrtry", [["Prtry", "QRR"]]]]],
    ["Ref", order.reference ?? ""],
  ];
  return [
    ["PmtId", identifications(order)],
    ["InstdAmt", chf(order)],
    ["DbtrAgt", bankOf(order.iban)],
    ["Dbtr", [["Nm", nameOf(order)]]],
    ["DbtrAcct", ibanOf(order.iban)],
    ["RmtInf", [["Strd", [["CdtrRefInf", reference]]]]],
  ];
}

/** A name that has no character of the standard is left to the bank, which knows the account. */
function nameOf({ name }: DueOrder): string {
  return bankText(name, 70) || "NOTPROVIDED";
}
