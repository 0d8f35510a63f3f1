import { parseArgs } from "node:util";
import { accountCommands } from "./accounts.ts";
import { deskCommands } from "./at-desk/desk-commands.ts";
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
import { premiumReductionCommands } from "./premium-reductions.ts";
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
  ...premiumReductionCommands,
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

/** A command of the person who signed in at the desk. */
export interface DeskOrder {
  deskCommand: string;
  given: CommandArguments;
}

type Described = Pick<Command, "usage" | "about" | "texts" | "switches">;
const described: Readonly<Record<string, Described>> = { ...operatorCommands, ...deskCommands };

/** Parses the arguments to an order, or to the requested help. */
export function readOrder(args: readonly string[]): Order | DeskOrder | { help: string } {
  const [area = "", verb = ""] = args;
  const name = `${area} ${verb}`;
  const words = Object.hasOwn(described, name) ? described[name] : undefined;
  if (args.length === 0 || area === "--help") return { help: helpFor("") };
  if (!words) {
    const known = Object.keys(described).some((one) => one.startsWith(`${area} `));
    if (known && args.includes("--help")) return { help: helpFor(`${area} `) };
    throw wrong(known ? `${area} needs one of ${verbsOf(area)}` : `${area} is no command`);
  }
  const given = parsed(words, args.slice(2));
  if (given.options["help"]) return { help: helpFor(name) };
  if (!/^(ID|FLAG|NUMBER|NAME|FILE|CANTON)\b/.test(words.usage) && given.words.length > 0)
    throw wrong(`${given.words.join(" ")} is not expected after ${name}`);
  const command = operatorCommands[name];
  return command ? { command, given } : { deskCommand: name, given };
}

function verbsOf(area: string): string {
  return Object.keys(described)
    .filter((name) => name.startsWith(`${area} `))
    .map((name) => name.slice(area.length + 1))
    .join(", ");
}

function parsed({ texts = [], switches = [] }: Described, args: string[]): CommandArguments {
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
  const lines = Object.entries(described)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, { usage, about }]) => `  ${name} ${usage}\n      ${about}`);
  return `npm run operator -- COMMAND\n\n${lines.join("\n")}\n
The commands that begin with desk ask the portal as the member of staff who signed in with desk sign-in, with their rights
and limits. The others open the database. An INSTANT is like 2026-12-01T06:00:00+01:00, a DAY like 2026-12-01. The database is the embedded one in DATA_DIR, also while the portal runs,
or the one at DATABASE_URL. Every change is noted in the audit, with the name of --by NAME, of the setting OPERATOR or of the
user of this machine. What moves money or cannot be taken back is first shown, and done with --yes.`;
}
