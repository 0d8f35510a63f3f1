import { Problem } from "@portal/model/portal/problems.ts";
import { AddSurveyPrompt, SurveysWanted } from "@portal/model/surveys.ts";
import { z } from "zod";
import { noteAct } from "../core/audit.ts";
import type { Context, PublicContext } from "../core/context.ts";
import { sql } from "../core/db/sql.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { perLanguage, sentenceIn } from "../core/in-language.ts";
import { parse } from "../core/http/parse.ts";
import { readObjections } from "../insurer/objections.ts";

/** The survey provider's settings, and the surveys to which the account was not invited yet. */
export interface SurveyConfiguration {
  organizationId: string | null;
  source: string | null;
  surveyNames: string[];
}

export interface SurveyIntercept {
  interceptId: string;
  surveyName: string;
  properties: { key: string; value: string }[];
}

const settings = prepare(() =>
  sql.selectFrom("publicConfiguration").select(["key", "value"]).where("type", "=", "SURVEYS"),
);
const notAsked = prepare(() =>
  sql
    .selectFrom("survey")
    .leftJoin("surveyPrompt as prompt", "prompt.surveyName", "survey.name")
    .select("survey.name")
    .where("isOpen", "=", true)
    .where("prompt.surveyName", "is", null)
    .orderBy("survey.name"),
);
const open = prepare(() =>
  sql
    .selectFrom("survey")
    .select(["name", "interceptId", "texts", "link"])
    .where("isOpen", "=", true)
    .orderBy("name"),
);

const textsIn = perLanguage(z.object({ title: z.string(), text: z.string(), button: z.string() }));
const Setting = z.string().optional();

/**
 * Row level security shows only the account's own prompts, so the rest are surveys not yet offered to it. An account that
 * objects is offered none.
 */
export async function readSurveyConfiguration(ctx: Context): Promise<SurveyConfiguration> {
  const [rows, surveys, objections] = await Promise.all([
    ctx.read(settings({})),
    ctx.read(notAsked({})),
    readObjections(ctx),
  ]);
  const setting = (key: string) =>
    Setting.parse(rows.find((row) => row.key === key)?.value) ?? null;
  return {
    organizationId: setting("organizationId"),
    source: setting("source"),
    surveyNames: objections.has("SURVEYS") ? [] : surveys.map(({ name }) => name),
  };
}

/** The texts of survey invitations in the customer's language; nothing for a closed or unknown survey. */
export async function listSurveyIntercepts(
  ctx: PublicContext,
  input: { surveyNames: string[] },
): Promise<SurveyIntercept[]> {
  const { surveyNames } = parse(SurveysWanted, input);
  const rows = await ctx.read(open({}));
  return rows
    .filter(({ name }) => surveyNames.includes(name))
    .flatMap(({ name, interceptId, texts, link }) => {
      const words = textsIn(texts, ctx.language);
      const url = sentenceIn(link, ctx.language);
      if (!words || !url) return [];
      const properties = Object.entries({ ...words, url, language: ctx.language });
      return [
        {
          interceptId,
          surveyName: name,
          properties: properties.map(([key, value]) => ({ key, value })),
        },
      ];
    });
}

/**
 * Records an invitation, at most one per survey and account. Returns whether it was the first, which lets the page show
 * it; an account that objects is shown none.
 */
export async function addSurveyPrompt(
  ctx: Context,
  input: { surveyName: string },
): Promise<boolean> {
  const { surveyName } = parse(AddSurveyPrompt, input);
  return ctx.write(async (db, session) => {
    const { accountId } = session;
    const survey = await db
      .selectFrom("survey")
      .select("name")
      .where("name", "=", surveyName)
      .executeTakeFirst();
    if (!survey) throw new Problem("NOT_FOUND");
    const objection = await db
      .selectFrom("objection")
      .select("purpose")
      .where("accountId", "=", accountId)
      .where("purpose", "=", "SURVEYS")
      .executeTakeFirst();
    if (objection) return false;
    const added = await db
      .insertInto("surveyPrompt")
      .values({ accountId, surveyName })
      .onConflict((conflict) => conflict.doNothing())
      .returning("surveyName")
      .executeTakeFirst();
    const isFirst = added !== undefined;
    if (isFirst) await noteAct(db, session, ctx, "survey prompt", surveyName);
    return isFirst;
  });
}
