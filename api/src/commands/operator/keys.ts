import { type KeyUse, readKeyUse, reencrypt } from "../../core/re-encrypt.ts";
import { audit, type Command, type OperatorContext, wrong } from "./command.ts";

export const keyCommands: Record<string, Command> = {
  "keys status": {
    usage: "",
    about: "how many values each key of SECRET_KEYS encrypts; it reads all of them",
    run: async ({ db, secrets }) => describe(secrets.newestKey, await readKeyUse(db)),
  },
  "keys reencrypt": {
    usage: "",
    about:
      "encrypts the values of older keys under the newest one, beside the running portal. It can be stopped and started again, and takes nodes that know both keys",
    run: reencryptAll,
  },
  "keys lookups": {
    usage: "",
    about:
      "prints the last part of SECRET_KEYS once the oldest key leaves: the secret of lookups, which opens no value. Keep it as secret as a key",
    run: printLookups,
  },
};

function describe(newest: string, used: readonly KeyUse[]): string[] {
  const byKey = Map.groupBy(used, ({ key }) => key);
  return [newest, ...[...byKey.keys()].filter((key) => key !== newest).toSorted()].map((key) => {
    const uses = byKey.get(key) ?? [];
    const total = uses.reduce((sum, { values }) => sum + values, 0);
    if (key === newest) return `${key} (newest): ${total} values`;
    const where = uses.map(({ column, values }) => `${column} ${values}`).join(", ");
    return `${key}: ${total} values: ${where}`;
  });
}

async function reencryptAll(operator: OperatorContext): Promise<string[]> {
  const { db, secrets, commitBatch } = operator;
  if (!commitBatch) throw wrong("keys reencrypt needs a connection of its own");
  const { done, unreadable } = await reencrypt({ db, secrets, commit: commitBatch });
  await audit(operator, `keys reencrypt ${done} under ${secrets.newestKey}`, null);
  return [
    `${done} values are now under ${secrets.newestKey}`,
    ...unreadable.map((place) => `no key opens ${place}`),
    ...describe(secrets.newestKey, await readKeyUse(db)),
  ];
}

async function printLookups(operator: OperatorContext): Promise<string[]> {
  await audit(operator, "keys lookups", null);
  return [operator.secrets.lookupsEntry()];
}
