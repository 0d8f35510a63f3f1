import { longestAccidentText } from "@portal/model/accident/fields.ts";
import { LONGEST_OWNER } from "@portal/model/addresses/financial-addresses.ts";
import { directoryCountries, postalLengths } from "@portal/model/addresses/postal-addresses.ts";
import { MOST_THINGS } from "@portal/model/damage/damage-rule.ts";
import { longestDamageText } from "@portal/model/damage/fields.ts";
import { countries } from "@portal/model/places/countries.ts";
import { type Language, languages } from "@portal/model/portal/languages.ts";
import { type Random, randomOf } from "../../seed/random.ts";

const SEED = 4242;
/** Forms do not limit a name: the clerk enters it. */
const LONGEST_NAME = 60;

/** A household whose texts are at the limits of their forms; the same for the same index. */
export interface CrowdHousehold {
  index: number;
  language: Language;
  /** Part of every name of the household, and of no other household's. */
  mark: string;
  firstname: string;
  lastname: string;
  address: CrowdAddress;
  account: {
    ownerFullname: string;
    street: string;
    streetNumber: string;
    zip: string;
    locality: string;
  };
  accident: Record<string, unknown>;
  damage: Record<string, unknown>;
}

type CrowdAddress =
  | { kind: "foreign"; input: Record<string, string> }
  | { kind: "swiss"; input: Record<string, string> };

const abroadCodes = countries
  .map(({ iso2 }) => iso2)
  .filter((iso2) => !directoryCountries.includes(iso2));

export function crowdHousehold(index: number, today: string): CrowdHousehold {
  const random = randomOf(SEED, `household ${index}`);
  // Every fourth household has all fields at the limit.
  const text = (most: number) => textOf(random, index % 4 === 0 ? most : lengthOf(random, most));
  const mark = markOf(index);
  const marked = (most: number) => `${mark}${text(most)}`.slice(0, most).trim();
  const lines = {
    postalUse: "CORRESPONDANCE",
    street: text(postalLengths.street),
    number: text(postalLengths.number),
    complement: text(postalLengths.complement),
    poBox: text(postalLengths.poBox),
    startOfValidity: today,
  };
  const abroad = { zip: text(postalLengths.zip), locality: text(postalLengths.locality) };
  return {
    index,
    language: languages[index % languages.length] ?? "fr",
    mark,
    firstname: marked(LONGEST_NAME),
    lastname: marked(LONGEST_NAME),
    address:
      index % 3 === 0
        ? { kind: "swiss", input: { ...lines, swissLocalityId: "1003-lausanne", npa: "1003" } }
        : {
            kind: "foreign",
            input: {
              ...lines,
              ...abroad,
              country: abroadCodes[index % abroadCodes.length] ?? "FR",
            },
          },
    account: {
      ...abroad,
      ownerFullname: text(LONGEST_OWNER),
      street: text(postalLengths.street),
      streetNumber: text(postalLengths.number),
    },
    accident: accidentOf(text, index % 10 === 0),
    damage: damageOf(text, index % 10 === 0),
  };
}

type Text = (most: number) => string;

function accidentOf(text: Text, isTall: boolean): Record<string, unknown> {
  const { name, place, plate, description } = longestAccidentText;
  const insurance = () => ({ name: text(name), healingCostsName: text(name) });
  return {
    status: "SALARIE",
    lessThan8Hours: true,
    employer: text(name),
    accidentPlace: text(place),
    accidentDescription: isTall ? tallest(text, description) : text(description),
    accidentPoliceReport: true,
    policeReportReporterName: text(name),
    thirdPartyAccident: true,
    thirdPartyName: text(name),
    thirdPartyInsuranceName: text(name),
    accidentWitnessName: text(name),
    doctorName: text(name),
    treatmentOngoing: true,
    treatmentContinuationDoctorName: text(name),
    insurances: {
      employer: insurance(),
      supplemental: insurance(),
      private: insurance(),
      school: insurance(),
      other: insurance(),
    },
    circulationAccident: true,
    vehicleAtFaulNumberplate: text(plate),
    vehicleInsurerName: text(name),
    insuredVehicleNumberplate: text(plate),
  };
}

function damageOf(text: Text, isTall: boolean): Record<string, unknown> {
  const { name, place, description } = longestDamageText;
  return {
    place: text(place),
    description: isTall ? tallest(text, description) : text(description),
    things: Array.from({ length: isTall ? MOST_THINGS : 2 }, (_, at) => ({
      what: text(name),
      amount: at + 0.05,
    })),
  };
}

/** As many line ends as letters: the tallest text of this length. */
function tallest(text: Text, most: number): string {
  return text(Math.floor(most / 2))
    .split("")
    .join("\n");
}

/** At the limit, next to it, or next to a limit of the QR-bill. */
function lengthOf(random: Random, most: number): number {
  const [first = most, ...others] = [most, most - 1, 1, 15, 16, 17, 34, 35, 36].filter(
    (length) => length <= most,
  );
  return random.pick([first, ...others]);
}

/** Letters of every permitted block, the widest, the narrowest, and those that phones insert. */
const alphabets = [
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
  "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ",
  "ĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻļĽľĿŀŁłŃńŅņŇňŉŊŋŌōŎŏŐőŒœŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžſȘșȚț€",
  "W",
  "i",
  "0123456789",
  "a b c d-e’f–g.h/i (j) & k, l‑m“n”",
  "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~¡¢£¤¥¦§¨©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿×÷",
] as const;

function textOf(random: Random, length: number): string {
  const alphabet = Array.from(random.pick(alphabets));
  const letters = Array.from({ length }, () => alphabet[random.between(0, alphabet.length - 1)]);
  // Blanks at the ends would be trimmed and shorten the text.
  return letters.join("").replaceAll(/^ | $/g, "x");
}

/** `Qabcq`: letters that no other text of the crowd contains in this order. */
function markOf(index: number): string {
  const digits = index.toString(26).padStart(3, "0");
  const letters = Array.from(digits, (digit) => String.fromCodePoint(97 + parseInt(digit, 26)));
  return `Qz${letters.join("")}zQ `;
}
