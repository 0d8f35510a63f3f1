import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { cardsOnTheirWaySince, type OrderCard } from "@portal/model/cards.ts";
import type { SelfServiceInsured } from "@portal/model/self-service/self-service.ts";
import { type Kysely, sql as raw } from "kysely";
import type { Context } from "../core/context.ts";
import type { Tables } from "../core/db/tables.ts";
import { sentenceIn } from "../core/in-language.ts";
import { placeCardOrder } from "../insurer/cards/card-order.ts";
import { wayToVisitor } from "./person.ts";
import { asVisitor } from "./sessions.ts";
import type { Visitor } from "./visitor.ts";

export function readInsured(ctx: Context, visitor: Visitor): Promise<SelfServiceInsured> {
  return asVisitor(ctx, visitor, (db) =>
    db
      .selectFrom("insured")
      .select(["insuredNumber", "firstname", "lastname"])
      .executeTakeFirstOrThrow(),
  );
}

/** The names of the insurers that issue a card to the person, by code. */
export function listInsurers(ctx: Context, visitor: Visitor): Promise<Record<string, string>> {
  return asVisitor(ctx, visitor, async (db) => {
    const rows = await db
      .selectFrom("basicContract")
      .innerJoin("insurer", "insurer.code", "basicContract.insurerCode")
      .select(["insurer.code", "insurer.names"])
      .where("validTo", ">=", todayInZurich(ctx.clock.now()))
      .orderBy("validFrom")
      .execute();
    return Object.fromEntries(
      rows.map(({ code, names }) => [code, sentenceIn(names, ctx.language) ?? code]),
    );
  });
}

/** Whether a card was ordered, in the portal or here, and has not arrived yet. */
export function isCardPending(ctx: Context, visitor: Visitor): Promise<boolean> {
  const since = cardsOnTheirWaySince(todayInZurich(ctx.clock.now()));
  return asVisitor(ctx, visitor, async (db) => {
    const { rows } = await raw<{ isPending: boolean }>`select
        exists (select from interaction where status in ('REQUEST', 'PENDING', 'IN_PROGRESS'))
        or exists (select from insurance_card
          where blocked_on is null and interaction_id is not null and issued_on > ${since}) as is_pending`.execute(
      db,
    );
    return rows[0]?.isPending === true;
  });
}

/** Orders a card as the portal does, in the name of the person's account, if any. */
export function replaceCard(ctx: Context, visitor: Visitor, order: OrderCard): Promise<void> {
  return asVisitor(ctx, visitor, async (db, { id, insuredNumber }) => {
    const person = await wayToVisitor(db, ctx);
    const session = {
      id,
      accountId: await accountOf(db),
      actor: "visitor",
      ...(person && {
        way: {
          channel: person.channel,
          recipient: person.recipient,
          language: person.language,
          insuredNumber,
        },
      }),
    } as const;
    await placeCardOrder({ ctx, db, session }, { ...order, insuredNumber });
  });
}

async function accountOf(db: Kysely<Tables>): Promise<string | null> {
  const { rows } = await raw<{ id: string | null }>`select account_of_visitor() as id`.execute(db);
  return rows[0]?.id ?? null;
}
