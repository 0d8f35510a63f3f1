import type { HttpBindings } from "@hono/node-server";
import type { Language } from "@portal/model/portal/languages.ts";
import { type Context as HonoContext, Hono } from "hono";
import { html } from "hono/html";
import type Provider from "oidc-provider";
import type pg from "pg";
import type { Config } from "../../core/config.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { findAccountById } from "../accounts.ts";
import { languageFor, rememberLanguage, send } from "../provider/answers.ts";
import { changePassword, type NewPassword, type PasswordFault } from "../change-password.ts";
import {
  errorSummary,
  field,
  type Page,
  renderNotice,
  renderPage,
  signInNotice,
} from "../pages/pages.ts";
import { clientAddress, isSameOrigin } from "../../core/http/caller.ts";
import type { PasswordCheck } from "../sign-in.ts";
import { texts } from "../pages/texts/texts.ts";

interface PasswordParts {
  provider: Provider;
  check: PasswordCheck;
  pool: pg.Pool;
  secrets: Secrets;
  config: Config;
}

type NodeContext = HonoContext<{ Bindings: HttpBindings }>;

const fieldOf: Record<PasswordFault, keyof NewPassword> = {
  wrongCurrent: "current",
  throttled: "current",
  tooShort: "fresh",
  guessable: "fresh",
  isEmail: "fresh",
  same: "fresh",
  differs: "again",
};

/** The page of the embedded provider to change the password, for a signed-in customer. */
export function passwordPages(parts: PasswordParts) {
  const { provider, pool, config } = parts;
  const pages = new Hono<{ Bindings: HttpBindings }>();

  pages.get("/", async (c) => {
    const language = languageFor(c);
    if (!(await findSignedIn(c))) return send(c, signInNotice(language, "expired"), 401);
    rememberLanguage(c, config.publicUrl);
    return send(c, formPage(language), 200);
  });

  pages.post("/", async (c) => {
    const language = languageFor(c);
    const signedIn = await findSignedIn(c);
    if (!signedIn) return send(c, signInNotice(language, "expired"), 401);
    if (!isSameOrigin((name) => c.req.header(name), config.publicUrl))
      return send(c, signInNotice(language, "denied"), 403);
    const fault = await changePassword(parts, signedIn.account, await readForm(c), {
      address: clientAddress(c.env.incoming, config.trustProxy),
      providerSession: signedIn.uid,
    });
    if (fault) return send(c, formPage(language, fault), fault === "throttled" ? 429 : 422);
    const { password } = texts[language];
    const back = { label: password.back, href: "/account" };
    return send(c, renderNotice(language, password.done, [back]), 200);
  });

  return pages;

  async function findSignedIn(c: NodeContext) {
    const { incoming, outgoing } = c.env;
    const session = await provider.Session.get(provider.createContext(incoming, outgoing));
    if (!session.accountId) return undefined;
    const account = await findAccountById(pool, session.accountId);
    return account && !account.isLocked ? { uid: session.uid, account } : undefined;
  }
}

async function readForm(c: NodeContext): Promise<NewPassword> {
  const form = await c.req.parseBody();
  const text = (name: keyof NewPassword): string => {
    const value = form[name];
    return typeof value === "string" ? value.slice(0, 200) : "";
  };
  return { current: text("current"), fresh: text("fresh"), again: text("again") };
}

function formPage(language: Language, fault?: PasswordFault): Page {
  const { password, login, error } = texts[language];
  const sentence = fault && (fault === "throttled" ? login.throttled : password[fault]);
  const wrong = (name: keyof NewPassword): string | undefined =>
    fault && fault !== "throttled" && fieldOf[fault] === name ? sentence : undefined;
  const content = html`<section class="card" aria-labelledby="title">
    <h1 id="title">${password.title}</h1>
    ${fault && sentence ? errorSummary(language, sentence, fieldOf[fault]) : ""}
    <p class="lead">${password.lead}</p>
    <form method="post" action="?lang=${language}">
      ${field({ name: "current", label: password.current, type: "password", language, autocomplete: "current-password", wrong: wrong("current"), isFirst: !fault })}
      ${field({ name: "fresh", label: password.fresh, type: "password", language, autocomplete: "new-password", hint: password.hint, wrong: wrong("fresh") })}
      ${field({ name: "again", label: password.again, type: "password", language, autocomplete: "new-password", wrong: wrong("again") })}
      <button class="button">${password.submit}</button>
      <a class="button second" href="/account">${password.back}</a>
    </form>
  </section>`;
  const title = fault ? `${error}: ${password.title}` : password.title;
  return renderPage({ language, title, content, hasPicker: true });
}
