import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/**
 * Makes places.tsv, the shipped localities, from two public packages:
 *
 *   npm i --prefix FOLDER switzerland-postal-codes@5.0.1 @stefanzweifel/js-swiss-cantons@1.2.0
 *   node api/seed/places/places-make.ts FOLDER
 *
 * Names, NPA, cantons and points are those of the first. The second names one commune per NPA, as of 2018: it is
 * believed only where an NPA has a single locality and the cantons agree. Elsewhere the locality stands for its commune.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder that the two packages were installed in.");

interface Row {
  npa: string;
  name: string;
  canton: string;
  lat: string;
  lng: string;
  commune?: string;
}

/** Changes of canton since the data were collected. */
const cantonNow: Record<string, string> = { "2740 Moutier": "JU", "1595 Clavaleyres": "FR" };

/** Communes that were merged into another since 2018 and are no longer a commune's name. */
const dissolved = new Map([
  ["Charrat", "Martigny"],
  ["Clavaleyres", "Murten"],
  ["Scherz", "Lupfig"],
  ["Bad Zurzach", "Zurzach"],
  ["Rekingen (AG)", "Zurzach"],
  ["Rietheim", "Zurzach"],
  ["Kaiserstuhl", "Zurzach"],
  ["Rümikon", "Zurzach"],
  ["Wislikofen", "Zurzach"],
  ["Baldingen", "Zurzach"],
  ["Böbikon", "Zurzach"],
  ["Burg (AG)", "Menziken"],
  ["Turgi", "Baden"],
  ["Ueken", "Herznach-Ueken"],
  ["Herznach", "Herznach-Ueken"],
  ["Corserey", "Prez"],
  ["Noréaz", "Prez"],
  ["Prez-vers-Noréaz", "Prez"],
  ["Chésopelloz", "Corminboeuf"],
  ["Arconciel", "Bois-d'Amont"],
  ["Ependes (FR)", "Bois-d'Amont"],
  ["Senèdes", "Bois-d'Amont"],
  ["Corcelles-Cormondrèche", "Neuchâtel"],
  ["Peseux", "Neuchâtel"],
  ["Valangin", "Neuchâtel"],
  ["Bevaix", "La Grande Béroche"],
  ["Miège", "Noble-Contrée"],
  ["Venthône", "Noble-Contrée"],
  ["Veyras", "Noble-Contrée"],
  ["Klosters-Serneus", "Klosters"],
  ["Vollèges", "Val de Bagnes"],
  ["Bagnes", "Val de Bagnes"],
  ["Blonay", "Blonay - Saint-Légier"],
  ["Saint-Légier-La Chiésaz", "Blonay - Saint-Légier"],
]);

/** Liechtenstein: NPA, locality, commune, point. */
const liechtenstein = `9485\tNendeln\tEschen\t47.1992\t9.5453
9486\tSchaanwald\tMauren\t47.2147\t9.5625
9487\tGamprin-Bendern\tGamprin\t47.2203\t9.5097
9488\tSchellenberg\tSchellenberg\t47.2317\t9.5464
9490\tVaduz\tVaduz\t47.1410\t9.5215
9491\tRuggell\tRuggell\t47.2382\t9.5254
9492\tEschen\tEschen\t47.2107\t9.5223
9493\tMauren FL\tMauren\t47.2189\t9.5447
9494\tSchaan\tSchaan\t47.1650\t9.5087
9495\tTriesen\tTriesen\t47.1075\t9.5281
9496\tBalzers\tBalzers\t47.0684\t9.5025
9497\tTriesenberg\tTriesenberg\t47.1181\t9.5419
9498\tPlanken\tPlanken\t47.1847\t9.5446`;

const Zipcodes = z.record(z.string(), z.object({ community_name: z.string(), canton: z.string() }));

const modules = path.join(folder, "node_modules");
const codes = readFileSync(
  path.join(modules, "switzerland-postal-codes/data/postal-codes.tsv"),
  "utf8",
);
const zipcodesFile = path.join(modules, "@stefanzweifel/js-swiss-cantons/src/data/zipcodes.json");
const zipcodes = Zipcodes.parse(JSON.parse(readFileSync(zipcodesFile, "utf8")));

const swiss = codes
  .trim()
  .split("\n")
  .map((line): Row => {
    const [npa = "", name = "", canton = "", lat = "", lng = ""] = line.trim().split("\t");
    return { npa, name, canton: cantonNow[`${npa} ${name}`] ?? canton, lat, lng };
  });
const perNpa = Map.groupBy(swiss, ({ npa }) => npa);
const neighbours = liechtenstein.split("\n").map((line): Row => {
  const [npa = "", name = "", commune = "", lat = "", lng = ""] = line.split("\t");
  return { npa, name, canton: "", lat, lng, commune };
});

const rows = [...swiss.map((row) => ({ ...row, commune: communeOf(row) })), ...neighbours];
const lines = rows.map(({ npa, name, canton, lat, lng, commune }) =>
  [npa, name, canton, lat, lng, ...(commune && commune !== name ? [commune] : [])].join("\t"),
);
const unique = [...new Map(lines.map((line) => [line.split("\t", 2).join(), line])).values()];
const file = path.join(import.meta.dirname, "places.tsv");
writeFileSync(file, `${unique.toSorted().join("\n")}\n`);

function communeOf({ npa, name, canton }: Row): string {
  const known = zipcodes[npa];
  if (!known || perNpa.get(npa)?.length !== 1 || known.canton !== canton) return name;
  const { community_name: commune } = known;
  // Lakes and forests shared by several communes have a name in the register, but no inhabitants.
  if (/^(Lac|Lago|Kommunanz|Comunanza|Staatswald)\b|see\b|^C'za/i.test(commune)) return name;
  return dissolved.get(commune) ?? commune.replace(/ \([A-Z]{2}\)$/, "");
}
