import { OpenedAccess } from "@portal/model/desk/access.ts";
import { WaitingApprovals } from "@portal/model/desk/approvals.ts";
import { CustomerPage } from "@portal/model/desk/customer-page.ts";
import { FoundCustomers } from "@portal/model/desk/customers.ts";
import { DeskSession } from "@portal/model/desk/session.ts";
import { formatChf } from "@portal/model/money.ts";
import {
  type CommandArguments,
  idIn,
  insuredNumberIn,
  optionalText,
  textOf,
  wrong,
} from "../command.ts";
import type { DeskCommand } from "./desk-command.ts";

/** Customers by a case or a reason, and the acts of colleagues that wait for a second person. */
export const customerCommands: Record<string, DeskCommand> = {
  "desk who": {
    usage: "",
    about: "who is signed in on this machine, and with which roles",
    async run(door) {
      const { name, email, roles, expiresAt } = await door.ask("/session", DeskSession);
      return [`${name}  ${email}  ${roles.join(", ")}  until ${expiresAt}`];
    },
  },
  "desk find": {
    usage: "--text TEXT",
    about: "customers by name, number, birth date, address or invoice",
    texts: ["text"],
    async run(door, given) {
      const body = { text: textOf(given, "text") };
      const { customers, isCut } = await door.ask("/customers/search", FoundCustomers, { body });
      if (customers.length === 0) return ["No customer."];
      return [
        ...customers.map(({ insuredNumber, firstname, lastname, yearOfBirth, place }) =>
          [insuredNumber, `${firstname} ${lastname}`, yearOfBirth, place ?? ""].join("  "),
        ),
        ...(isCut ? ["… and more: add a word"] : []),
      ];
    },
  },
  "desk open": {
    usage: "NUMBER --reason TEXT",
    about: "opens a customer without a case; the supervisor and the customer read the reason",
    texts: ["reason"],
    async run(door, given) {
      const body = {
        insuredNumber: customerIn(given),
        kind: "REASON",
        reason: textOf(given, "reason"),
      };
      const { endsAt } = await door.ask("/accesses", OpenedAccess, { body });
      return [`Open until ${endsAt}: npm run operator -- desk customer ${body.insuredNumber}`];
    },
  },
  "desk customer": {
    usage: "NUMBER",
    about: "the people, the account and the addresses of an open customer",
    async run(door, given) {
      const { people, account, addresses } = await door.ask(
        `/customers/${customerIn(given)}`,
        CustomerPage,
      );
      return [
        ...people.map(({ insuredNumber, firstname, lastname, birthdate }) =>
          [insuredNumber, `${firstname} ${lastname}`, birthdate].join("  "),
        ),
        ...people.flatMap(({ phones, emails, insuredNumber }) =>
          [...phones.map(({ number }) => number), ...emails.map(({ email }) => email)].map(
            (contact) => `contact of ${insuredNumber}: ${contact}`,
          ),
        ),
        account
          ? `account ${account.id}, ${account.language}, ${account.paymentMode}`
          : "no account",
        ...people.flatMap(({ card, insuredNumber }) =>
          card === null
            ? []
            : [
                `card ${card.cardNumber} of ${insuredNumber}, to ${card.validUntil}${card.blockedOn === null ? "" : `, blocked ${card.blockedOn}`}`,
              ],
        ),
        ...addresses.map(
          ({ lines, validFrom }) => `address from ${validFrom}: ${lines.join(", ")}`,
        ),
      ];
    },
  },
  "desk approvals": {
    usage: "",
    about: "what colleagues asked for that needs a second person",
    async run(door) {
      const { approvals } = await door.ask("/approvals", WaitingApprovals);
      if (approvals.length === 0) return ["Nothing waits."];
      return approvals.map(({ id, act, amount, askedBy, reason, fields }) =>
        [
          id,
          act,
          ...(amount === null ? [] : [formatChf(amount)]),
          askedBy,
          reason,
          fields.map(({ name, value }) => `${name}=${value}`).join(" "),
        ].join("  "),
      );
    },
  },
  "desk second": {
    usage: "ID --approve | --refuse | --withdraw [--answer TEXT]",
    about: "decides what a colleague asked for, or takes back what you asked for",
    texts: ["answer"],
    switches: ["approve", "refuse", "withdraw"],
    async run(door, given) {
      const id = idIn(given);
      const chosen = (["approve", "refuse", "withdraw"] as const).filter(
        (one) => given.options[one],
      );
      const [decision, more] = chosen;
      if (decision === undefined || more !== undefined)
        throw wrong("say --approve, --refuse or --withdraw");
      const answer = optionalText(given, "answer");
      await door.send(`/approvals/${id}/decision`, { method: "POST", body: { decision, answer } });
      return [`Done: ${decision} ${id}`];
    },
  },
};

export function customerIn({ words }: CommandArguments): number {
  const [text = "", more] = words;
  const number = insuredNumberIn(text);
  if (number === undefined || more !== undefined)
    throw wrong(
      text ? `${words.join(" ")} is no number of an insured person` : "the number is missing",
    );
  return number;
}
