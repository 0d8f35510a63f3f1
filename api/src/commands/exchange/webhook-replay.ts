import { z } from "zod";
import { publicType } from "../../insurer/events/event-types.ts";
import { type ReplayedEvents, replayEvents } from "../../insurer/webhooks/replay-events.ts";
import {
  type CommandContext,
  type ExchangeCommand,
  type GivenArguments,
  optionalText,
  wrong,
} from "./command.ts";
import { noteCommand, webhookIn } from "./webhook-of-command.ts";

export const replayCommands: Record<string, ExchangeCommand> = {
  "webhook dead-letters": {
    usage: "ID",
    about: "the events that were given up after three days, with the last error",
    run: listDead,
  },
  "webhook replay": {
    usage: "ID --dead | --event EVENT | --from INSTANT [--until INSTANT]",
    about:
      "sends events again, with the ids that they had: the dead letters, one event, or those of a time",
    texts: ["event", "from", "until"],
    switches: ["dead"],
    run: replay,
  },
};

async function listDead(context: CommandContext, given: GivenArguments): Promise<number> {
  const id = await webhookIn(context, given);
  const dead = await context.db
    .selectFrom("webhookDelivery as d")
    .innerJoin("event as e", "e.position", "d.position")
    .select(["e.eventId", "e.type", "e.at", "d.tries", "d.lastError"])
    .where("d.webhookId", "=", id)
    .where("d.state", "=", "DEAD")
    .orderBy("d.position")
    .execute();
  for (const { eventId, type, at, tries, lastError } of dead)
    context.say(
      `${eventId}  ${publicType(type)}  ${at.toISOString()}  ${tries} tries  ${lastError ?? ""}`,
    );
  if (dead.length === 0) context.say("There is no dead letter.");
  return 0;
}

async function replay(context: CommandContext, given: GivenArguments): Promise<number> {
  const id = await webhookIn(context, given);
  const count = await replayEvents(context.db, id, wantedIn(given));
  await noteCommand(context, "exchange webhook replay", id);
  context.say(count === 1 ? "1 event is sent again." : `${count} events are sent again.`);
  return 0;
}

function wantedIn(given: GivenArguments): ReplayedEvents {
  const event = optionalText(given, "event");
  const from = instantIn(given, "from");
  const until = instantIn(given, "until");
  const isDead = given.options["dead"] === true;
  const ways = [isDead, event !== undefined, from !== undefined].filter(Boolean).length;
  if (ways !== 1 || (until && !from))
    throw wrong("say --dead, --event EVENT or --from INSTANT, one of them");
  if (isDead) return { dead: true };
  if (from) return { from, until: until ?? new Date() };
  if (!z.uuid().safeParse(event).success) throw wrong(`--event ${event} is no id of an event`);
  return { event: event ?? "" };
}

function instantIn(given: GivenArguments, name: string): Date | undefined {
  const text = optionalText(given, name);
  if (text === undefined) return undefined;
  if (!z.iso.datetime({ offset: true }).safeParse(text).success)
    throw wrong(`--${name} ${text} is no instant like 2026-12-01T06:00:00+01:00`);
  return new Date(text);
}
