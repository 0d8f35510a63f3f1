import type { Language } from "@portal/model/portal/languages.ts";
import { html } from "hono/html";
import type Provider from "oidc-provider";
import type pg from "pg";
import { z } from "zod";
import type { Config } from "../../core/config.ts";
import { isSameOrigin } from "../../core/http/caller.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { messageBinding } from "../../insurer/outbox/enqueue.ts";
import {
  admit,
  findInteraction,
  formTargetsOf,
  type Interaction,
  type NodeContext,
} from "../interaction.ts";
import {
  errorSummary,
  field,
  type Markup,
  type Page,
  renderPage,
  signInNotice,
} from "../pages/pages.ts";
import { fill, texts } from "../pages/texts/texts.ts";
import { wayBackTexts } from "../pages/texts/account-recovery/texts.ts";
import { languageFor, rememberLanguage, send } from "../provider/answers.ts";
import type { TrustedDevices } from "../trusted-devices.ts";
import { formText } from "../account-recovery/form-text.ts";
import {
  type AwaitedProof,
  findProof,
  giveProof,
  type ProofOutcome,
  resendProof,
} from "./prove-address.ts";
import { type ActivationTexts, activationTexts } from "./texts.ts";

export interface ActivationParts {
  provider: Provider;
  known: TrustedDevices;
  pool: pg.Pool;
  secrets: Secrets;
  config: Config;
}

type Fault = Extract<ProofOutcome, keyof ActivationTexts["proof"]> | "used";
interface ProofPage {
  fault?: Fault;
  notice?: "resent" | "resentTooSoon";
}

interface Step {
  interaction: Interaction;
  awaited: AwaitedProof;
  language: Language;
}

/** The form for the codes that prove the e-mail address and the phone number before the account opens. */
export async function showProofForm(c: NodeContext, parts: ActivationParts): Promise<Response> {
  const found = await findStep(c, parts);
  if (found instanceof Response) return found;
  rememberLanguage(c, parts.config.publicUrl);
  return send(c, await proofPage(parts, found, {}), 200);
}

export async function receiveProof(c: NodeContext, parts: ActivationParts): Promise<Response> {
  const found = await findStep(c, parts);
  if (found instanceof Response) return found;
  const { interaction, language } = found;
  if (!isSameOrigin((name) => c.req.header(name), parts.config.publicUrl))
    return send(c, signInNotice(language, "denied"), 403);
  const form = await c.req.parseBody();
  const refuse = async (fault: Fault) =>
    send(c, await proofPage(parts, found, { fault }), fault === "exhausted" ? 429 : 422);
  if (formText(form, "resend")) {
    const outcome = await resendProof(parts, interaction.uid);
    if (outcome === "exhausted") return refuse(outcome);
    return send(c, await proofPage(parts, found, { notice: outcome }), 200);
  }
  const digits = (name: string): string => formText(form, name).replaceAll(/\D/g, "");
  const given = { code: digits("code"), phoneCode: digits("phoneCode") };
  const outcome = await giveProof(parts, interaction.uid, given);
  if (outcome === "lost") return send(c, signInNotice(language, "expired"), 400);
  if (typeof outcome === "string") return refuse(outcome);
  return admit(c, parts, interaction, { ...outcome, amr: ["pwd", "otp"] });
}

/** The sign-in whose activation code was correct; without one the customer starts again with the letter. */
async function findStep(c: NodeContext, parts: ActivationParts): Promise<Step | Response> {
  const interaction = await findInteraction(c, parts.provider);
  const language = languageFor(c, interaction?.params["ui_locales"]);
  const awaited = interaction && (await findProof(parts, interaction.uid));
  if (!interaction || !awaited) return send(c, signInNotice(language, "expired"), 400);
  return { interaction, awaited, language };
}

const fieldOf: Partial<Record<Fault, string>> = { wrong: "code", wrongPhone: "phoneCode" };

async function proofPage(
  parts: ActivationParts,
  { interaction, awaited, language }: Step,
  { fault, notice }: ProofPage,
): Promise<Page> {
  const t = activationTexts[language];
  const { proof } = t;
  const { code } = wayBackTexts[language];
  const { error } = texts[language];
  const sentence = fault && (fault === "used" ? t.used : proof[fault]);
  const wrong = (name: string) => (fault && fieldOf[fault] === name ? sentence : undefined);
  const { email, phone } = awaited;
  const content = html`<section class="card" aria-labelledby="title">
    <h1 id="title">${proof.title}</h1>
    ${fault && sentence ? errorSummary(language, sentence, fieldOf[fault]) : ""}
    ${notice ? html`<p class="note" role="status">${code[notice]}</p>` : ""}
    <p class="lead">${fill(language, proof.lead, { email })}</p>
    ${await demonstratedCodes(parts, awaited, language)}
    <form method="post" action="?lang=${language}">
      ${field({ name: "code", label: proof.code, type: "text", autocomplete: "one-time-code", inputmode: "numeric", hint: code.hint, wrong: wrong("code"), isFirst: !fault })}
      ${phone ? field({ name: "phoneCode", label: proof.phoneCode, type: "text", autocomplete: "off", inputmode: "numeric", hint: fill(language, proof.phoneHint, { phone }), wrong: wrong("phoneCode"), isOptional: true }) : ""}
      <button class="button">${t.submit}</button>
    </form>
    <form method="post" action="?lang=${language}">
      <button class="button second" name="resend" value="yes">${code.resend}</button>
    </form>
    <p class="below"><a href="/activate?lang=${language}">${proof.back}</a></p>
  </section>`;
  return renderPage({
    language,
    title: fault ? `${error}: ${proof.title}` : proof.title,
    content,
    hasPicker: true,
    formTargets: formTargetsOf(interaction),
  });
}

const Said = z.object({ code: z.string() });

/** Shows the codes in a demonstration, whose visitor has neither the mailbox nor the phone. */
async function demonstratedCodes(
  { config, pool, secrets }: ActivationParts,
  { accountId }: AwaitedProof,
  language: Language,
): Promise<Markup | ""> {
  if (!config.demonstration) return "";
  const { rows } = await pool.query<{ id: string; channel: string; parameters: Buffer }>(
    "select id, channel, parameters from demonstration_proofs($1)",
    [accountId],
  );
  const codeOf = (channel: string): string | undefined => {
    const row = rows.find((one) => one.channel === channel);
    const opened = row && secrets.decrypt(messageBinding("parameters", row.id), row.parameters);
    return opened && Said.parse(JSON.parse(opened)).code;
  };
  const [code, phoneCode] = [codeOf("EMAIL"), codeOf("SMS")];
  if (!code) return "";
  const { mailbox } = wayBackTexts[language];
  const { demonstration } = activationTexts[language].proof;
  const text = phoneCode
    ? fill(language, demonstration, { code, phoneCode })
    : fill(language, mailbox.code, { code });
  return html`<p class="note">${text}</p>`;
}
