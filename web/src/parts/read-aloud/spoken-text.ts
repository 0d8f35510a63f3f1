import type { Language } from "@portal/model/portal/languages.ts";

interface Words {
  franc: string;
  francs: string;
  /** Between francs and centimes. */
  and: string;
  centime: string;
  centimes: string;
  minus: string;
  percent: string;
  /** Between the ends of a range. */
  to: string;
  months: readonly string[];
  /** The first day of a month. */
  first: string;
}

const words: Record<Language, Words> = {
  fr: {
    franc: "franc",
    francs: "francs",
    and: "et",
    centime: "centime",
    centimes: "centimes",
    minus: "moins",
    percent: "pour cent",
    to: "à",
    months:
      "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(
        " ",
      ),
    first: "1er",
  },
  de: {
    franc: "Franken",
    francs: "Franken",
    and: "und",
    centime: "Rappen",
    centimes: "Rappen",
    minus: "minus",
    percent: "Prozent",
    to: "bis",
    months:
      "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(
        " ",
      ),
    first: "1.",
  },
  it: {
    franc: "franco",
    francs: "franchi",
    and: "e",
    centime: "centesimo",
    centimes: "centesimi",
    minus: "meno",
    percent: "per cento",
    to: "a",
    months:
      "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(
        " ",
      ),
    first: "primo",
  },
  en: {
    franc: "franc",
    francs: "francs",
    and: "and",
    centime: "centime",
    centimes: "centimes",
    minus: "minus",
    percent: "per cent",
    to: "to",
    months:
      "January February March April May June July August September October November December".split(
        " ",
      ),
    first: "1",
  },
};

const amount = /([−-]\s?)?CHF\s([−-]?)(\d{1,3}(?:['’]\d{3})+|\d+)(?:\.(\d{2}))?/g;
const day = /\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/g;
const iban = /\b[A-Z]{2}\d{2}(?:\s?[0-9A-Z]{4}){3,7}(?:\s?[0-9A-Z]{1,3})?\b/g;

/** A text as a voice should say it: voices read `CHF 1'234.50` sign by sign, and `01.02.2026` as a number. */
export function spokenText(text: string, language: Language): string {
  const say = words[language];
  return text
    .replaceAll(amount, (_, before: string, sign: string, whole: string, rest = "00") =>
      spokenAmount(before || sign, Number(whole.replaceAll(/['’]/g, "")), Number(rest), say),
    )
    .replaceAll(day, (written, date: string, month: string, year: string) => {
      const name = say.months[Number(month) - 1];
      return name ? `${spokenDate(Number(date), say, language)} ${name} ${year}` : written;
    })
    .replaceAll(iban, (number) => [...number.replaceAll(/\s/g, "")].join(" "))
    .replaceAll(/(\d)['’](?=\d{3})/g, "$1")
    .replaceAll(/(\d)\s?%/g, `$1 ${say.percent}`)
    .replaceAll(/\s[–—]\s|(?<=\d)[–—](?=\d)/g, ` ${say.to} `)
    .replaceAll(/[«»“”]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function spokenAmount(sign: string, whole: number, rest: number, say: Words): string {
  const francs = `${whole} ${whole === 1 ? say.franc : say.francs}`;
  const centimes = `${rest} ${rest === 1 ? say.centime : say.centimes}`;
  const both = [...(whole > 0 || rest === 0 ? [francs] : []), ...(rest > 0 ? [centimes] : [])].join(
    ` ${say.and} `,
  );
  return sign ? `${say.minus} ${both}` : both;
}

function spokenDate(date: number, say: Words, language: Language): string {
  if (date === 1) return say.first;
  return language === "de" ? `${date}.` : String(date);
}

/** The sentences of a spoken text: browsers stop a voice that speaks for longer than some seconds. */
export function sentencesOf(text: string): string[] {
  // A German day such as `2. Januar` is no end of a sentence.
  return text
    .split(/(?<=[.!?…:;])(?<!\b\d{1,2}\.)\s+/)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
