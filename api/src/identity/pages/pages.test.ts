import { languages } from "@portal/model/portal/languages.ts";
import { expect, test } from "vitest";
import { Browser, open } from "../../../test/browser.ts";
import { atLogin } from "../../../test/samples/people.ts";
import { portal, testConfig } from "../../../test/portal.ts";

const home = testConfig().publicUrl;
await open(portal, home);

const labels = {
  fr: ["Adresse e-mail", "Mot de passe", "Se connecter"],
  de: ["E-Mail-Adresse", "Passwort", "Anmelden"],
  it: ["Indirizzo e-mail", "Password", "Accedere"],
  en: ["E-mail address", "Password", "Sign in"],
} as const;

test.each(languages)(
  "A01 the login page speaks %s, with a label for each field",
  async (language) => {
    const { page, browser } = await atLogin(home, `/login?lang=${language}`);
    const text = await page.text();
    const [email, password, submit] = labels[language];
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(`<title>${submit} – Cervin</title>`);
    expect(text).toContain(`<label for="email">${email}</label>`);
    expect(text).toContain(`<label for="password">${password}</label>`);
    expect(text).toMatch(/<input[^>]*autocomplete="username webauthn"/);
    expect(text).toMatch(/<input[^>]*autocomplete="current-password"/);
    expect(browser.cookie("user_lang")).toBe(language);
  },
);

test("A02 the login page takes the language of the cookie, then the browser's, then French", async () => {
  const languageOf = async (headers: Record<string, string>, kept?: string) => {
    const browser = new Browser(home);
    if (kept)
      browser.jar.set("/ user_lang", { name: "user_lang", value: kept, path: "/", attributes: "" });
    const page = await (await browser.get("/login", headers)).text();
    return /<html lang="(\w+)"/.exec(page)?.[1];
  };
  expect(await languageOf({ "accept-language": "de-CH,fr;q=0.5" }, "it")).toBe("it");
  expect(await languageOf({ "accept-language": "pt,en;q=0.5" })).toBe("en");
  expect(await languageOf({ "accept-language": "pt" })).toBe("fr");
  expect(await languageOf({}, "xx")).toBe("fr");
});

test("A03 a language picked on the login page stays, also after a mistake", async () => {
  const { browser, form } = await atLogin(home);
  expect(await (await browser.get(`${form}?lang=de`)).text()).toContain("Passwort vergessen?");
  expect(browser.cookie("user_lang")).toBe("de");
  const wrong = await browser.submit(`${form}?lang=de`, { email: "a@example.com", password: "x" });
  expect(await wrong.text()).toContain("<title>Fehler: Anmelden – Cervin</title>");
});

test("the login page runs one script of its own, is not kept, and cannot be framed", async () => {
  const { page } = await atLogin(home);
  const policy = page.headers.get("content-security-policy") ?? "";
  const text = await page.text();
  expect(text.match(/<script/g)).toHaveLength(1);
  expect(text).not.toMatch(/\son\w+=|\sstyle=/);
  const nonce = /<style nonce="([^"]+)">/.exec(text)?.[1];
  expect(policy).toContain(`'nonce-${nonce}'`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain(`form-action 'self' ${home};`);
  expect(page.headers.get("cache-control")).toContain("no-store");
});

test("a cookie that was never issued does no harm to any page of the sign-in", async () => {
  const { browser, form } = await atLogin(home);
  const names = [
    "typed_email",
    "user_lang",
    "Authorization",
    "browser",
    "login",
    "fgp",
    "rt",
    "font",
  ];
  for (const value of ["%E0%A4%A", "%", "%00", "\u00e9", "a=b=c", '"', "x".repeat(3000)]) {
    const cookie = names.map((name) => `${name}=${value}`).join("; ");
    const pages = [
      form,
      "/login",
      "/activate",
      "/oidc/forgotten",
      "/oidc/password",
      "/session/ended",
    ];
    for (const path of pages) {
      const hostile = browser.copy();
      for (const name of names)
        hostile.jar.set(`/ ${name}`, {
          name,
          value: encodeHeader(value),
          path: "/",
          attributes: "",
        });
      const answer = await hostile.get(path);
      expect(answer.status, `${path} ${cookie.slice(0, 40)}`).toBeLessThan(500);
    }
  }
});

/** Encodes the value as Latin-1 bytes, which a header allows. */
function encodeHeader(value: string): string {
  return Buffer.from(value, "utf8")
    .toString("latin1")
    .replaceAll(/[^\x20-\xff]/g, "");
}

test.each(languages)("a password can be looked at while it is typed, in %s", async (language) => {
  const { page } = await atLogin(home, `/login?lang=${language}`);
  const text = await page.text();
  expect(text).toMatch(/<button[^>]*class="reveal"[^>]*aria-controls="password"[^>]*hidden/);
  const shown = { fr: "Afficher", de: "anzeigen", it: "Mostrare", en: "Show" }[language];
  expect(text).toContain(shown);
});

test("what a visitor typed comes back as text, never as markup", async () => {
  const { browser, form } = await atLogin(home);
  const email = '"><script>alert(1)</script>';
  const page = await (await browser.submit(form, { email, password: "x" })).text();
  expect(page).not.toContain("<script>");
  expect(page).toContain("&lt;script&gt;");
});

test("the provider offers the code flow with PKCE for our portal and nothing more", async () => {
  const browser = new Browser(home);
  const known = await (await browser.get("/oidc/.well-known/openid-configuration")).json();
  expect(known.issuer).toBe(`${home}/oidc`);
  expect(known.token_endpoint).toBe(`${home}/oidc/token`);
  expect(known.response_types_supported).toEqual(["code"]);
  expect(known.code_challenge_methods_supported).toEqual(["S256"]);
  for (const absent of ["registration", "introspection", "device_authorization", "userinfo"])
    expect(known[`${absent}_endpoint`]).toBeUndefined();
  const { keys } = await (await browser.get("/oidc/jwks")).json();
  expect(keys).toHaveLength(1);
  expect(keys[0].d).toBeUndefined();
});

test("a request without PKCE goes no further", async () => {
  const browser = new Browser(home);
  const query = new URLSearchParams({
    client_id: "portal",
    response_type: "code",
    scope: "openid",
    redirect_uri: `${home}/session/callback`,
    state: "s",
  });
  await browser.get(`/oidc/auth?${query}`);
  expect(browser.visited.some((url) => url.includes("/oidc/interaction/"))).toBe(false);
});

test.each(languages)(
  "who comes with a browser that cannot run the portal reads in %s what it needs, and runs no script for it",
  async (language) => {
    const page = await new Browser(home).get(`/session/browser?lang=${language}`);
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toMatch(/iOS 17\.4.*JavaScript/);
    expect(text).not.toContain("<script");
  },
);

test("the sign-in pages have their colours in browsers that do not know light-dark()", async () => {
  const text = await (await atLogin(home)).page.text();
  expect(text).not.toMatch(/[:,] *light-dark\(#/);
  expect(text).toContain(
    "--veil: var(--is-light,rgb(16 36 58 / 45%))var(--is-dark,rgb(4 10 17 / 65%))",
  );
});
