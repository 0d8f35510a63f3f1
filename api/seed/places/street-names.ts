import type { Random } from "../random.ts";

type Language = "fr" | "de" | "it";

interface StreetNames {
  /** Names that most places have. */
  common: string[];
  /** Another name; there are some thousands of them. */
  invent: (random: Random) => string;
}

const common: Record<Language, string[]> = {
  fr: list(
    "Rue du Lac|Avenue de la Gare|Rue de la Gare|Grand-Rue|Rue du Centre|Chemin des Vignes|Route de Berne|Rue de l'Eglise|Rue du Simplon|Place du Marché|Chemin de la Forêt|Rue des Alpes|Avenue du Général-Guisan|Rue du 1er-Août|Route Cantonale|Rue de Lausanne|Boulevard de Grancy|Chemin du Moulin|Rue Saint-Martin|Rue Centrale",
  ),
  de: list(
    "Bahnhofstrasse|Hauptstrasse|Dorfstrasse|Kirchgasse|Schulstrasse|Poststrasse|Seestrasse|Zürichstrasse|Bernstrasse|Marktgasse|Gartenweg|Birkenweg|Lindenstrasse|Mühleweg|Industriestrasse|Oberdorfstrasse|Bergstrasse|Rosenweg|Kirchplatz|Feldstrasse",
  ),
  it: list(
    "Via Cantonale|Via Stazione|Piazza Grande|Via San Gottardo|Via Lugano|Viale Stazione|Via Motta|Via Nassa|Via Pretorio|Via alla Chiesa|Vicolo Stretto|Via Locarno|Via Industria|Via delle Scuole|Salita alla Torre",
  ),
};

const parts: Record<Language, { heads: string[]; tails: string[] }> = {
  fr: {
    heads: list("Rue|Chemin|Avenue|Route|Impasse|Sentier|Allée|Ruelle|Passage|Promenade|Quai"),
    tails: list(
      "des Acacias|du Bois|des Cerisiers|du Château|des Cèdres|du Collège|de la Colline|de la Combe|des Côtes|du Crêt|des Écoles|des Érables|de la Fontaine|du Four|des Fleurs|des Fougères|de la Grotte|des Jardins|du Jura|des Lilas|de Mon-Repos|du Mont|du Nord|des Noyers|de l'Orée|des Oiseaux|du Parc|des Peupliers|du Pont|des Prés|du Rhône|de la Rive|de la Rosière|des Sapins|du Soleil|du Stade|du Temple|des Tilleuls|de la Tour|du Valentin|du Verger|de la Vigie|des Violettes|de Beau-Séjour|de Bellevue|de Champ-Fleuri|de Grand-Vigne|de Montolieu|de Rovéréaz|d'Ouchy|de Sous-Bois|de Vieux-Moulin|du Petit-Pré|du Grand-Pré|de la Croix-Blanche|de la Croix-Rouge|de la Belle-Fontaine|du Vieux-Pont|de la Haute-Rive|de la Basse-Rive",
    ),
  },
  de: {
    heads: list(
      "Acker|Ahorn|Alpen|Amsel|Berg|Bach|Birch|Blumen|Brunn|Buchen|Burg|Eichen|Erlen|Feld|Finken|Flur|Föhren|Forst|Frei|Garten|Glärnisch|Gruben|Halden|Hasel|Hof|Holz|Hügel|Kapellen|Kastanien|Kloster|Kreuz|Lerchen|Linden|Matten|Moos|Mühle|Neu|Nuss|Ober|Pilatus|Quellen|Reben|Ried|Rigi|Ring|Rosen|Rüti|Sonnen|Schloss|Schützen|See|Stein|Tannen|Tal|Ufer|Unter|Wald|Weiher|Weid|Wiesen|Winkel|Ziegel",
    ),
    tails: list(
      "strasse|weg|gasse|platz|rain|halde|matte|steig|bühl|hof|ring|bergstrasse|bachweg|feldweg|grabenstrasse|hofweg|mattstrasse|rainweg|talstrasse|waldweg|wiesenstrasse|zelgweg|ackerweg|gartenstrasse|höheweg|blickstrasse",
    ),
  },
  it: {
    heads: list("Via|Viale|Vicolo|Piazza|Strada|Salita|Sentiero|Riva|Contrada"),
    tails: list(
      "al Lago|al Ponte|ai Ronchi|alla Valle|Bellavista|Campagna|Canonica|Carona|Castello|Centrale|Ceresio|Collina|dei Fiori|dei Pini|dei Platani|del Bosco|del Sole|della Posta|delle Rose|delle Vigne|Fontana|Generale Guisan|Giardino|Monte Ceneri|Monte Brè|Orico|Panoramica|San Giorgio|San Pietro|San Rocco|Sant'Antonio|Santa Maria|Sottomonte|Sopra Chiesa|Ticino|Torricella|Trevano|Vedeggio|Verzasca|Vela",
    ),
  },
};

export function streetNames(language: Language): StreetNames {
  const { heads, tails } = parts[language];
  const one = (random: Random, from: string[]): string =>
    from[random.between(0, from.length - 1)] ?? "";
  const german = (random: Random): string =>
    random.chance(0.5) ? one(random, heads) + one(random, heads).toLowerCase() : one(random, heads);
  return {
    common: common[language],
    invent: (random) =>
      language === "de"
        ? german(random) + one(random, tails)
        : `${one(random, heads)} ${one(random, tails)}`,
  };
}

function list(names: string): string[] {
  return names.split("|");
}
