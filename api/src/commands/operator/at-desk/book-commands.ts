import { HeldPayouts } from "@portal/model/desk/books/credits.ts";
import { OpenSums } from "@portal/model/desk/books/open-items.ts";
import {
  HIGHEST_NOTED,
  MoneyAct,
  OpenedPayment,
  UnmatchedPayments,
} from "@portal/model/desk/books/payments.ts";
import { ReturnReason } from "@portal/model/invoices/invoice.ts";
import { formatChf } from "@portal/model/money.ts";
import {
  amountIn,
  type CommandArguments,
  dayIn,
  idIn,
  optionalText,
  textOf,
  wrong,
} from "../command.ts";
import type { DeskCommand } from "./desk-command.ts";
import type { DeskDoor } from "./desk-door.ts";

/** The money of the insurer, with the limits of the person and a second one above them. */
export const bookCommands: Record<string, DeskCommand> = {
  "desk payments": {
    usage: "[--find TEXT]",
    about: "the payments that no invoice claims, all or by reference or amount",
    texts: ["find"],
    async run(door, given) {
      const find = optionalText(given, "find");
      const query = find === undefined ? "" : `?find=${encodeURIComponent(find)}`;
      const { payments, count, amount } = await door.ask(
        `/books/payments${query}`,
        UnmatchedPayments,
      );
      return [
        `${count} wait, ${formatChf(amount)}`,
        ...payments.map((one) =>
          [
            one.id,
            one.bookedOn,
            `${one.currency} ${((one.isCredit ? 1 : -1) * one.amount) / 100}`,
            one.payer ?? "",
            one.reference ?? one.words ?? "",
            one.askedBy === null ? "" : `asked by ${one.askedBy}`,
          ].join("  "),
        ),
      ];
    },
  },
  "desk assign": {
    usage: "ID --invoice NUMBER | --parts NUMBER=FRANCS,NUMBER=FRANCS",
    about: "books a payment on one invoice, or its parts on several",
    texts: ["invoice", "parts"],
    async run(door, given) {
      const id = idIn(given);
      const parts = await partsIn(door, id, given);
      return answered(
        await door.ask(`/books/payments/${id}/assign`, MoneyAct, { body: { parts } }),
        `Assigned: ${parts.map(({ invoiceNo }) => invoiceNo).join(", ")}`,
      );
    },
  },
  "desk pay": {
    usage: "NUMBER --amount FRANCS --day DAY --reason TEXT",
    about: "notes a payment that no bank's file reports; above the limit a second person approves",
    texts: ["amount", "day", "reason"],
    async run(door, given) {
      const no = invoiceIn(given);
      const paidOn = dayIn(given, "day");
      if (paidOn === undefined) throw wrong("--day is missing");
      const amount = amountIn(given, HIGHEST_NOTED);
      const body = { amount, paidOn, reason: textOf(given, "reason") };
      const done = await door.ask(`/books/invoices/${no}/payments`, MoneyAct, { body });
      return answered(done, `Noted: ${formatChf(amount)} for ${no}`);
    },
  },
  "desk return": {
    usage: "NUMBER --code CODE --reason TEXT",
    about: `books that the bank took the direct debit of an invoice back; the codes are ${ReturnReason.options.join(", ")}`,
    texts: ["code", "reason"],
    async run(door, given) {
      const no = invoiceIn(given);
      const body = { code: textOf(given, "code"), reason: textOf(given, "reason") };
      const done = await door.ask(`/books/invoices/${no}/return`, MoneyAct, { body });
      return answered(done, `Returned: ${no}`);
    },
  },
  "desk cancel": {
    usage: "NUMBER --reason TEXT",
    about: "cancels an invoice that is not paid in full; above the limit a second person approves",
    texts: ["reason"],
    async run(door, given) {
      const no = invoiceIn(given);
      const body = { reason: textOf(given, "reason") };
      const done = await door.ask(`/books/invoices/${no}/cancel`, MoneyAct, { body });
      return answered(done, `Cancelled: ${no}`);
    },
  },
  "desk send-back": {
    usage: "ID --reason TEXT",
    about: "orders that a payment goes back to the account it came from",
    texts: ["reason"],
    async run(door, given) {
      const id = idIn(given);
      const body = { reason: textOf(given, "reason") };
      const done = await door.ask(`/books/payments/${id}/send-back`, MoneyAct, { body });
      return answered(done, `Ordered back: ${id}`);
    },
  },
  "desk set-aside": {
    usage: "ID --reason TEXT",
    about: "takes a booking off the list that concerns no customer, such as a fee of the bank",
    texts: ["reason"],
    async run(door, given) {
      const id = idIn(given);
      const body = { reason: textOf(given, "reason") };
      await door.send(`/books/payments/${id}/set-aside`, { method: "POST", body });
      return [`Off the list: ${id}`];
    },
  },
  "desk owed": {
    usage: "",
    about: "what is owed, by stage of dunning and by age",
    async run(door) {
      const { count, amount, byStatus, byAge } = await door.ask("/books/open-items/sums", OpenSums);
      return [
        `${count} invoices, ${formatChf(amount)}`,
        ...[...byStatus, ...byAge].map((sum) =>
          [sum.key, sum.count, formatChf(sum.amount)].join("  "),
        ),
      ];
    },
  },
  "desk payouts": {
    usage: "",
    about: "the payouts above the limit, which wait for their release",
    async run(door) {
      const { payouts } = await door.ask("/books/payouts", HeldPayouts);
      if (payouts.length === 0) return ["Nothing waits."];
      return payouts.map(({ id, kind, amount, payee, account, askedBy }) =>
        [
          id,
          kind,
          formatChf(amount),
          payee,
          account,
          askedBy === null ? "" : `asked by ${askedBy}`,
        ].join("  "),
      );
    },
  },
  "desk release": {
    usage: "ID --reason TEXT",
    about: "asks a second person to release a payout",
    texts: ["reason"],
    async run(door, given) {
      const body = { reason: textOf(given, "reason") };
      const done = await door.ask(`/books/payouts/${idIn(given)}/release`, MoneyAct, { body });
      return answered(done, "");
    },
  },
};

function answered({ approvalId }: MoneyAct, done: string): string[] {
  if (approvalId === null) return [done];
  return [
    `Asked: a second person decides, npm run operator -- desk second ${approvalId} --approve`,
  ];
}

function invoiceIn({ words }: CommandArguments): string {
  const [no = "", more] = words;
  if (!/^\d{7,20}$/.test(no) || more !== undefined)
    throw wrong("the number of one invoice is missing");
  return no;
}

async function partsIn(door: DeskDoor, id: string, given: CommandArguments) {
  const invoice = optionalText(given, "invoice");
  const parts = optionalText(given, "parts");
  if ((invoice === undefined) === (parts === undefined)) throw wrong("say --invoice or --parts");
  if (parts !== undefined) return parts.split(",").map(partIn);
  const { payment } = await door.ask(`/books/payments/${id}`, OpenedPayment);
  return [{ invoiceNo: invoice, amount: payment.amount }];
}

function partIn(text: string) {
  const [, invoiceNo, francs] = /^(\d{7,20})=(\d{1,8}(?:\.\d{1,2})?)$/.exec(text.trim()) ?? [];
  if (francs === undefined) throw wrong(`${text} is no part like 4218730261101=412.35`);
  return { invoiceNo, amount: Math.round(Number(francs) * 100) };
}
