import { firstnames } from "../people/names.ts";
import type { Random } from "../random.ts";

type Region = "fr" | "de" | "it";
type NameParts = readonly [string, ...string[]];

/** Invented family names of two parts: they sound like their region, and no practice has them. */
const familyNames: Record<Region, { heads: NameParts; tails: NameParts }> = {
  fr: {
    heads: list("Val Mont Clair Beau Cham Font Grand Per Bois Mar Roch Cour Verd Aubr Lur Brév"),
    tails: list(
      "evret illod onnaz enoud ollier assoz errin ayroux eyrat onget aillet oudray elloz",
    ),
  },
  de: {
    heads: list(
      "Acker Birch Eich Fels Gletsch Hasel Lärch Moos Ries Sonn Tann Wies Brünn Stein Müli Rüti",
    ),
    tails: list(
      "egger thaler bühler hauser acher wyler holzer matter rainer stocker furrer lischer",
    ),
  },
  it: {
    heads: list("Bel Cast Font Mont Val Ross Cam Lar Ner Pian Ser Torr Viv Alb"),
    tails: list(
      "arelli olivieri adogni iroldi amozzi ezzola agnini estrini ontadini ucchetti otteri",
    ),
  },
};

const practices: Record<Region, { kinds: NameParts; places: NameParts }> = {
  fr: {
    kinds: list("Cabinet_de_groupe Centre_médical Maison_de_santé"),
    places: list("du_Lac de_la_Gare des_Tilleuls du_Marché des_Alpes du_Vieux-Pont de_la_Source"),
  },
  de: {
    kinds: list("Gruppenpraxis Ärztezentrum Hausarztpraxis"),
    places: list("am_See Bahnhof Lindenhof Marktplatz Alpenblick Sonnenhof zur_Brücke"),
  },
  it: {
    kinds: list("Studio_associato Centro_medico Ambulatorio"),
    places: list("al_Lago della_Stazione dei_Tigli del_Mercato delle_Alpi del_Ponte"),
  },
};

/** The family name first, as in a directory. */
export function doctorName(region: Region, random: Random): string {
  const { heads, tails } = familyNames[region];
  const first = random.pick(firstnames[region][random.chance(0.52) ? "F" : "M"]);
  return `${random.pick(heads)}${random.pick(tails)} ${first}`;
}

export function practiceName(region: Region, locality: string, random: Random): string {
  const { kinds, places } = practices[region];
  return `${random.pick(kinds)} ${random.pick(places)} ${locality}`.replaceAll("_", " ");
}

function list(words: string): NameParts {
  const [first = "", ...others] = words.split(" ");
  return [first, ...others];
}
