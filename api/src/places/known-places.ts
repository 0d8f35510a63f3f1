import { foldPlace } from "@portal/model/places/places.ts";

/** The larger towns, largest first: of equal names, the larger place is meant. */
const largest =
  `Zürich Genève Basel Lausanne Bern Winterthur Luzern St.Gallen Lugano Biel/Bienne Bellinzona Thun Fribourg Köniz
  La_Chaux-de-Fonds Schaffhausen Chur Vernier Sion Uster Neuchâtel Lancy Emmen Zug Yverdon-les-Bains Kriens Dübendorf
  Dietikon Rapperswil Montreux Frauenfeld Wetzikon Wil Meyrin Baar Bulle Riehen Carouge Nyon Wädenswil Reinach Aarau
  Allschwil Renens Baden Kloten Onex Olten Kreuzlingen Vevey Gossau Muttenz Martigny Horgen Volketswil Grenchen Bülach
  Pully Thalwil Cham Monthey Sierre Ostermundigen Solothurn Burgdorf Locarno Pratteln Wallisellen Steffisburg Herisau
  Langenthal Morges Binningen Mendrisio Schwyz Einsiedeln Wettingen Gland Liestal Thônex Küsnacht Stäfa Delémont Meilen
  Oftringen Spiez Brig Arbon Rheinfelden Davos Prilly Ecublens Versoix Amriswil Le_Locle Glarus Stans Sarnen Altdorf
  Appenzell Murten Porrentruy Vaduz Schaan Aigle Payerne`
    .split(/\s+/)
    .map((name) => foldPlace(name.replaceAll("_", " ")));

const rank = new Map(largest.map((name, place) => [name, (largest.length - place) * 100]));

/** An estimate of the size of a place by its name; `codes` is the number of its NPA. */
export function sizeOf(name: string, codes: number): number {
  return (rank.get(bareName(name)) ?? 0) + codes;
}

/** Names of a town in other languages. The first one is that of the directory. */
const otherNames = new Map(
  `Genève Genf Ginevra Geneva
  Basel Bâle Basilea Basle
  Bern Berne Berna
  Zürich Zurigo
  Lausanne Losanna
  Luzern Lucerne Lucerna
  St.Gallen Saint-Gall San_Gallo
  Fribourg Freiburg Friburgo
  Neuchâtel Neuenburg
  Solothurn Soleure Soletta
  Schaffhausen Schaffhouse Sciaffusa
  Winterthur Winterthour
  Thun Thoune
  Chur Coire Coira
  Zug Zoug Zugo
  Glarus Glaris Glarona
  Schwyz Schwytz Svitto
  Sion Sitten
  Sierre Siders
  Martigny Martinach
  Visp Viège
  Brig Brigue Briga
  Leuk_Stadt Loèche-Ville Leuk
  Leukerbad Loèche-les-Bains
  Saanen Gessenay
  Burgdorf Berthoud
  Murten Morat
  Düdingen Guin
  Delémont Delsberg
  Porrentruy Pruntrut
  La_Neuveville Neuenstadt
  Yverdon-les-Bains Iferten
  Vevey Vivis
  Avenches Wiflisburg
  Payerne Peterlingen
  Bulle Boll
  Gruyères Greyerz
  Bellinzona Bellenz Bellinzone
  Locarno Luggarus
  Lugano Lauis
  Laufen Laufon
  Kerzers Chiètres
  Ins Anet
  Zofingen Zofingue
  St.Moritz Saint-Moritz San_Murezzan
  Ilanz Glion
  Poschiavo Puschlav
  Crans-Montana Montana`
    .split("\n")
    .map((line): [string, string[]] => {
      const [name = "", ...others] = line.trim().replaceAll("St.", "St._").split(" ");
      const folded = others.map((other) => foldPlace(other.replaceAll("_", " ")));
      return [foldPlace(name.replaceAll("_", " ")), folded];
    }),
);

/** Every folded name of a place: its own, each half of `Biel/Bienne`, those in other languages. */
export function namesOf(name: string): string[] {
  const own = foldPlace(name);
  const halves = name.includes("/") ? name.split("/").map(foldPlace) : [];
  const bare = bareName(name);
  const others = [own, bare, ...halves].flatMap((one) => otherNames.get(one) ?? []);
  return [...new Set([own, bare, ...halves, ...others])];
}

/** The name without the part that distinguishes equal names: `Buchs SG`, `Lausanne 25`, `Wald (ZH)`. */
function bareName(name: string): string {
  return foldPlace(name.replace(/ (?:[A-Z]{2}|\d+|\([^)]*\))$/, ""));
}
