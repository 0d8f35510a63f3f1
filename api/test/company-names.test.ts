import { type Language, languages } from "@portal/model/portal/languages.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { addressedTo, newId } from "./samples/documents.ts";
import { openPdf } from "./pdf.ts";
import { aCustomer, callsAs, type Customer, db } from "./portal.ts";
import { messageTemplates } from "../src/back-office.ts";
import { welcomeLetter } from "../src/documents/letters/welcome.ts";
import { renderMessage } from "../src/insurer/outbox/render.ts";
import { filePaper } from "../src/insurer/papers/file-paper.ts";

const named = {
  fr: { name: "Cervin Assurances SA", phone: "+41 21 555 09 00" },
  de: { name: "Cervin Versicherungen AG", phone: "+41 31 555 09 00" },
  it: { name: "Cervin Assicurazioni SA", phone: "+41 91 555 09 00" },
  en: { name: "Cervin Insurance Ltd", phone: "+41 21 555 09 00" },
} as const;

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const numbersIn = (text: string) => new Set(plain(text).match(/\+41 \d\d 555 09 00/g) ?? []);

async function welcomed(anna: Customer, language: Language): Promise<string> {
  const { addressed, head, person } = await addressedTo(anna, "2026-01-05", language);
  const content = { head, people: [person] };
  return filePaper(db, welcomeLetter, { ...addressed, parameters: {}, content });
}

async function textOf(anna: Customer, iddms: string): Promise<string> {
  const answer = await anna.get(`/api/v1/documents/${iddms}/binary/${iddms}.pdf`);
  expect(answer.status).toBe(200);
  return plain((await openPdf(Buffer.from(await answer.arrayBuffer()))).text);
}

test.each(languages)(
  "a message in %s names the company in that language and gives the line that speaks it",
  (language) => {
    for (const template of messageTemplates) {
      const { short, plain: mail, html } = renderMessage(template, language, {}, "https://p");
      expect(mail, template.key).toContain(named[language].name);
      expect(html, template.key).toContain(named[language].name);
      const given = new Set([...numbersIn(short), ...numbersIn(mail), ...numbersIn(html)]);
      expect(given, template.key).toEqual(new Set([named[language].phone]));
    }
  },
);

test.each(languages)(
  "L05 a letter in %s is signed and sent by the company of that language",
  async (language) => {
    const anna = await aCustomer();
    const text = await textOf(anna, await welcomed(anna, language));
    expect(text).toContain(named[language].name);
    expect(numbersIn(text)).toEqual(new Set([named[language].phone]));
    const others = languages.filter((other) => named[other].name !== named[language].name);
    for (const other of others) expect(text).not.toContain(named[other].name);
  },
);

test("L02 a letter that was issued under the French name keeps it, and its number", async () => {
  const anna = await aCustomer();
  const later = await welcomed(anna, "de");
  const iddms = newId();
  await sql`
    insert into document (iddms, account_id, partenaires, date, language, code, type, sub_type, document_filter_type,
      parameters, content, wording)
    select ${iddms}, account_id, partenaires, date, language, code, type, sub_type, document_filter_type,
      parameters, content, 1
    from document where iddms = ${later}`.execute(db);
  const text = await textOf(anna, iddms);
  expect(text).toContain(named.fr.name);
  expect(text).toContain("Willkommen bei");
  expect(text).not.toContain(named.de.name);
  expect(numbersIn(text)).toEqual(new Set([named.fr.phone]));
});

test.each(languages)(
  "the answers of the questions in %s give the line that speaks it",
  async (language) => {
    const { data } = await callsAs().publicGraphql(
      `query Faq { faq { questions { answer } } }`,
      {},
      { "accept-language": language },
    );
    expect(numbersIn(JSON.stringify(data))).toEqual(new Set([named[language].phone]));
  },
);
