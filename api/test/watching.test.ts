import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { aProcess, testConfig } from "./portal.ts";

const root = path.join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
}
const rules: Rule[] = parse(read("deploy/prometheus/alerts.yaml")).groups[0].rules;
const panels: { title: string; targets: { expr: string }[] }[] = JSON.parse(
  read("deploy/grafana/portal.json"),
).panels;
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** The names and labels that a node shows. */
async function figures(): Promise<string> {
  const node = await aProcess({
    config: testConfig({ METRICS_TOKEN: "secret" }),
    version: "1.0.0",
  });
  await node.app.request("/faq-that-is-not-there");
  const headers = { authorization: "Bearer secret" };
  const scrape = async () => (await node.app.request("/metrics", { headers })).text();
  // A busy database leaves the queues out of a scrape.
  let shown = "";
  await expect.poll(async () => (shown = await scrape())).toContain("portal_queue_failed{");
  return shown;
}

test("every metric, label and queue that an alert or the dashboard names is one that a node shows", async () => {
  const shown = await figures();
  for (const [title, expr] of expressions) {
    const names = expr.match(/\b(?:portal|nodejs|process)_\w+/g) ?? [];
    expect(names.length > 0 || expr.startsWith("up{"), title).toBe(true);
    for (const name of names)
      // A figure by label has no line while there is nothing to count.
      expect(shown, `${title}: ${name}`).toMatch(new RegExp(`^(?:# TYPE )?${name}[ {]`, "m"));
    for (const [, queue] of expr.matchAll(/queue="(\w+)"/g))
      expect(shown, title).toContain(`queue="${queue}"`);
    for (const [, le] of expr.matchAll(/le="([\d.]+)"/g))
      expect(shown, title).toContain(`le="${le}"`);
  }
});

test("every alert has its paragraph in the runbook, and the runbook no other", () => {
  const [, chapter = ""] = /^## Alerts$([^]*?)^## /m.exec(read("docs/runbook.md")) ?? [];
  const told = [...chapter.matchAll(/^#### (\w+)$/gm)].map(([, name]) => name);
  expect(new Set(told)).toEqual(new Set(rules.map(({ alert }) => alert)));
  expect(told).toHaveLength(rules.length);
  for (const { labels } of rules) expect(["page", "ticket"]).toContain(labels.severity);
});
