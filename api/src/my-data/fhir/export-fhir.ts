import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import type { Context } from "../../core/context.ts";
import { readOwnLanguage } from "../../insurer/own-language.ts";
import { startExport, untilEnded } from "../one-export.ts";
import { type InsuredPeople, readInsuredPeople } from "./insured-people.ts";
import { entryOf, type Resource } from "./resources.ts";
import { statementResources } from "./statements.ts";

/**
 * Insurance and statements as a bundle of FHIR R4, so that a patient record can take it. It is written while it is read:
 * only one portion of statements is in memory.
 */
export async function exportFhir(ctx: Context): Promise<ReadableStream<Uint8Array>> {
  const language = knownLanguage(await readOwnLanguage(ctx));
  const now = ctx.clock.now();
  const { publicUrl } = ctx.visitors;
  const making = { publicUrl, language, today: todayInZurich(now) };
  const people = await readInsuredPeople(ctx, making);
  await startExport(ctx, "export my data as FHIR");
  const resources = statementResources(ctx, { publicUrl, language, people });
  return streamOf(untilEnded(ctx, bundleOf({ language, now, people, resources })));
}

interface Parts {
  language: string;
  now: Date;
  people: InsuredPeople;
  resources: AsyncGenerator<Resource>;
}

async function* bundleOf({ language, now, people, resources }: Parts): AsyncGenerator<string> {
  const head = {
    resourceType: "Bundle",
    language,
    type: "collection",
    timestamp: now.toISOString(),
  };
  yield JSON.stringify(head).slice(0, -1);
  let count = 0;
  for await (const one of resourcesOf(people, resources)) {
    yield `${count === 0 ? ',"entry":[' : ","}${JSON.stringify(entryOf(one))}`;
    count += 1;
  }
  // FHIR knows no empty list.
  yield count === 0 ? "}" : "]}";
}

async function* resourcesOf(
  people: InsuredPeople,
  resources: AsyncGenerator<Resource>,
): AsyncGenerator<Resource> {
  yield* people.resources;
  yield* resources;
}

function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const next = await parts.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}
