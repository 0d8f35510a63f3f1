import { createHmac } from "node:crypto";
import { base64url } from "jose";
import { expect, test } from "vitest";
import { aCustomer, aProcess, callsAs, db, testConfig } from "./portal.ts";

const PROFILE = "query Profile { profile { extranaute { loginEmail } } }";
const MUTANTS = process.env["LONG"] === "1" ? 20_000 : 1_000;

/** Seeded, so that a failure can be reproduced. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

test(`A24 none of ${MUTANTS} changed tokens is accepted, and none is answered with a fault`, async () => {
  const anna = await aCustomer();
  expect((await anna.graphql(PROFILE)).data.profile.extranaute.loginEmail).toBe(anna.email);
  const next = random(20_261_115);
  const mutants = new Set<string>();
  while (mutants.size < MUTANTS) {
    const mutant = mutate(anna.session.token, next);
    if (mutant !== anna.session.token && !isSameSignature(mutant, anna.session.token))
      mutants.add(mutant);
  }
  const waiting = [...mutants];
  const wrong: string[] = [];
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) {
        const answer = await callsAs({ ...anna.session, token: headerSafe(token) }).post(
          "/graphql/private?operationName=Profile",
          { query: PROFILE },
        );
        const { errors } = await answer.json();
        if (answer.status !== 200 || errors?.[0]?.extensions?.code !== "UNAUTHENTICATED")
          wrong.push(token);
      }
    }),
  );
  expect(wrong).toEqual([]);
});

test("A24 a token is taken in one spelling alone: neither the twin of its signature nor its spare bits are ours", async () => {
  // A P-256 signature stays valid with n − s instead of s.
  const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
  for (let turn = 0; turn < 8; turn++) {
    const anna = await aCustomer();
    const [header, payload, signature = ""] = anna.session.token.split(".");
    const bytes = Buffer.from(signature, "base64url");
    const twin = (order - BigInt(`0x${bytes.subarray(32).toString("hex")}`)).toString(16);
    const swapped = Buffer.concat([
      bytes.subarray(0, 32),
      Buffer.from(twin.padStart(64, "0"), "hex"),
    ]).toString("base64url");
    const spare = `${signature.slice(0, -1)}${signature.endsWith("A") ? "B" : nextLetter(signature)}`;
    for (const other of [swapped, spare, `${signature}=`]) {
      const token = [header, payload, other].join(".");
      const { errors } = await callsAs({ ...anna.session, token }).graphql(PROFILE);
      expect(errors?.[0]?.extensions).toEqual({ code: "UNAUTHENTICATED" });
    }
    expect((await anna.graphql(PROFILE)).errors, "and its own spelling is").toBeUndefined();
  }
});

/** The letter that differs from the last one only in a bit that the signature does not use. */
function nextLetter(signature: string): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  return letters.charAt(letters.indexOf(signature.slice(-1)) ^ 1);
}

test("A24 a good token without its fingerprint opens nothing, and raises an alarm", async () => {
  const [anna, bea] = [await aCustomer(), await aCustomer()];
  const lines = () =>
    db
      .selectFrom("audit")
      .select(["accountId", "sessionId", "actor"])
      .where("action", "=", "token without fingerprint")
      .where("accountId", "=", anna.id)
      .execute();
  const watched = await aProcess({ config: testConfig({ METRICS_TOKEN: "watcher" }) });
  const counted = async () => {
    const headers = { authorization: "Bearer watcher" };
    const page = await (await watched.app.request("/metrics", { headers })).text();
    return Number(/^portal_tokens_without_fingerprint_total (\d+)$/m.exec(page)?.[1]);
  };
  const before = await counted();
  const { token } = anna.session;
  for (const fingerprint of ["", bea.session.fingerprint, ""]) {
    const { errors } = await callsAs({ ...anna.session, token, fingerprint }, watched).graphql(
      PROFILE,
    );
    expect(errors?.[0]?.extensions).toEqual({ code: "UNAUTHENTICATED" });
  }
  await callsAs(anna.session, watched).graphql(PROFILE);
  const forged = { ...anna.session, token: `${token}x`, fingerprint: "" };
  await callsAs(forged, watched).graphql(PROFILE);
  expect(await counted()).toBe(before + 3);
  const stolen = { accountId: anna.id, sessionId: anna.session.sid, actor: "anonymous" };
  // One line per session and hour.
  await expect.poll(lines).toEqual([stolen]);
});

/** Base64url has spare bits at the end of a signature; a decoder that ignores them sees the same signature. */
function isSameSignature(one: string, other: string): boolean {
  const [a, b] = [one.split("."), other.split(".")];
  if (a.length !== 3 || a[0] !== b[0] || a[1] !== b[1]) return false;
  return Buffer.from(a[2] ?? "", "base64url").equals(Buffer.from(b[2] ?? "", "base64url"));
}

function headerSafe(token: string): string {
  return token.replaceAll(/[^\x21-\x7E]/g, "?");
}

function mutate(token: string, next: () => number): string {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const at = Math.floor(next() * token.length);
  const claims = JSON.parse(new TextDecoder().decode(base64url.decode(payload)));
  const changed = (more: object) => base64url.encode(JSON.stringify({ ...claims, ...more }));
  const headerWith = (more: object) =>
    base64url.encode(JSON.stringify({ alg: "ES256", typ: "at+jwt", kid: "x", ...more }));
  const later = Math.floor(next() * 1e9) + claims.exp;
  const ways: (() => string)[] = [
    () =>
      token.slice(0, at) + String.fromCharCode(33 + Math.floor(next() * 94)) + token.slice(at + 1),
    () => token.slice(0, at) + token.slice(at + 1 + Math.floor(next() * 5)),
    () => token.slice(0, at) + "A".repeat(1 + Math.floor(next() * 9)) + token.slice(at),
    () => `${header}.${changed({ exp: later })}.${signature}`,
    () => `${header}.${changed({ sid: crypto.randomUUID() })}.${signature}`,
    () => `${header}.${changed({ sub: crypto.randomUUID(), fh: later })}.${signature}`,
    () => `${headerWith({ alg: "none" })}.${changed({ exp: later })}.`,
    () => `${headerWith({ alg: "none", n: later })}.${payload}.${signature}`,
    () => forged({ alg: "HS256" }, String(later)),
    () => `${headerWith({ kid: String(later) })}.${payload}.${signature}`,
    () => `${headerWith({ jwk: { kty: "EC", n: later } })}.${payload}.${signature}`,
    () =>
      `${header}.${payload}.${base64url.encode(Uint8Array.from({ length: 64 }, () => Math.floor(next() * 256)))}`,
    () =>
      `${header}.${payload}.${base64url.encode(Uint8Array.from({ length: Math.floor(next() * 80) }, () => 0))}${at}`,
    () =>
      [header, payload, signature]
        .map((part, index) => part.slice(0, index === at % 3 ? at : undefined))
        .join("."),
    () => Array.from({ length: 1 + (at % 6) }, () => token.slice(0, at)).join("."),
  ];
  const way = ways[Math.floor(next() * ways.length)];
  return way ? way() : token;

  function forged(head: object, key: string): string {
    const body = `${headerWith(head)}.${changed({ exp: later })}`;
    return `${body}.${createHmac("sha256", key).update(body).digest("base64url")}`;
  }
}
