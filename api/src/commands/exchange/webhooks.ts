import { randomUUID } from "node:crypto";
import { sql as raw } from "kysely";
import { type EventName, eventNameIn } from "../../insurer/events/event-types.ts";
import { newWebhookSecret, secretBinding } from "../../insurer/webhooks/signature.ts";
import { faultOfTarget } from "../../insurer/webhooks/target.ts";
import {
  type CommandContext,
  type ExchangeCommand,
  type GivenArguments,
  optionalText,
  textOf,
  wrong,
} from "./command.ts";
import { replayCommands } from "./webhook-replay.ts";
import { inOneTransaction, noteCommand, webhookIn } from "./webhook-of-command.ts";

export const webhookCommands: Record<string, ExchangeCommand> = {
  "webhook add": {
    usage: "--client ID --url URL [--types A,B] [--personal] [--from-start]",
    about:
      "sends the events of a client's feed to an address, from now on or from the oldest one; shows the signing secret once. --personal sends personal data, as far as the client has the scope events.personal",
    texts: ["client", "url", "types"],
    switches: ["personal", "from-start"],
    run: addWebhook,
  },
  "webhook list": { usage: "", about: "the webhooks, what waits and what failed", run: list },
  "webhook rotate": {
    usage: "ID [--overlap HOURS]",
    about: "a new secret; the former one signs beside it for 24 hours or as given, at most 168",
    texts: ["overlap"],
    run: rotate,
  },
  "webhook pause": { usage: "ID", about: "stops sending; events are kept", run: pause },
  "webhook resume": {
    usage: "ID",
    about: "sends again, also after the receiver answered 410; what waits gets three days anew",
    run: resume,
  },
  "webhook remove": {
    usage: "ID --yes",
    about: "removes a webhook with what waits and its dead letters",
    switches: ["yes"],
    run: remove,
  },
  ...replayCommands,
};

async function addWebhook(context: CommandContext, given: GivenArguments): Promise<number> {
  const { db, config, secrets } = context;
  const clientId = textOf(given, "client");
  const url = textOf(given, "url");
  const fault = faultOfTarget(url, config.allowsPrivateWebhooks);
  if (fault !== undefined) throw wrong(`--url ${url} ${fault}`);
  const types = optionalText(given, "types")?.split(",").map(nameIn);
  const hasPersonalData = given.options["personal"] === true;
  await requireClient(context, clientId, hasPersonalData);
  const id = randomUUID();
  await raw`select number_events()`.execute(db);
  const feed = db.selectFrom("eventFeed");
  const position = given.options["from-start"]
    ? feed.select("deletedTo")
    : feed.select("lastPosition");
  const secret = newWebhookSecret();
  await inOneTransaction(context, async () => {
    await db
      .insertInto("webhook")
      .values({ id, clientId, url, types: types ?? null, hasPersonalData, position })
      .execute();
    await keepSecret({ db, secrets }, id, secret);
    await noteCommand(context, "exchange webhook add", id);
  });
  context.say(`webhook  ${id}`);
  context.say(`secret   ${secret}`);
  context.say("Keep the secret: it is not shown again.");
  return 0;
}

function nameIn(text: string): EventName {
  const name = eventNameIn(text.trim());
  if (name === undefined) throw wrong(`there is no event ${text.trim()}`);
  return name;
}

async function requireClient(
  { db }: CommandContext,
  id: string,
  hasPersonalData: boolean,
): Promise<void> {
  const client = await db
    .selectFrom("exchangeClient")
    .select("scopes")
    .where("id", "=", id)
    .where("revokedAt", "is", null)
    .executeTakeFirst();
  if (!client) throw wrong(`${id} is no active client`);
  const needed = hasPersonalData ? ["events.read", "events.personal"] : ["events.read"];
  const missing = needed.find((scope) => !client.scopes.includes(scope));
  if (missing !== undefined) throw wrong(`the client ${id} lacks the scope ${missing}`);
}

async function keepSecret(
  { db, secrets }: Pick<CommandContext, "db" | "secrets">,
  webhookId: string,
  secret: string,
): Promise<void> {
  const id = randomUUID();
  const sealed = secrets.encrypt(secretBinding(id), secret);
  await db.insertInto("webhookSecret").values({ id, webhookId, secret: sealed }).execute();
}

