import { brand } from "@portal/brand/brand.ts";
import { Hono } from "hono";
import { newNonce, pagePolicy } from "../../core/http/headers.ts";
import { loopbackOnly } from "../../core/http/loopback-only.ts";
import type { RestVariables } from "../../core/http/rest.ts";
import { type MessageRow, openMessage, type OutboxParts } from "./deliver.ts";
import { escapeHtml } from "./render.ts";

const LATEST = `select id, channel, recipient, template, language, parameters, tries, state, created_at
  from message order by created_at desc limit 50`;

const style = `body{font:16px/1.5 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem;color:#1b2733}
article{border:1px solid #c9d1d9;border-radius:8px;padding:1rem;margin:1rem 0}
h2{margin:0;font-size:1.1rem}pre{white-space:pre-wrap;font:inherit;margin:.5rem 0 0}small{color:#5a6673}`;

/** Development only: the messages to customers, so that a code can be read without a phone. */
export function messagesPage(
  parts: Pick<OutboxParts, "pool" | "secrets" | "messageTemplates" | "publicUrl">,
): Hono<RestVariables> {
  const router = new Hono<RestVariables>().use("/dev/*", loopbackOnly(parts.publicUrl));
  return router.get("/dev/messages", async (c) => {
    const { rows } = await parts.pool.query<MessageRow & { state: string; created_at: Date }>(
      LATEST,
    );
    const articles = rows.map((row) => {
      const { recipient, message } = openMessage(parts, row);
      const about = `${row.channel} · ${recipient} · ${row.state} · ${row.created_at.toISOString()}`;
      const text = row.channel === "EMAIL" ? message.plain : message.short;
      return `<article><h2>${escapeHtml(message.subject)}</h2><small>${escapeHtml(about)}</small><pre>${escapeHtml(text)}</pre></article>`;
    });
    const nonce = newNonce();
    const none = "<p>No message has left yet.</p>";
    c.header("content-security-policy", pagePolicy(nonce));
    return c.html(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Messages · ${brand.name}</title><style nonce="${nonce}">${style}</style></head><body><h1>Messages</h1>${articles.join("") || none}</body></html>`,
    );
  });
}
