import { setTimeout as pause } from "node:timers/promises";
import { Line, type Outcome } from "./line.ts";
import type { Person } from "./people.ts";

const THINK_MS = 5_000;

/** Customers who request, pause and request again, each on their own connection, until the time is over. */
export async function crowd(
  port: number,
  people: readonly Person[],
  { seconds, thinkMs = THINK_MS }: { seconds: number; thinkMs?: number },
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const ends = performance.now() + seconds * 1000;
  await Promise.all(
    people.map(async (person) => {
      const line = new Line(port);
      // Customers start at random times.
      await pause(Math.random() * Math.min(thinkMs, seconds * 500));
      for (let step = 0; performance.now() < ends; step += 1) {
        const ticket = person[step % person.length];
        if (ticket) outcomes.push(await line.ask(ticket));
        const thinks = Math.min(thinkMs * (0.5 + Math.random()), ends - performance.now());
        await pause(Math.max(0, thinks));
      }
      line.close();
    }),
  );
  return outcomes;
}

/** Sends a fixed number of requests a second, whether earlier ones are answered or not, at most `most` in parallel. */
export async function flood(
  port: number,
  people: readonly Person[],
  { perSecond, seconds, most = 2_000 }: { perSecond: number; seconds: number; most?: number },
): Promise<{ outcomes: Outcome[]; unsent: number }> {
  const free: Line[] = [];
  const all = new Set<Line>();
  const outcomes: Outcome[] = [];
  const running = new Set<Promise<void>>();
  let unsent = 0;
  let sent = 0;
  const began = performance.now();
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
    for (; sent < due; sent += 1) {
      const line = free.pop() ?? (all.size < most ? new Line(port) : undefined);
      const person = people[sent % people.length];
      const ticket = person?.[sent % person.length];
      if (!line || !ticket) {
        unsent += 1;
        continue;
      }
      all.add(line);
      const asked = line.ask(ticket).then((outcome) => {
        outcomes.push(outcome);
        free.push(line);
        running.delete(asked);
      });
      running.add(asked);
    }
    await pause(5);
  }
  await Promise.race([Promise.all(running), pause(6_000)]);
  for (const line of all) line.close();
  return { outcomes, unsent };
}
