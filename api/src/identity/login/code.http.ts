import type { Language } from "@portal/model/portal/languages.ts";
import { html } from "hono/html";
import type Provider from "oidc-provider";
import type pg from "pg";
import type { Config } from "../../core/config.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { codeMessage } from "../../insurer/confirmations/messages.ts";
import { findAccountById } from "../accounts.ts";
import type { Passkeys } from "../factors/passkeys.ts";
import type { AwaitedCode, CodeOutcome, SignInCodes } from "../factors/sign-in-codes.ts";
import { languageFor, rememberLanguage, send } from "../provider/answers.ts";
import { isSameOrigin } from "../../core/http/caller.ts";
import type { TrustedDevices } from "../trusted-devices.ts";
import { formText } from "../account-recovery/form-text.ts";
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
import { listDemonstrationMessages } from "../pages/demonstration-messages.ts";
import { passkeyForm, passkeyScript } from "../pages/passkey-form.ts";
import { fill, texts } from "../pages/texts/texts.ts";
import { wayBackTexts } from "../pages/texts/account-recovery/texts.ts";

export interface CodeParts {
  provider: Provider;
  known: TrustedDevices;
  pool: pg.Pool;
  config: Config;
  codes: SignInCodes;
  passkeys: Passkeys;
  secrets: Secrets;
}

type Fault = "wrong" | "wrongRecovery" | "exhausted";
interface CodePage {
  fault?: Fault;
  notice?: "resent" | "resentTooSoon";
}

/** The second step of a sign-in: the sent code, a recovery code or a passkey. */
export async function showCodeForm(c: NodeContext, parts: CodeParts): Promise<Response> {
  const found = await findStep(c, parts);
  if (found instanceof Response) return found;
  rememberLanguage(c, parts.config.publicUrl);
  return send(c, await codePage(parts, found, {}), 200);
}

export async function receiveCode(c: NodeContext, parts: CodeParts): Promise<Response> {
  const { codes, config } = parts;
  const found = await findStep(c, parts);
  if (found instanceof Response) return found;
  const { interaction, language } = found;
  if (!isSameOrigin((name) => c.req.header(name), config.publicUrl))
    return send(c, signInNotice(language, "denied"), 403);
  const form = await c.req.parseBody();
  const { uid } = interaction;
  if (formText(form, "resend")) {
    const outcome = await codes.resend(uid);
    const shown = outcome === "exhausted" ? { fault: outcome } : { notice: outcome };
    return send(c, await codePage(parts, found, shown), outcome === "exhausted" ? 429 : 200);
  }
  const recovery = formText(form, "recovery");
  const outcome = recovery
    ? await codes.checkRecovery(uid, recovery)
    : await codes.check(uid, formText(form, "code").replaceAll(/\D/g, ""));
  return settle(c, parts, found, { outcome, isRecovery: recovery !== "" });
}

interface Step {
  interaction: Interaction;
  awaited: AwaitedCode;
  language: Language;
}

async function settle(
  c: NodeContext,
  parts: CodeParts,
  step: Step,
  { outcome, isRecovery }: { outcome: CodeOutcome; isRecovery: boolean },
): Promise<Response> {
  const { interaction, language } = step;
  if (outcome === "lost") return send(c, signInNotice(language, "expired"), 400);
  if (outcome === "exhausted")
    return send(c, await codePage(parts, step, { fault: "exhausted" }), 429);
  if (outcome === "wrong")
    return send(
      c,
      await codePage(parts, step, { fault: isRecovery ? "wrongRecovery" : "wrong" }),
      401,
    );
  const account = await findAccountById(parts.pool, outcome.accountId);
  if (!account || account.isLocked) return send(c, signInNotice(language, "locked"), 403);
  const { id: accountId, emailHash } = account;
  return admit(c, parts, interaction, { accountId, emailHash, amr: ["pwd", "otp", "mfa"] });
}

/** The sign-in whose password was correct; without it the browser returns to the first step. */
async function findStep(c: NodeContext, { provider, codes }: CodeParts): Promise<Step | Response> {
  const interaction = await findInteraction(c, provider);
  const language = languageFor(c, interaction?.params["ui_locales"]);
  const awaited = interaction && (await codes.find(interaction.uid));
  if (!interaction || !awaited) return send(c, signInNotice(language, "expired"), 400);
  return { interaction, awaited, language };
}

async function codePage(
  parts: CodeParts,
  { interaction, awaited, language }: Step,
  { fault, notice }: CodePage,
): Promise<Page> {
  const { code } = wayBackTexts[language];
  const { error } = texts[language];
  const options = await parts.passkeys.optionsFor(interaction.uid, awaited.accountId);
  const hasPasskeys = (options.allowCredentials ?? []).length > 0;
  const about = fault === "wrong" ? "code" : fault === "wrongRecovery" ? "recovery" : undefined;
  const sent = awaited.channel === "SMS" ? code.bySms : code.byEmail;
  const content = html`<section class="card" aria-labelledby="title">
    <h1 id="title">${code.title}</h1>
    ${fault ? errorSummary(language, code[fault], about) : ""}
    ${notice ? html`<p class="note" role="status">${code[notice]}</p>` : ""}
    <p class="lead">${fill(language, sent, { recipient: awaited.recipient })}</p>
    <form id="code-form" method="post" action="?lang=${language}">
      ${field({ name: "code", label: code.label, type: "text", autocomplete: "one-time-code", inputmode: "numeric", hint: code.hint, wrong: fault === "wrong" ? code.wrong : undefined, isFirst: !fault })}
      <button class="button">${code.submit}</button>
    </form>
    ${await demonstratedCode(parts, awaited, language)}
    <form method="post" action="?lang=${language}">
      <button class="button second" name="resend" value="yes">${code.resend}</button>
    </form>
    ${hasPasskeys ? passkeyForm({ path: `/oidc/interaction/${interaction.uid}`, language, options }) : ""}
    ${recoveryForm(language, fault === "wrongRecovery")}
  </section>`;
  return renderPage({
    language,
    title: fault ? `${error}: ${code.title}` : code.title,
    content,
    hasPicker: true,
    formTargets: formTargetsOf(interaction),
    ...(hasPasskeys && { script: passkeyScript }),
  });
}

/** Shows the code in a demonstration, whose visitor does not have the phone that it was sent to. */
async function demonstratedCode(
  parts: CodeParts,
  { accountId }: AwaitedCode,
  language: Language,
): Promise<Markup | ""> {
  if (!parts.config.demonstration) return "";
  const [sent] = await listDemonstrationMessages(parts, codeMessage, accountId);
  if (!sent?.code) return "";
  const text = fill(language, wayBackTexts[language].mailbox.code, { code: sent.code });
  return html`<p class="note">${text}</p>`;
}

function recoveryForm(language: Language, isWrong: boolean): Markup {
  const { code } = wayBackTexts[language];
  return html`<details class="more" ${isWrong ? "open" : ""}>
    <summary>${code.recoveryTitle}</summary>
    <form method="post" action="?lang=${language}">
      ${field({ name: "recovery", label: code.recoveryLabel, type: "text", autocomplete: "off", hint: code.recoveryHint, wrong: isWrong ? code.wrongRecovery : undefined })}
      <button class="button second">${code.recoverySubmit}</button>
    </form>
  </details>`;
}