async function list(context: CommandContext): Promise<number> {
  const { db } = context;
  const count = (state: string) =>
    raw<number>`(select count(*)::int from webhook_delivery d
      where d.webhook_id = webhook.id and d.state = ${state})`;
  const webhooks = await db
    .selectFrom("webhook")
    .select(["id", "clientId", "url", "types", "hasPersonalData", "state", "reason"])
    .select([count("WAITING").as("waiting"), count("DEAD").as("dead")])
    .select(raw<boolean>`position < (select deleted_to from event_feed)`.as("hasMissed"))
    .orderBy("createdAt")
    .execute();
  for (const { id, clientId, url, types, hasPersonalData, ...one } of webhooks)
    context.say(
      [
        id,
        one.state.toLowerCase() + (one.reason === null ? "" : ` (${one.reason})`),
        `client ${clientId}`,
        url,
        types?.join(",") ?? "all types",
        hasPersonalData ? "with personal data" : "without personal data",
        `${one.waiting} waiting`,
        `${one.dead} dead letters`,
        ...(one.hasMissed ? ["events were deleted before it resumed"] : []),
      ].join("  "),
    );
  if (webhooks.length === 0) context.say("There is no webhook.");
  return 0;
}

const MOST_OVERLAP_HOURS = 168;

/** At most two secrets are valid at once: an earlier overlap ends with the next rotation. */
async function rotate(context: CommandContext, given: GivenArguments): Promise<number> {
  const { db, secrets } = context;
  const id = await webhookIn(context, given);
  const text = optionalText(given, "overlap") ?? "24";
  const hours = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (!(hours <= MOST_OVERLAP_HOURS))
    throw wrong(`--overlap ${text} is no number of hours up to ${MOST_OVERLAP_HOURS}`);
  const secret = newWebhookSecret();
  await inOneTransaction(context, async () => {
    await db
      .deleteFrom("webhookSecret")
      .where("webhookId", "=", id)
      .where("expiresAt", "is not", null)
      .execute();
    await db
      .updateTable("webhookSecret")
      .set({ expiresAt: raw<Date>`now() + ${hours}::int * interval '1 hour'` })
      .where("webhookId", "=", id)
      .execute();
    await keepSecret({ db, secrets }, id, secret);
    await noteCommand(context, "exchange webhook rotate", id);
  });
  context.say(`secret   ${secret}`);
  context.say(`The former secret signs as well for ${hours} hours.`);
  return 0;
}

async function pause(context: CommandContext, given: GivenArguments): Promise<number> {
  const id = await webhookIn(context, given);
  await context.db
    .updateTable("webhook")
    .set({ state: "PAUSED", reason: null })
    .where("id", "=", id)
    .execute();
  await noteCommand(context, "exchange webhook pause", id);
  context.say(`Paused: ${id}`);
  return 0;
}

async function resume(context: CommandContext, given: GivenArguments): Promise<number> {
  const { db } = context;
  const id = await webhookIn(context, given);
  await inOneTransaction(context, async () => {
    await db
      .updateTable("webhook")
      .set({ state: "ACTIVE", reason: null, heldUntil: null })
      .where("id", "=", id)
      .execute();
    await db
      .updateTable("webhookQueue")
      .set({ nextTryAt: raw<Date>`now()` })
      .where("webhookId", "=", id)
      .where("lease", "is", null)
      .execute();
    await db
      .updateTable("webhookDelivery")
      .set({ givesUpAt: raw<Date>`greatest(gives_up_at, now() + interval '3 days')` })
      .where("webhookId", "=", id)
      .where("state", "=", "WAITING")
      .execute();
    await noteCommand(context, "exchange webhook resume", id);
  });
  context.say(`Active: ${id}`);
  return 0;
}

async function remove(context: CommandContext, given: GivenArguments): Promise<number> {
  const id = await webhookIn(context, given);
  if (given.options["yes"] !== true) {
    context.say(`Not done. With --yes the webhook ${id} would be removed, with what waits.`);
    return 2;
  }
  const { db } = context;
  await inOneTransaction(context, async () => {
    await db.selectFrom("webhook").select("id").where("id", "=", id).forUpdate().execute();
    await db.deleteFrom("webhookQueue").where("webhookId", "=", id).execute();
    await db.deleteFrom("webhook").where("id", "=", id).execute();
    await noteCommand(context, "exchange webhook remove", id);
  });
  context.say(`Removed: ${id}`);
  return 0;
}
