import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { smallPdf } from "../../seed/documents/small-pdf.ts";
import { aCustomer, clock, portal } from "../../test/portal.ts";
import { documentsDecidedBy, sendsDocument } from "../../test/samples/decisions.ts";
import { aClient, openDoor, tokenOf, withToken } from "../../test/samples/exchange.ts";
import { entities } from "./incoming/entities.ts";

const guide = readFileSync(new URL("../../../docs/exchange.md", import.meta.url), "utf8");

function blocks(language: string): string[] {
  return [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms"))].map(
    ([, text = ""]) => text,
  );
}

test("each example of the guide is written, and each entity has one", async () => {
  clock.set("2026-11-19");
  const door = await openDoor();
  const client = await aClient({ scopes: ["catalogue.write", "households.write"] });
  const { put, send } = withToken(door, await tokenOf(door, client));
  const [household = ""] = blocks("json");
  expect(await put("households/H-40100", household)).toEqual({ http: 200, status: "written" });
  const examples = blocks("ndjson").join("").replace("JVBERi0x…", smallPdf("Police 2026"));
  const { lines } = await send(examples);
  expect(lines.filter(({ status }) => status === "refused")).toEqual([]);
  const shown = new Set(lines.map(({ entity }) => entity));
  const missing = entities.map(({ name }) => name).filter((name) => !shown.has(name));
  // Its texts are long; the guide says in words what they are made of.
  expect(missing).toEqual(["consent-texts"]);
  const again = await send(examples);
  expect(again.lines.at(-1).summary).toMatchObject({ written: 0, refused: 0, isComplete: true });
});

test("each decision of the guide is taken, and repeated without a second effect", async () => {
  const door = await openDoor();
  await door.worker.stop();
  await portal.worker.stop();
  await documentsDecidedBy("EXCHANGE");
  const token = await tokenOf(door, await aClient({ scopes: ["requests.decide"] }));
  const [, ...decisions] = blocks("json");
  const statuses: unknown[] = [];
  for (const body of decisions) {
    const id = await sendsDocument(await aCustomer());
    const call = async (path: string, init: RequestInit = {}) => {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const answer = await door.app.request(`/exchange/v1/requests${path}`, { headers, ...init });
      return { http: answer.status, ...(await answer.json()) };
    };
    for (let after = 0, hasMore = true; hasMore;)
      ({ next: after, hasMore } = await call(`?after=${after}`));
    const decide = () => call(`/${id}/decision`, { method: "POST", body });
    const first = await decide();
    expect(first).toMatchObject({ http: 200, isRepeated: false });
    expect(await decide()).toMatchObject({ http: 200, isRepeated: true });
    statuses.push(first.status);
  }
  expect(statuses).toEqual(["DONE", "REFUSED", "PENDING"]);
});
