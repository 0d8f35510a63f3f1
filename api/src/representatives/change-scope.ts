import { Problem } from "@portal/model/portal/problems.ts";
import { RepresentationScope, widerScopes } from "@portal/model/representatives/representatives.ts";
import { type Kysely, sql as raw } from "kysely";
import { noteAct } from "../core/audit.ts";
import type { Context, Session } from "../core/context.ts";
import type { Tables } from "../core/db/tables.ts";
import { type ConfirmedAct } from "../insurer/confirmations/challenge.ts";
import { withOneTimeCode } from "../insurer/confirmations/with-one-time-code.ts";
import { languageOf } from "../insurer/outbox/account-contact.ts";
import { sendOnAllChannels } from "../insurer/outbox/send-on-all-channels.ts";
import { representationScopeChanged, representationWider } from "./messages.ts";
import { tellOtherSide } from "./other-side.ts";
import { idOf, readRepresentation, type Representation } from "./representatives.ts";
import { scopeSentence } from "./scope-sentences.ts";

const wideningAct: ConfirmedAct = {
  name: "WIDEN_REPRESENTATION",
  words: {
    fr: "l’élargissement de votre représentation",
    de: "die Erweiterung Ihrer Vertretung",
    it: "l’ampliamento della sua rappresentanza",
    en: "extending your representation",
  },
};

const acceptingAct: ConfirmedAct = {
  name: "ACCEPT_WIDER_REPRESENTATION",
  words: {
    fr: "l’acceptation d’une représentation élargie",
    de: "Ihre Zustimmung zu einer erweiterten Vertretung",
    it: "la sua accettazione di una rappresentanza ampliata",
    en: "your consent to an extended representation",
  },
};

interface ScopeOf {
  id: string;
  scope: RepresentationScope;
}

/** The owner lowers the scope with one press; a wider one that waits is taken back. Twice is once. */
export async function lowerRepresentation(
  ctx: Context,
  { id, scope }: ScopeOf,
): Promise<Representation> {
  idOf(id);
  await ctx.write(async (db, session) => {
    const { rows } = await raw<{ done: boolean | null }>`
      select lower_representation(${id}, ${scope}) as done`.execute(db);
    const done = rows[0]?.done ?? null;
    if (done === null) throw new Problem("NOT_FOUND");
    if (!done) return null;
    await noteAct(db, session, ctx, "lower representation", id);
    await tellBoth({ ctx, db, session }, { id, scope }, { isOwner: true });
    return null;
  });
  return readRepresentation(ctx, id);
}

/** The owner asks for a wider scope with a one-time code; it holds once the representative has accepted it. */
export async function askWiderScope(ctx: Context, { id, scope }: ScopeOf): Promise<Representation> {
  await withOneTimeCode(ctx, wideningAct, {
    input: { id: idOf(id), scope },
    check: async (db: Kysely<Tables>, session: Session) => {
      const { state, scope: held } = await standOf(db, id, "GIVEN");
      if (state !== "ACTIVE" || !widerScopes(held).includes(scope))
        throw new Problem("CONFLICT", { reason: state });
      return session;
    },
    run: async (db: Kysely<Tables>, session: Session) => {
      const { rows } = await raw<{ done: boolean }>`
        select ask_wider_scope(${id}, ${scope}) as done`.execute(db);
      if (!rows[0]?.done) throw new Problem("CONFLICT", { reason: "ENDED" });
      await noteAct(db, session, ctx, "ask for a wider representation", id);
      await tellOtherSide({ ctx, db, session }, id, representationWider, (language) => ({
        what: scopeSentence(scope, "REPRESENTATIVE", language),
        link: "/representatives",
      }));
      return null;
    },
  });
  return readRepresentation(ctx, id);
}

/** The representative accepts the wider scope with a one-time code: that which they were shown, and no other. */
export async function acceptWiderScope(
  ctx: Context,
  { id, scope }: ScopeOf,
): Promise<Representation> {
  await withOneTimeCode(ctx, acceptingAct, {
    input: { id: idOf(id), scope },
    check: async (db: Kysely<Tables>, session: Session) => {
      const { state, askedScope } = await standOf(db, id, "HELD");
      if (state !== "ACTIVE" || askedScope !== scope)
        throw new Problem("CONFLICT", { reason: state });
      return session;
    },
    run: async (db: Kysely<Tables>, session: Session) => {
      const hasAccepted = await answerWiderScope(db, { id, scope, accepts: true });
      if (!hasAccepted) throw new Problem("CONFLICT", { reason: "ENDED" });
      await noteAct(db, session, ctx, "accept a wider representation", id);
      await tellBoth({ ctx, db, session }, { id, scope }, { isOwner: false });
      return null;
    },
  });
  return readRepresentation(ctx, id);
}

/** The representative declines the wider scope; the representation stays as it is. Twice is once. */
export async function declineWiderScope(
  ctx: Context,
  { id, scope }: ScopeOf,
): Promise<Representation> {
  idOf(id);
  await ctx.write(async (db, session) => {
    await standOf(db, id, "HELD");
    if (await answerWiderScope(db, { id, scope, accepts: false }))
      await noteAct(db, session, ctx, "decline a wider representation", id);
    return null;
  });
  return readRepresentation(ctx, id);
}

async function answerWiderScope(
  db: Kysely<Tables>,
  { id, scope, accepts }: ScopeOf & { accepts: boolean },
): Promise<boolean> {
  const { rows } = await raw<{ done: boolean }>`
    select answer_wider_scope(${id}, ${scope}, ${accepts}) as done`.execute(db);
  return rows[0]?.done === true;
}

async function standOf(db: Kysely<Tables>, id: string, side: "GIVEN" | "HELD") {
  const { rows } = await raw<{ state: string; scope: string; askedScope: string | null }>`
    select state, scope, asked_scope from own_representations()
    where id = ${id} and side = ${side}`.execute(db);
  const [row] = rows;
  if (!row) throw new Problem("NOT_FOUND");
  return { ...row, scope: RepresentationScope.parse(row.scope) };
}

/** The owner and the representative learn what the representation includes now. */
async function tellBoth(
  place: { ctx: Context; db: Kysely<Tables>; session: Session },
  { id, scope }: ScopeOf,
  { isOwner }: { isOwner: boolean },
): Promise<void> {
  const [own, others] = isOwner
    ? (["OWNER", "REPRESENTATIVE"] as const)
    : (["REPRESENTATIVE", "OWNER"] as const);
  const name = await tellOtherSide(
    place,
    id,
    representationScopeChanged,
    (language) => ({ what: scopeSentence(scope, others, language) }),
    { onPhone: true },
  );
  const language = await languageOf(place.db, place.session.accountId);
  await sendOnAllChannels(place, {
    template: representationScopeChanged,
    parameters: { name, what: scopeSentence(scope, own, language) },
  });
}
