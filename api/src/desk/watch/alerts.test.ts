import { readFileSync } from "node:fs";
import path from "node:path";
import { alertNames, queueAlerts } from "@portal/model/desk/alerts.ts";
import { beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { aCustomer, db } from "../../../test/portal.ts";
import { hasMessage } from "../../../test/samples/failures.ts";
import { hasAsked } from "../../../test/samples/requests.ts";
import { aStaffMember } from "../../../test/samples/staff.ts";

const root = path.join(import.meta.dirname, "../../../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}
const rules: Rule[] = parse(read("deploy/prometheus/alerts.yaml")).groups[0].rules;
const ruleOf = (name: string) => rules.find(({ alert }) => alert === name);

beforeEach(async () => {
  await db.deleteFrom("message").execute();
});

test("Z58 the desk's alerts have the thresholds, the urgency and the words of the operator's", () => {
  for (const { name, severity, queue, of, above } of queueAlerts) {
    const rule = ruleOf(name);
    const figure = of === "failed" ? "portal_queue_failed" : "portal_queue_oldest_seconds";
    expect(rule?.expr, name).toContain(`${figure}{queue="${queue}"}) > ${above}`);
    expect(rule?.labels.severity, name).toBe(severity);
  }
  const texts = JSON.parse(read("web/locales/en/desk_watch.json"));
  for (const name of alertNames)
    expect(texts.alert[name].title, name).toBe(ruleOf(name)?.annotations.summary);
});

test("Z58 a message that waits too long, failures and an overdue request each raise an alert; a calm desk has none", async () => {
  const [anna, supervisor] = [await aCustomer(), await aStaffMember({ roles: ["SUPERVISOR"] })];
  const alerts = async () => (await supervisor.ask("/watch/alerts")).body.alerts;
  expect(await alerts()).toEqual([]);
  const waiting = await hasMessage({ state: "WAITING" });
  const since = (seconds: number) =>
    db
      .updateTable("message")
      .set({
        createdAt: new Date(Date.now() - seconds * 1_000),
        nextTryAt: new Date(Date.now() + 3_600_000),
      })
      .where("id", "=", waiting)
      .execute();
  await since(280);
  expect(await alerts()).toEqual([]);
  await since(320);
  await hasMessage();
  const id = await hasAsked(anna);
  await db
    .updateTable("interaction")
    .set({ decider: "CLERK", decideBy: "2026-01-05", heldAt: new Date() })
    .where("id", "=", id)
    .execute();
  expect(await alerts()).toEqual([
    {
      name: "PortalMessagesLate",
      severity: "page",
      queue: "messages",
      value: expect.closeTo(321, -1),
    },
    { name: "PortalQueueFailed", severity: "ticket", queue: "messages", value: 1 },
    { name: "PortalRequestsOverdue", severity: "ticket", queue: null, value: 1 },
  ]);
});

test("Z58 a clerk without the right gets no alert", async () => {
  const clerk = await aStaffMember();
  expect((await clerk.ask("/watch/alerts")).text).toBe('{"code":"FORBIDDEN"}');
});
