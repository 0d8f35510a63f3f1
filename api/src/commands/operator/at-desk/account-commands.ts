import { ApprovalAsked } from "@portal/model/desk/approvals.ts";
import type { DeskAccountChange } from "@portal/model/desk/approved-acts.ts";
import { cardReasons } from "@portal/model/codes.ts";
import { DeskRequestMade } from "@portal/model/desk/customer-acts.ts";
import { type CommandArguments, textOf } from "../command.ts";
import { customerIn } from "./customer-commands.ts";
import type { DeskCommand } from "./desk-command.ts";
import type { DeskDoor } from "./desk-door.ts";

const CHECKED = '--checked "HOW THE CALLER WAS IDENTIFIED"';
const SECOND = "a second person approves it, and it holds a day after every way was told";

/** Acts for an open customer: their way into the account, and their cards. */
export const accountCommands: Record<string, DeskCommand> = {
  "desk change-email": {
    usage: `NUMBER --email EMAIL ${CHECKED}`,
    about: `another login address; ${SECOND}`,
    texts: ["email", "checked"],
    run: (door, given) =>
      change(door, given, { kind: "LOGIN_EMAIL", value: textOf(given, "email") }),
  },
  "desk change-phone": {
    usage: `NUMBER --phone PHONE ${CHECKED}`,
    about: `another number for codes; ${SECOND}`,
    texts: ["phone", "checked"],
    run: (door, given) => change(door, given, { kind: "PHONE", value: textOf(given, "phone") }),
  },
  "desk reset-second-factor": {
    usage: `NUMBER ${CHECKED}`,
    about: `no code at sign-in and no recovery codes any more; ${SECOND}`,
    texts: ["checked"],
    run: (door, given) => change(door, given, { kind: "SECOND_FACTOR" }),
  },
  "desk close-account": {
    usage: `NUMBER ${CHECKED}`,
    about: `closes the account of a customer; ${SECOND}`,
    texts: ["checked"],
    run: (door, given) => change(door, given, { kind: "CLOSING" }),
  },
  "desk unlock": {
    usage: `NUMBER ${CHECKED}`,
    about: "forgets wrong passwords and codes, at once",
    texts: ["checked"],
    async run(door, given) {
      const number = customerIn(given);
      const body = { checked: textOf(given, "checked") };
      await door.send(`/customers/${number}/unlock`, { method: "POST", body });
      return [`Unlocked: ${number}`];
    },
  },
  "desk password-link": {
    usage: "NUMBER",
    about: "sends the customer a link for a new password",
    async run(door, given) {
      const number = customerIn(given);
      await door.send(`/customers/${number}/password-link`, { method: "POST" });
      return [`Sent: ${number}`];
    },
  },
  "desk card": {
    usage: "NUMBER --reason REASON",
    about: `orders an insurance card for a person, as the customer does; the reasons are ${cardReasons.join(", ")}`,
    texts: ["reason"],
    async run(door, given) {
      const body = { reason: textOf(given, "reason") };
      const address = `/customers/${customerIn(given)}/cards`;
      const { id } = await door.ask(address, DeskRequestMade, { body });
      return [`Ordered: ${id}`];
    },
  },
  "desk block-card": {
    usage: "NUMBER --card CARD-NUMBER",
    about: "blocks a card of a person by the number on it; nothing takes its place",
    texts: ["card"],
    run: (door, given) => changeCard(door, given, { verb: "block", done: "Blocked" }),
  },
  "desk unblock-card": {
    usage: "NUMBER --card CARD-NUMBER",
    about: "takes a block back, unless another card has taken the place of this one",
    texts: ["card"],
    run: (door, given) => changeCard(door, given, { verb: "unblock", done: "In use again" }),
  },
};

type Change = DeskAccountChange extends infer One
  ? One extends DeskAccountChange
    ? Omit<One, "checked">
    : never
  : never;

async function change(door: DeskDoor, given: CommandArguments, asked: Change): Promise<string[]> {
  const body = { ...asked, checked: textOf(given, "checked") };
  const address = `/customers/${customerIn(given)}/account-changes`;
  const { id } = await door.ask(address, ApprovalAsked, { body });
  return [`Asked: a second person decides, npm run operator -- desk second ${id} --approve`];
}

async function changeCard(
  door: DeskDoor,
  given: CommandArguments,
  { verb, done }: { verb: "block" | "unblock"; done: string },
): Promise<string[]> {
  const body = { cardNumber: textOf(given, "card") };
  await door.send(`/customers/${customerIn(given)}/cards/${verb}`, { method: "POST", body });
  return [`${done}: ${body.cardNumber}`];
}
