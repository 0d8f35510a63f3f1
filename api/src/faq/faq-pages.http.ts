import { fallbackLanguage, type Language, languages } from "@portal/model/portal/languages.ts";
import { Hono } from "hono";
import type { ReadPublicPage } from "../core/http/pages.ts";
import type { RestVariables } from "../core/http/rest.ts";
import { answerPage, indexPage, missingPage } from "./faq-markup.ts";
import { type FaqQuestion, findSlugLanguage, listFaq } from "./faq.ts";

const below = /^\/faq\/([a-z0-9-]{1,80})$/;

/** The questions for search engines. An answer is in the language of its address, the list in the requested one. */
export function faqPages(publicUrl: string): ReadPublicPage {
  return async (ctx, address, requested) => {
    const path = address.replace(/\/$/, "");
    if (path !== "/faq" && !path.startsWith("/faq/")) return undefined;
    ctx.anonymise();
    const slug = below.exec(path)?.[1];
    const language = slug === undefined ? requested : await findSlugLanguage(ctx, slug);
    if (path !== "/faq" && language === undefined) return missingPage(requested);
    const groups = await listFaq(ctx, language ?? requested);
    if (path === "/faq") return indexPage(publicUrl, requested, groups);
    const found = groups.flatMap(({ questions }) => questions).find((one) => one.slug === slug);
    return found && language ? answerPage(publicUrl, language, found) : missingPage(requested);
  };
}

/** Lists the public pages for search engines. All other pages exclude themselves from indexing. */
export function faqFiles(publicUrl: string): Hono<RestVariables> {
  const files = new Hono<RestVariables>();
  files.get("/robots.txt", (c) =>
    c.text(`User-agent: *\nDisallow:\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
  files.get("/sitemap.xml", async (c) => {
    c.var.ctx.anonymise();
    const groups = await listFaq(c.var.ctx, fallbackLanguage);
    const questions = groups.flatMap((group) => group.questions);
    return c.body(sitemap(publicUrl, questions), 200, { "content-type": "application/xml" });
  });
  return files;
}

/** Each answer in each language, with its other languages. */
function sitemap(publicUrl: string, questions: readonly FaqQuestion[]): string {
  const all = languages.map((language) => ({
    language,
    href: `${publicUrl}/faq?lang=${language}`,
  }));
  const answers = questions.map(({ addresses, changedAt }) => ({
    changedOn: changedAt.toISOString().slice(0, 10),
    pages: addresses.map(({ language, slug }) => ({ language, href: `${publicUrl}/faq/${slug}` })),
  }));
  const newest = answers
    .map(({ changedOn }) => changedOn)
    .toSorted()
    .at(-1);
  const entries = [{ changedOn: newest, pages: all }, ...answers];
  const urls = entries.flatMap(({ changedOn, pages }) =>
    pages.map(({ href }) => urlEntry(href, changedOn, pages)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}

/** Escaping is not needed: addresses consist of letters, digits and hyphens. */
function urlEntry(
  href: string,
  changedOn: string | undefined,
  pages: readonly { language: Language; href: string }[],
): string {
  const others = pages.map(
    (one) => `<xhtml:link rel="alternate" hreflang="${one.language}" href="${one.href}"/>`,
  );
  const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : "";
  return `<url><loc>${href}</loc>${changed}${others.join("")}</url>`;
}
