import { ONLY_ITEM } from "@portal/model/desk/publishing.ts";
import { flagIds } from "@portal/model/portal/flags.ts";
import { flags } from "../../insurer/publishing/flags.ts";
import { maintenance } from "../../insurer/publishing/maintenance.ts";
import { publish } from "../../insurer/publishing/publish.ts";
import { retryMessage } from "../../insurer/outbox/retry-messages.ts";
import {
  audit,
  type Command,
  endIn,
  type CommandArguments,
  idIn,
  type OperatorContext,
  publisherOf,
  wrong,
} from "./command.ts";

export const platformCommands: Record<string, Command> = {
  "flags list": {
    atDesk: "desk published flag",
    usage: "",
    about: "every flag and whether it is on",
    run: listFlags,
  },
  "flags set": {
    atDesk: "desk publish flag",
    usage: "FLAG on|off",
    about: "opens or closes a part of the portal",
    run: setFlag,
  },
  "maintenance raise": {
    usage: "[--until INSTANT]",
    about: "closes the portal for work",
    texts: ["until"],
    run: raiseMaintenance,
  },
  "maintenance lift": { usage: "", about: "opens the portal again", run: liftMaintenance },
  "messages list": {
    usage: "[--failed]",
    about: "the newest messages; --failed: those that could not be delivered",
    switches: ["failed"],
    run: listMessages,
  },
  "messages retry": {
    usage: "ID",
    about: "tries again to deliver a message that was given up",
    run: retryGivenUp,
  },
};

async function listFlags({ db }: OperatorContext): Promise<string[]> {
  const all = await flags.read(db);
  return all.map(({ item, content }) => `${item.padEnd(30)}${content.isOn ? "on" : "off"}`);
}

async function setFlag(operator: OperatorContext, { words }: CommandArguments): Promise<string[]> {
  const [name = "", state = "", more] = words;
  const id = flagIds.find((flag) => flag === name.toUpperCase());
  if (!id) throw wrong(name ? `${name} is no flag: flags list names them` : "the flag is missing");
  if ((state !== "on" && state !== "off") || more !== undefined)
    throw wrong(`say on or off after ${id}`);
  const content = { isOn: state === "on" };
  await publish(operator.db, flags, { item: id, content, ...publisherOf(operator) });
  await audit(operator, `flags set ${state}`, id);
  return [`${id} is ${state}`];
}

async function raiseMaintenance(
  operator: OperatorContext,
  given: CommandArguments,
): Promise<string[]> {
  const end = endIn(given, operator.now);
  const content = { isRaised: true, beginsAt: null, endsAt: end?.toISOString() ?? null };
  await publish(operator.db, maintenance, { item: ONLY_ITEM, content, ...publisherOf(operator) });
  await audit(operator, "maintenance raise", end?.toISOString() ?? null);
  return [`The portal is closed${end ? ` until ${end.toISOString()}` : ""}`];
}

async function liftMaintenance(operator: OperatorContext): Promise<string[]> {
  const content = { isRaised: false, beginsAt: null, endsAt: null };
  await publish(operator.db, maintenance, { item: ONLY_ITEM, content, ...publisherOf(operator) });
  await audit(operator, "maintenance lift", null);
  return ["The portal is open"];
}

/** Without recipient and content: the operator sees that a message failed and why, not its text. */
async function listMessages({ db }: OperatorContext, given: CommandArguments): Promise<string[]> {
  let query = db
    .selectFrom("message")
    .select(["id", "createdAt", "channel", "template", "state", "tries", "lastError"])
    .orderBy("createdAt", "desc")
    .limit(200);
  if (given.options["failed"]) query = query.where("state", "=", "FAILED");
  const rows = await query.execute();
  if (rows.length === 0) return ["No message."];
  return rows.map(({ id, createdAt, channel, template, state, tries, lastError }) =>
    [
      id,
      createdAt.toISOString().slice(0, 16),
      channel,
      state,
      template,
      ...(lastError ? [`${lastError}, ${tries} tries`] : []),
    ].join("  "),
  );
}

async function retryGivenUp(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const id = idIn(given);
  const retried = await retryMessage(operator.db, id, operator.now);
  if (!retried) throw wrong(`there is no failed message ${id}`);
  await audit(operator, "messages retry", id, retried.accountId);
  return [`Tried again as soon as the portal runs: ${id}`];
}
