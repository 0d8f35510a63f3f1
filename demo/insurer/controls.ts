import { z } from "zod";
import { messageTemplates } from "../../api/src/back-office.ts";
import { createSecrets, emailLookup } from "../../api/src/core/secrets/secrets.ts";
import { listPersonas } from "../../api/src/identity/login/personas.ts";
import { type MessageRow, openMessage } from "../../api/src/insurer/outbox/deliver.ts";
import { flagIds } from "@portal/model/portal/flags.ts";
import type { Insurer } from "./insurer.ts";
import { persona } from "./persona.ts";
import type { BarCommand, InsurerState, SentMessage } from "./protocol.ts";
import { secretKeys } from "./settings.ts";

const secrets = createSecrets(secretKeys);

/** The acts of the bar: those of the operator and those of the visitor. */
export async function control(insurer: Insurer, act: BarCommand): Promise<unknown> {
  const { owner } = insurer;
  switch (act.kind) {
    case "state":
      return stateOf(insurer);
    case "personas":
      return listPersonas(insurer.identity, secrets, act.language);
    case "persona":
      return choosePersona(insurer, act.login);
    case "flag":
      return owner
        .query(
          `insert into feature_flag (id, value) values ($1, $2)
         on conflict (id) do update set value = excluded.value`,
          [act.name, act.isOn],
        )
        .then(() => stateOf(insurer));
    case "maintenance":
      return owner
        .query("update maintenance set gmnet_raised = $1", [act.isRaised])
        .then(() => stateOf(insurer));
    case "today":
      insurer.setToday(act.day);
      return stateOf(insurer);
    case "timings":
      return performance
        .getEntriesByType("mark")
        .map(({ name, startTime }) => `${name} ${Math.round(startTime)} ms`);
    case "messages":
      return sentMessages(insurer);
    case "sql":
      return owner.query<object>(act.text, act.values).then(({ rows }) => rows);
    case "reset":
      return insurer.reset();
  }
}

export async function stateOf(insurer: Insurer): Promise<InsurerState> {
  const { owner, seededOn } = insurer;
  const flags = await owner.query<{ id: string; value: boolean }>(
    "select id, value from feature_flag",
  );
  const maintenance = await owner.query<{ raised: boolean }>(
    "select gmnet_raised as raised from maintenance",
  );
  const on = new Map(flags.rows.map(({ id, value }) => [id, value]));
  return {
    today: insurer.today(),
    seededOn,
    commit: __COMMIT__,
    environment: __ENVIRONMENT__,
    isMaintenance: maintenance.rows[0]?.raised ?? false,
    flags: flagIds.map((name) => ({ name, isOn: on.get(name) ?? false })),
  };
}

const Account = z.array(z.object({ id: z.string() })).length(1);

async function choosePersona({ owner }: Insurer, login: string): Promise<void> {
  const { rows } = await owner.query("select id from account where login_email_hash = $1", [
    emailLookup(secrets, login),
  ]);
  const [account] = Account.parse(rows);
  persona.accountId = account?.id ?? "";
}

const MOST_MESSAGES = 50;

async function sentMessages({ owner, publicUrl }: Insurer): Promise<SentMessage[]> {
  const { rows } = await owner.query<MessageRow & { created_at: Date }>(
    "select * from message order by created_at desc, id limit $1",
    [MOST_MESSAGES],
  );
  return rows
    .filter(({ template }) => messageTemplates.some(({ key }) => key === template))
    .map((row) => {
      const { recipient, message } = openMessage({ secrets, messageTemplates, publicUrl }, row);
      return {
        id: row.id,
        channel: row.channel,
        recipient: row.channel === "PUSH" ? "" : recipient,
        subject: message.subject,
        text: row.channel === "EMAIL" ? message.plain : message.short,
        sentAt: row.created_at.toISOString(),
      };
    });
}
