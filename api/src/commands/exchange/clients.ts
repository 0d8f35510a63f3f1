import { createHash, randomBytes, X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { exchangeScopes, isExchangeScope } from "@portal/model/exchange/scopes.ts";
import { sql as raw } from "kysely";
import {
  type CommandContext,
  type ExchangeCommand,
  type GivenArguments,
  optionalText,
  textOf,
  wrong,
} from "./command.ts";

export const clientCommands: Record<string, ExchangeCommand> = {
  "client add": {
    usage: "--name NAME --source SOURCE --scopes A,B [--certificate FILE]",
    about: `a client, and its secret, shown once; with a certificate (PEM) instead of a secret. Scopes: ${exchangeScopes.join(", ")}`,
    texts: ["name", "source", "scopes", "certificate"],
    run: addClient,
  },
  "client list": { usage: "", about: "the clients", run: listClients },
  "client revoke": {
    usage: "ID",
    about: "refuses a client at once, with the tokens that it holds",
    run: revokeClient,
  },
};

async function addClient(context: CommandContext, given: GivenArguments): Promise<number> {
  const name = textOf(given, "name");
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .,&()_-]{0,79}$/u.test(name))
    throw wrong(`--name ${name} is no name`);
  const source = textOf(given, "source");
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(source))
    throw wrong(`--source ${source} is not lower-case letters, digits and hyphens`);
  const scopes = textOf(given, "scopes").split(",");
  const unknown = scopes.find((scope) => !isExchangeScope(scope));
  if (unknown !== undefined) throw wrong(`there is no scope ${unknown}`);
  const file = optionalText(given, "certificate");
  const id = `${source}-${randomBytes(4).toString("hex")}`;
  const secret = file === undefined ? randomBytes(32).toString("base64url") : undefined;
  const proof = {
    secretHash: secret === undefined ? null : sha256(secret),
    certificateHash: file === undefined ? null : await hashOfCertificate(file),
  };
  await context.db
    .insertInto("exchangeClient")
    .values({ id, name, source, scopes, ...proof })
    .execute();
  await note(context, "exchange client add", id);
  context.say(`client_id      ${id}`);
  context.say(
    secret === undefined
      ? "The client authenticates by its certificate."
      : `client_secret  ${secret}\nKeep the secret: it is not shown again.`,
  );
  return 0;
}

async function hashOfCertificate(file: string): Promise<Buffer> {
  try {
    return sha256(new X509Certificate(await readFile(file)).raw);
  } catch {
    throw wrong(`${file} is no certificate`);
  }
}

async function listClients(context: CommandContext): Promise<number> {
  const clients = await context.db
    .selectFrom("exchangeClient")
    .selectAll()
    .orderBy("createdAt")
    .execute();
  for (const client of clients)
    context.say(
      [
        client.id,
        client.name,
        `source ${client.source}`,
        client.scopes.join(","),
        client.certificateHash ? "certificate" : "secret",
        client.revokedAt ? `revoked ${client.revokedAt.toISOString()}` : "active",
      ].join("  "),
    );
  if (clients.length === 0) context.say("There is no client.");
  return 0;
}

async function revokeClient(context: CommandContext, { words }: GivenArguments): Promise<number> {
  const [id = "", more] = words;
  if (id === "" || more !== undefined) throw wrong("say the id of one client");
  const [revoked] = await context.db
    .updateTable("exchangeClient")
    .set({ revokedAt: raw<Date>`now()` })
    .where("id", "=", id)
    .where("revokedAt", "is", null)
    .returning("id")
    .execute();
  if (!revoked) throw wrong(`${id} is no active client`);
  await note(context, "exchange client revoke", id);
  context.say(`Revoked: ${id}`);
  return 0;
}

async function note({ db }: CommandContext, action: string, subject: string): Promise<void> {
  await db.insertInto("audit").values({ actor: "operator", action, subject }).execute();
}

function sha256(content: string | Buffer): Buffer {
  return createHash("sha256").update(content).digest();
}
