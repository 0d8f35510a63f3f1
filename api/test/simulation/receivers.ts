import { sql } from "kysely";
import type { Random } from "../../seed/random.ts";
import { type Delivery, DeliveryProblem, type Sender } from "../../src/insurer/outbox/senders.ts";
import { db } from "../portal.ts";

export type Receivers = ReturnType<typeof faultyReceivers>;

/** The mail server, the gateway and the push service: what arrived, with messages and answers lost at random. */
export function faultyReceivers(random: Random, note: (line: string) => void) {
  const arrived: string[] = [];
  const faults = { isOn: false, lostMessages: 0, lostAnswers: 0 };
  const send: Sender = async ({ id }: Delivery) => {
    const fate = faults.isOn ? random.next() : 1;
    if (fate < 0.1) {
      faults.lostMessages += 1;
      note("message lost");
      throw new DeliveryProblem("not reachable");
    }
    arrived.push(id);
    if (fate >= 0.2) return;
    faults.lostAnswers += 1;
    note("receipt lost");
    throw new DeliveryProblem("no answer");
  };
  return { arrived, faults, senders: { EMAIL: send, SMS: send, PUSH: send } };
}

/** Each message reached its receiver; more than once only as often as an answer was lost. */
export async function undelivered(
  { arrived, faults }: Receivers,
  crashes: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string; state: string; tries: number }>`
    select id, state, tries from message order by id`.execute(db);
  const known = new Map(rows.map((row) => [row.id, row]));
  const times = new Map<string, number>();
  for (const id of arrived) times.set(id, (times.get(id) ?? 0) + 1);
  const repeated = arrived.length - times.size;
  return [
    ...rows
      .filter(({ id, state }) => state !== "SENT" || !times.has(id))
      .map(
        ({ id, state }) => `the message ${id} is ${state} and arrived ${times.get(id) ?? 0} times`,
      ),
    ...[...times]
      .filter(([id, count]) => count > (known.get(id)?.tries ?? 0))
      .map(
        ([id, count]) => `the message ${id} arrived ${count} times, more often than it was sent`,
      ),
    ...(repeated > faults.lostAnswers + crashes
      ? [
          `${repeated} messages were doubled by ${faults.lostAnswers} lost answers, ${crashes} crashes`,
        ]
      : []),
  ];
}
