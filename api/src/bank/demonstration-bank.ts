import { amountText, parsedAmount } from "@portal/model/bank/amounts.ts";
import type { Log } from "../core/log.ts";
import { importFile, type ImportParts } from "./import-file.ts";
import { answerMessage, debitMessage, transferMessage } from "./formats/pain.ts";
import { notificationMessage } from "./formats/camt.ts";
import { contentBinding } from "./send/send-orders.ts";
import { at, type Node, readXml, textAt } from "./xml/read-xml.ts";
import { type Elements, writeXml } from "./xml/write-xml.ts";

type Parts = ImportParts & { now: Date; log: Log };

/**
 * A small bank for a demonstration: it takes the orders of the installation, accepts them with a pain.002 and reports
 * the money with a camt.054, which are imported as those of any bank.
 */
export async function answerAsBank(parts: Parts, isStopped: () => boolean): Promise<void> {
  const waiting = await parts.run((db) =>
    db
      .selectFrom("bankMessage")
      .select(["id", "messageId", "content"])
      .where("deliveredAt", "is", null)
      .orderBy("createdAt")
      .limit(50)
      .execute(),
  );
  for (const { id, messageId, content } of waiting) {
    if (isStopped()) return;
    const order = bytesOf(parts.secrets.decrypt(contentBinding(id), content));
    const answers = [
      { name: `${messageId}-pain.002.xml`, text: await acceptance(parts, order) },
      { name: `${messageId}-camt.054.xml`, text: await notification(parts, order) },
    ];
    for (const { name, text } of answers) {
      const imported = await importFile(parts, { name, open: () => [bytesOf(text)] });
      if (imported.state === "REFUSED")
        parts.log.error("bank file refused", { reason: imported.reason });
      if (imported.state === "REFUSED" || imported.state === "INTERRUPTED") return;
    }
    await parts.run((db) =>
      db.updateTable("bankMessage").set({ deliveredAt: parts.now }).where("id", "=", id).execute(),
    );
  }
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const messages = [transferMessage, debitMessage];

/** The ids follow from those of the order: an answer that was interrupted is a repetition. */
async function acceptance({ now }: Parts, order: Uint8Array): Promise<string> {
  let header: Node | undefined;
  let kind = "";
  for await (const { node, message } of readXml([order], {
    messages,
    detached: new Set(["GrpHdr"]),
  })) {
    header = node;
    kind = message === debitMessage ? "pain.008.001.08" : "pain.001.001.09";
  }
  const messageId = textAt(header, "MsgId") ?? "";
  return writeXml(answerMessage, [
    ["GrpHdr", headerOf(`A${messageId}`, now)],
    [
      "OrgnlGrpInfAndSts",
      [
        ["OrgnlMsgId", messageId],
        ["OrgnlMsgNmId", kind],
        ["GrpSts", "ACCP"],
      ],
    ],
  ]);
}

const headerOf = (messageId: string, now: Date): Elements => [
  ["MsgId", messageId],
  ["CreDtTm", now.toISOString().slice(0, 19)],
];

async function notification({ now, today }: Parts, order: Uint8Array): Promise<string> {
  const detached = new Set(["GrpHdr", "PmtInf"]);
  const reports: Elements[number][] = [];
  let messageId = "";
  for await (const { node, message } of readXml([order], { messages, detached })) {
    if (node.name === "GrpHdr") messageId = textAt(node, "MsgId") ?? "";
    else reports.push(["Ntfctn", reportOf(node, message === debitMessage, { now, today })]);
  }
  return writeXml(notificationMessage, [["GrpHdr", headerOf(`N${messageId}`, now)], ...reports]);
}

interface Day {
  now: Date;
  today: string;
}

/** One entry for a group of orders, with the payment of each. */
function reportOf(group: Node, isDebit: boolean, { now, today }: Day): Elements {
  const id = textAt(group, "PmtInfId") ?? "";
  const own = textAt(group, isDebit ? "CdtrAcct/Id/IBAN" : "DbtrAcct/Id/IBAN") ?? "";
  const day = textAt(group, isDebit ? "ReqdColltnDt" : "ReqdExctnDt/Dt") ?? today;
  const orders = group.nodes.filter(
    ({ name }) => name === "DrctDbtTxInf" || name === "CdtTrfTxInf",
  );
  const direction = isDebit ? "CRDT" : "DBIT";
  const sum = orders.reduce((rest, one) => rest + (parsedAmount(amountOf(one)) ?? 0), 0);
  const batch: Elements = [
    ["PmtInfId", id],
    ["NbOfTxs", String(orders.length)],
  ];
  const details = orders.map((one) => ["TxDtls", paymentOf(one, isDebit)] as const);
  return [
    ["Id", id],
    ["CreDtTm", now.toISOString().slice(0, 19)],
    ["Acct", [["Id", [["IBAN", own]]]]],
    [
      "Ntry",
      [
        ["Amt", { currency: "CHF", amount: amountText(sum) }],
        ["CdtDbtInd", direction],
        ["Sts", [["Cd", "BOOK"]]],
        ["BookgDt", [["Dt", day]]],
        ["ValDt", [["Dt", day]]],
        ["AcctSvcrRef", id],
        ["BkTxCd", bankCode(isDebit)],
        ["NtryDtls", [["Btch", batch], ...details]],
      ],
    ],
  ];
}

function bankCode(isDebit: boolean): Elements {
  const family: Elements = isDebit
    ? [
        ["Cd", "IDDT"],
        ["SubFmlyCd", "PMDD"],
      ]
    : [
        ["Cd", "ICDT"],
        ["SubFmlyCd", "DMCT"],
      ];
  return [
    [
      "Domn",
      [
        ["Cd", "PMNT"],
        ["Fmly", family],
      ],
    ],
  ];
}

function amountOf(order: Node): string {
  return textAt(order, "InstdAmt") ?? textAt(order, "Amt/InstdAmt") ?? "";
}

function paymentOf(order: Node, isDebit: boolean): Elements {
  const endToEndId = textAt(order, "PmtId/EndToEndId") ?? "";
  const reference = at(order, "RmtInf/Strd/CdtrRefInf/Ref")?.text;
  const structured: Elements = [
    ["Tp", [["CdOrPrtry", [["Prtry", "QRR"]]]]],
    ["Ref", reference ?? ""],
  ];
  return [
    [
      "Refs",
      [
        ["AcctSvcrRef", endToEndId],
        ["EndToEndId", endToEndId],
      ],
    ],
    ["Amt", { currency: "CHF", amount: amountOf(order) }],
    ["CdtDbtInd", isDebit ? "CRDT" : "DBIT"],
    reference ? ["RmtInf", [["Strd", [["CdtrRefInf", structured]]]]] : undefined,
  ];
}
