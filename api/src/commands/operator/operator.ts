import { parseArgs } from "node:util";
import { accountCommands } from "./accounts.ts";
import { announcementCommands } from "./announcements.ts";
import { backupCommands } from "./backup.ts";
import { bankCommands } from "./bank.ts";
import { consentAndSurveyCommands } from "./consents-and-surveys.ts";
import { businessOfferCommands } from "./business-offers.ts";
import { cardCommands } from "./cards.ts";
import { damageCommands } from "./damages.ts";
import { conversationCommands } from "./conversations.ts";
import { type Command, type CommandArguments, wrong } from "./command.ts";
import { faqCommands } from "./faq.ts";
import { keyCommands } from "./keys.ts";
import { letterCommands } from "./letters.ts";
import { notificationCommands } from "./notifications.ts";
import { invoiceCommands } from "./invoices.ts";
import { offerCommands } from "./offers.ts";
import { paperCommands } from "./papers.ts";
import { platformCommands } from "./platform.ts";
import { clerkCommands } from "./clerks.ts";
import { deciderCommands } from "./deciders.ts";
import { requestCommands } from "./requests.ts";
import { staffCommands } from "./staff.ts";
import { retentionCommands } from "./retention.ts";

export const operatorCommands: Readonly<Record<string, Command>> = {
  ...requestCommands,
  ...clerkCommands,
  ...deciderCommands,
  ...platformCommands,
  ...announcementCommands,
  ...notificationCommands,
  ...conversationCommands,
  ...invoiceCommands,
  ...bankCommands,
  ...letterCommands,
  ...paperCommands,
  ...faqCommands,
  ...cardCommands,
  ...damageCommands,
  ...offerCommands,
  ...businessOfferCommands,
  ...consentAndSurveyCommands,
  ...accountCommands,
  ...staffCommands,
  ...retentionCommands,
  ...keyCommands,
  ...backupCommands,
};

export interface Order {
  command: Command;
  given: CommandArguments;
}

/** Parses the arguments to an order, or to the requested help. */
export function readOrder(args: readonly string[]): Order | { help: string } {
  const [area = "", verb = ""] = args;
  const name = `${area} ${verb}`;
  const command = Object.hasOwn(operatorCommands, name) ? operatorCommands[name] : undefined;
  if (args.length === 0 || area === "--help") return { help: helpFor("") };
  if (!command) {
    const known = Object.keys(operatorCommands).some((one) => one.startsWith(`${area} `));
    if (known && args.includes("--help")) return { help: helpFor(`${area} `) };
    throw wrong(known ? `${area} needs one of ${verbsOf(area)}` : `${area} is no command`);
  }
  const given = parsed(command, args.slice(2));
  if (given.options["help"]) return { help: helpFor(name) };
  if (!/^(ID|FLAG|NUMBER|NAME|FILE)\b/.test(command.usage) && given.words.length > 0)
    throw wrong(`${given.words.join(" ")} is not expected after ${name}`);
  return { command, given };
}

function verbsOf(area: string): string {
  return Object.keys(operatorCommands)
    .filter((name) => name.startsWith(`${area} `))
    .map((name) => name.slice(area.length + 1))
    .join(", ");
}

function parsed({ texts = [], switches = [] }: Command, args: string[]): CommandArguments {
  const optionsOf = (names: readonly string[], type: "string" | "boolean") =>
    Object.fromEntries(names.map((name) => [name, { type }]));
  const options = {
    ...optionsOf(["by", ...texts], "string"),
    ...optionsOf(["help", "yes", ...switches], "boolean"),
  };
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { words: positionals, options: values };
  } catch (error) {
    const [reason = ""] = error instanceof Error ? error.message.split(/\.?(?:\s|$)To |\n/) : [];
    throw wrong(reason.replace(/\.$/, ""));
  }
}

function helpFor(prefix: string): string {
  const lines = Object.entries(operatorCommands)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, { usage, about }]) => `  ${name} ${usage}\n      ${about}`);
  return `npm run operator -- COMMAND\n\n${lines.join("\n")}\n
An INSTANT is like 2026-12-01T06:00:00+01:00, a DAY like 2026-12-01. The database is the embedded one in DATA_DIR, also while the portal runs,
or the one at DATABASE_URL. Every change is noted in the audit, with the name of --by NAME, of the setting OPERATOR or of the
user of this machine. What moves money or cannot be taken back is first shown, and done with --yes.`;
}
