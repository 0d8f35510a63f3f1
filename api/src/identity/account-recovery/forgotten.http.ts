import type { HttpBindings } from "@hono/node-server";
import type { Language } from "@portal/model/portal/languages.ts";
import { type Context as HonoContext, Hono } from "hono";
import { html } from "hono/html";
import type { Config } from "../../core/config.ts";
import { findAccountByEmailHash } from "../accounts.ts";
import { THROTTLE_MINUTES } from "../limits.ts";
import { listDemonstrationMessages } from "../pages/demonstration-messages.ts";
import {
  errorSummary,
  field,
  type Page,
  renderNotice,
  renderPage,
  signInNotice,
} from "../pages/pages.ts";
import { texts } from "../pages/texts/texts.ts";
import { wayBackTexts } from "../pages/texts/account-recovery/texts.ts";
import { languageFor, rememberLanguage, send } from "../provider/answers.ts";
import { PROVIDER_PREFIX } from "../provider/provider.ts";
import { clientAddress, isSameOrigin } from "../../core/http/caller.ts";
import type { TrustedDevices } from "../trusted-devices.ts";
import type { AddressLimit } from "./address-limit.ts";
import type { AfterResponse } from "./after-response.ts";
import { createAskedAddresses } from "./asked-addresses.ts";
import { formText } from "./form-text.ts";
import { resetLink } from "../../insurer/sign-in/reset-link.ts";
import { type ResetParts, sendResetLink } from "./reset-links.ts";

interface ForgottenParts extends ResetParts {
  config: Config;
  known: TrustedDevices;
  limit: AddressLimit;
  afterAnswer: AfterResponse;
}

type NodeContext = HonoContext<{ Bindings: HttpBindings }>;
type Fault = "wrongEmail" | "throttled";

/** The page to request a password reset link. Its answer is the same whether or not the account exists. */
export function forgottenPages(parts: ForgottenParts) {
  const { config } = parts;
  const pages = new Hono<{ Bindings: HttpBindings }>();
  pages.get("/", (c) => {
    rememberLanguage(c, config.publicUrl);
    return send(c, formPage(languageFor(c)), 200);
  });
  pages.post("/", (c) => receive(c, parts));
  if (config.demonstration)
    pages.get("/mails", async (c) => send(c, await mailsPage(c, parts), 200));
  return pages;
}

async function receive(c: NodeContext, parts: ForgottenParts): Promise<Response> {
  const { config, known, limit, afterAnswer } = parts;
  const language = languageFor(c);
  if (!isSameOrigin((name) => c.req.header(name), config.publicUrl))
    return send(c, signInNotice(language, "denied"), 403);
  const form = await c.req.parseBody();
  const email = formText(form, "email").trim();
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return send(c, formPage(language, "wrongEmail"), 422);
  if (await limit.isOver(clientAddress(c.env.incoming, config.trustProxy))) {
    c.header("retry-after", String(THROTTLE_MINUTES * 60));
    return send(c, formPage(language, "throttled"), 429);
  }
  if (config.demonstration) createAskedAddresses(config, parts.secrets).add(c, email);
  const knownBrowser = (emailHash: Buffer) => known.find(c, emailHash);
  afterAnswer.run(() => sendResetLink(parts, { email, language, knownBrowser }));
  return send(c, sentPage(language, config), 200);
}

/** The same page for every address. In a demonstration it links to the mailbox. */
function sentPage(language: Language, { demonstration }: Config): Page {
  const { forgotten, mailbox } = wayBackTexts[language];
  const more = html`<div class="note">
    <p>${mailbox.lead}</p>
    <a href="${PROVIDER_PREFIX}/forgotten/mails?lang=${language}">${mailbox.open}</a>
  </div>`;
  return renderNotice(language, forgotten.sent, [backOf(language)], demonstration ? { more } : {});
}

const backOf = (language: Language) => ({
  label: wayBackTexts[language].forgotten.back,
  href: `/login?lang=${language}`,
});

/**
 * The reset mails of the demonstration accounts for which this browser requested links. They are sent after the answer,
 * so a mail may be missing at first.
 */
async function mailsPage(c: NodeContext, parts: ForgottenParts): Promise<Page> {
  const language = languageFor(c);
  const { mailbox } = wayBackTexts[language];
  const hashes = createAskedAddresses(parts.config, parts.secrets).read(c);
  const accounts = await Promise.all(hashes.map((one) => findAccountByEmailHash(parts.pool, one)));
  const found = accounts.flatMap((one) =>
    one ? [listDemonstrationMessages(parts, resetLink, one.id)] : [],
  );
  const mails = (await Promise.all(found)).flat();
  const { subject } = resetLink.texts[language];
  const more = html`<ul>
    ${mails.map(({ recipient, link }) => html`<li>${recipient}<br /><a href="${link}">${subject}</a></li>`)}
  </ul>`;
  const again = { label: mailbox.again, href: `?lang=${language}` };
  const text = mails.length > 0 ? mailbox.lead : mailbox.empty;
  return renderNotice(language, { title: mailbox.title, text }, [again, backOf(language)], {
    ...(mails.length > 0 && { more }),
    hasPicker: true,
  });
}

function formPage(language: Language, fault?: Fault): Page {
  const { forgotten } = wayBackTexts[language];
  const { login, error } = texts[language];
  const about = fault === "wrongEmail" ? "email" : undefined;
  const content = html`<section class="card" aria-labelledby="title">
    <h1 id="title">${forgotten.title}</h1>
    ${fault ? errorSummary(language, forgotten[fault], about) : ""}
    <p class="lead">${forgotten.lead}</p>
    <form method="post" action="?lang=${language}">
      ${field({
        name: "email",
        label: login.email,
        type: "email",
        autocomplete: "username",
        wrong: about && forgotten.wrongEmail,
        isFirst: !fault,
      })}
      <button class="button">${forgotten.submit}</button>
      <a class="button second" href="/login?lang=${language}">${forgotten.back}</a>
    </form>
  </section>`;
  const title = fault ? `${error}: ${forgotten.title}` : forgotten.title;
  return renderPage({ language, title, content, hasPicker: true });
}
