import { brand } from "@portal/brand/brand.ts";
import { moveDay, weekdayOf } from "@portal/model/calendar/calendar.ts";
import type { InFourLanguages } from "@portal/model/calendar/holidays.ts";
import type { OpeningSpan, OpeningWeek } from "@portal/model/calendar/opening-hours.ts";
import { foldPlace } from "@portal/model/places/places.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { shippedLocalities } from "../../src/places/import/shipped.ts";
import { agencyComments, shortDay, teamDay } from "./agency-texts.ts";
import { randomOf, uuidOf } from "../random.ts";

const weeks = {
  office: weekOf("08:30–12:00 13:30–17:00", 5),
  through: weekOf("08:30–17:30", 5),
  town: [...weekOf("08:30–18:00", 5).slice(0, 5), spans("09:00–12:00"), []],
  late: weekOf("08:30–12:00 13:30–17:30", 5).map((day, place) =>
    place === 3 ? spans("08:30–12:00 13:30–19:00") : day,
  ),
  mornings: weekOf("08:30–12:00", 5).map((day, place) => (place === 2 ? [] : day)),
} satisfies Record<string, OpeningWeek>;

interface Invented {
  npa: string;
  place: string;
  street: string;
  /** Area code and the first digits of the number. */
  phone: string;
  week: keyof typeof weeks;
  languages: string[];
  hasFax: boolean;
  hasTour: boolean;
  comment: keyof typeof agencyComments | undefined;
}

/** Invented agencies in real towns, by their general agency. */
const regions: Record<string, string> = {
  "Agence générale Lac Léman": `
    1201|Genève|Rue du Mont-Blanc 28|22 555 12|town|fr en de|fax|tour|lift
    1260|Nyon|Rue de la Gare 9|22 555 14|late|fr en
    1110|Morges|Grand-Rue 41|21 555 16|office|fr
    1003|Lausanne|Avenue du Mont-Blanc 12|21 555 09|town|fr de it en|fax|tour|lift
    1800|Vevey|Rue du Simplon 17|21 555 18|office|fr en||tour
    1400|Yverdon-les-Bains|Rue du Lac 22|24 555 20|office|fr||-|parking`,
  "Agence générale Valais / Wallis": `
    1870|Monthey|Avenue de la Gare 33|24 555 22|office|fr
    1920|Martigny|Avenue de la Gare 14|27 555 24|office|fr|||saturday
    1950|Sion|Rue de Lausanne 45|27 555 26|through|fr de|fax|tour|lift
    3960|Sierre|Avenue Général-Guisan 7|27 555 28|mornings|fr de
    3900|Brig|Bahnhofstrasse 11|27 555 30|office|de fr|fax`,
  "Agence générale Fribourg et Arc jurassien": `
    1700|Fribourg|Boulevard de Pérolles 8|26 555 32|through|fr de|fax|tour
    1630|Bulle|Rue de Gruyères 52|26 555 34|office|fr||-|parking
    2000|Neuchâtel|Faubourg du Lac 13|32 555 36|late|fr en|fax
    2300|La Chaux-de-Fonds|Avenue Léopold-Robert 60|32 555 38|office|fr
    2800|Delémont|Rue de la Gare 5|32 555 40|mornings|fr|||saturday`,
  "Generalagentur Bern": `
    3011|Bern|Spitalgasse 34|31 555 42|town|de fr en|fax|tour|lift
    3600|Thun|Bälliz 48|33 555 44|office|de
    2502|Biel/Bienne|Zentralstrasse 27|32 555 46|through|de fr||tour
    4500|Solothurn|Hauptgasse 19|32 555 48|office|de`,
  "Generalagentur Nordwestschweiz": `
    4051|Basel|Freie Strasse 72|61 555 50|town|de fr en|fax|tour|lift
    4410|Liestal|Rathausstrasse 16|61 555 52|office|de
    5000|Aarau|Bahnhofstrasse 31|62 555 54|late|de||-|parking`,
  "Generalagentur Zürich": `
    8001|Zürich|Löwenstrasse 23|44 555 56|town|de en fr it|fax|tour|lift
    8400|Winterthur|Marktgasse 55|52 555 58|through|de en
    8200|Schaffhausen|Vordergasse 37|52 555 60|office|de|fax`,
  "Generalagentur Zentralschweiz": `
    6003|Luzern|Pilatusstrasse 18|41 555 62|town|de en it||tour
    6300|Zug|Baarerstrasse 10|41 555 64|late|de en
    8750|Glarus|Hauptstrasse 26|55 555 66|mornings|de|||saturday`,
  "Generalagentur Ostschweiz": `
    9000|St. Gallen|Multergasse 29|71 555 68|through|de en|fax|tour
    8500|Frauenfeld|Zürcherstrasse 144|52 555 70|office|de||-|parking
    7000|Chur|Poststrasse 15|81 555 72|office|de it|fax`,
  "Agenzia generale Ticino": `
    6900|Lugano|Via Nassa 38|91 555 74|town|it de en|fax|tour|lift
    6500|Bellinzona|Viale Stazione 21|91 555 76|through|it|fax
    6600|Locarno|Via Cantonale 4|91 555 78|office|it de`,
};

export function agencyRows(): Insertable<Tables["agency"]>[] {
  const localities = shippedLocalities();
  return Object.entries(regions).flatMap(([agencyName, text]) =>
    invented(text).map((agency) => {
      const { npa, place, phone, week, languages, comment } = agency;
      const at = localities.find((one) => one.npa === npa && one.name === place);
      if (!at?.canton) throw new Error(`No Swiss locality ${npa} ${place}.`);
      const random = randomOf(1, `agency ${place}`);
      const name = foldPlace(place).replaceAll(" ", "-");
      return {
        uuid: uuidOf(1, `agency ${place}`),
        title: `${brand.name} ${place}`,
        agencyName,
        street: agency.street,
        zip: npa,
        city: place,
        canton: at.canton,
        lat: nearby(at.lat, random.next()),
        lng: nearby(at.lng, random.next()),
        email: `${name}@${mailDomain()}`,
        phoneNumber: `+41 ${phone} 00`,
        fax: agency.hasFax ? `+41 ${phone} 09` : null,
        visualTour: agency.hasTour ? `https://www.${mailDomain()}/360/${name}` : null,
        languages,
        comment: comment ? agencyComments[comment] : null,
        week: weeks[week],
      };
    }),
  );
}

/** Days with other hours: eves of holidays, and some team days. */
export function agencyExceptionRows(today: string): Insertable<Tables["agencyException"]>[] {
  const year = Number(today.slice(0, 4));
  return agencyRows().flatMap(({ uuid: agency, canton, city }) => {
    const eves = [year, year + 1].flatMap((one) => [`${one}-12-24`, `${one}-12-31`]);
    const open = eves.filter(
      (day) => weekdayOf(day) < 5 && !(canton === "GE" && day.endsWith("31")),
    );
    const team = teamDays[city];
    return [
      ...open.map((day) => exception(agency, day, spans("08:30–12:00"), shortDay)),
      ...(team ? [exception(agency, nextWeekday(today, team), [], teamDay)] : []),
    ];
  });
}

/** The days from the seeding to the team day. */
const teamDays: Record<string, number> = { Morges: 1, Thun: 3, Locarno: 5 };

export function healthContactRows(): Insertable<Tables["healthContact"]>[] {
  const name = {
    fr: `Conseil médical ${brand.name}`,
    de: `${brand.name} Gesundheitstelefon`,
    it: `Consulenza medica ${brand.name}`,
    en: `${brand.name} medical advice line`,
  };
  const always = weekOf("00:00–24:00", 7);
  return [
    { languages: ["fr", "en"], phoneNumber: "+41 21 555 24 24", week: always },
    { languages: ["de", "en"], phoneNumber: "+41 31 555 24 24", week: always },
    { languages: ["it", "de"], phoneNumber: "+41 91 555 24 24", week: weekOf("07:00–22:00", 7) },
  ].map((line, position) => ({
    id: uuidOf(1, `health contact ${position}`),
    position,
    name,
    ...line,
  }));
}

function exception(agency: string, day: string, open: OpeningSpan[], reason: InFourLanguages) {
  return { agency, day, spans: open, reason };
}

function nextWeekday(today: string, days: number): string {
  const day = moveDay(today, { days });
  return weekdayOf(day) < 5 ? day : nextWeekday(today, days + 1);
}

/** A point a few streets from the centre of the town. */
function nearby(degrees: number, chance: number): number {
  return Math.round((degrees + (chance - 0.5) * 0.008) * 1e5) / 1e5;
}

function invented(text: string): Invented[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [npa = "", place = "", street = "", phone = "", week = "", languages = "", ...more] =
        line.trim().split("|");
      const [fax, tour, comment] = more;
      return {
        npa,
        place,
        street,
        phone,
        week: keyIn(weeks, week) ?? "office",
        languages: languages.split(" "),
        hasFax: fax === "fax",
        hasTour: tour === "tour",
        comment: keyIn(agencyComments, comment ?? ""),
      };
    });
}

function keyIn<T extends object>(table: T, text: string): (keyof T & string) | undefined {
  return Object.keys(table).find((key): key is keyof T & string => key === text);
}

function weekOf(text: string, days: number): OpeningWeek {
  return Array.from({ length: 7 }, (_, day) => (day < days ? spans(text) : []));
}

function spans(text: string): OpeningSpan[] {
  return text.split(" ").map((span) => {
    const [opens = "", closes = ""] = span.split("–");
    return { opens, closes };
  });
}

function mailDomain(): string {
  return brand.supportEmail.slice(brand.supportEmail.indexOf("@") + 1);
}
