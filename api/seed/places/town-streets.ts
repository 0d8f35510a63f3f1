/**
 * Well-known streets of the larger towns, from general knowledge, so that a visitor finds an address of their own town.
 * Only the names are real; houses and their positions are invented.
 */
const lists: Readonly<Record<string, string>> = {
  "1003 Lausanne":
    "Rue de Bourg|Rue Centrale|Rue du Grand-Pont|Place de la Palud|Place Saint-François|Rue Saint-Laurent|Rue Mauborget|Rue du Grand-Chêne|Rue du Petit-Chêne|Avenue du Théâtre|Rue Haldimand|Rue Neuve|Avenue Louis-Ruchonnet|Rue Etraz|Rue du Midi|Rue de la Mercerie|Place de la Riponne|Rue Marterey",
  "1004 Lausanne":
    "Avenue d’Echallens|Avenue de France|Avenue de Morges|Avenue de Beaulieu|Rue de Genève|Avenue de Sévelin|Chemin de Renens|Avenue du Mont-d’Or|Rue du Maupas",
  "1005 Lausanne":
    "Avenue de Béthusy|Rue du Bugnon|Avenue de Rumine|Avenue Mon-Repos|Rue de Langallerie|Rue de la Caroline",
  "1006 Lausanne":
    "Avenue d’Ouchy|Avenue de Cour|Boulevard de Grancy|Avenue de Rhodanie|Avenue Dapples|Quai de Belgique|Avenue de Montchoisi",
  "1007 Lausanne": "Avenue de Tivoli|Avenue de Provence|Chemin de Montelly|Avenue des Figuiers",
  "1010 Lausanne": "Route d’Oron|Avenue de Chailly|Avenue de la Sallaz|Chemin de Rovéréaz",
  "1018 Lausanne": "Route Aloys-Fauquez|Avenue de la Borde|Chemin de Bellevaux|Route du Signal",
  "1201 Genève":
    "Rue du Mont-Blanc|Rue de Lausanne|Rue de Berne|Rue des Pâquis|Quai du Mont-Blanc|Rue de Chantepoulet|Rue Rousseau|Rue de Cornavin|Rue de la Servette",
  "1202 Genève":
    "Rue de Montbrillant|Avenue de France|Avenue de la Paix|Rue de Vermont|Rue du Grand-Pré",
  "1203 Genève": "Rue de Lyon|Avenue d’Aïre|Rue des Charmilles|Avenue Wendt",
  "1204 Genève":
    "Rue du Rhône|Rue de la Confédération|Rue du Marché|Rue de Rive|Grand-Rue|Place du Bourg-de-Four|Rue de la Corraterie|Rue de la Cité|Boulevard Georges-Favon|Rue du Stand",
  "1205 Genève":
    "Rue de Carouge|Boulevard du Pont-d’Arve|Rue Dancet|Avenue du Mail|Rue de l’Ecole-de-Médecine|Boulevard de la Cluse|Rue Leschot|Boulevard Carl-Vogt",
  "1206 Genève": "Avenue de Champel|Route de Florissant|Avenue Louis-Aubert|Avenue Krieg",
  "1207 Genève": "Rue des Eaux-Vives|Route de Frontenex|Rue du 31-Décembre|Quai Gustave-Ador",
  "1700 Fribourg":
    "Rue de Lausanne|Boulevard de Pérolles|Rue de Romont|Route de Villars|Avenue du Midi|Rue de Morat|Avenue Beauregard|Route des Arsenaux|Planche-Supérieure",
  "2000 Neuchâtel":
    "Rue de l’Hôpital|Rue du Seyon|Faubourg de l’Hôpital|Faubourg du Lac|Avenue du 1er-Mars|Rue des Beaux-Arts|Rue des Moulins|Place Pury|Rue de l’Ecluse",
  "2300 La Chaux-de-Fonds":
    "Avenue Léopold-Robert|Rue Numa-Droz|Rue du Progrès|Rue de la Serre|Rue Jaquet-Droz|Rue du Doubs",
  "1950 Sion":
    "Rue du Grand-Pont|Avenue de la Gare|Rue de Lausanne|Avenue de France|Rue des Remparts|Rue de Conthey|Place de la Planta|Rue du Rhône|Avenue de Tourbillon",
  "1400 Yverdon-les-Bains":
    "Rue du Lac|Rue de la Plaine|Rue de Neuchâtel|Avenue Haldimand|Rue du Four",
  "1800 Vevey":
    "Rue du Lac|Rue de Lausanne|Rue du Simplon|Quai Perdonnet|Avenue de Corsier|Rue d’Italie",
  "1820 Montreux": "Grand-Rue|Avenue des Alpes|Avenue du Casino|Rue de la Gare|Avenue Nestlé",
  "1110 Morges": "Grand-Rue|Rue Louis-de-Savoie|Rue des Fossés|Avenue de Marcelin|Rue du Sablon",
  "1260 Nyon": "Rue de Rive|Rue de la Gare|Rue Juste-Olivier|Route de Clémenty|Avenue Viollier",
  "2800 Delémont":
    "Rue de la Préfecture|Avenue de la Gare|Rue du 23-Juin|Route de Moutier|Rue de Chêtre",
  "8001 Zürich":
    "Limmatquai|Niederdorfstrasse|Rennweg|Augustinergasse|Löwenstrasse|Talstrasse|Münstergasse|Oberdorfstrasse|Uraniastrasse|Rämistrasse|Talacker|Storchengasse|Spiegelgasse",
  "8002 Zürich":
    "Bederstrasse|Brandschenkestrasse|Gotthardstrasse|Dreikönigstrasse|Alfred-Escher-Strasse",
  "8003 Zürich": "Birmensdorferstrasse|Zurlindenstrasse|Weststrasse|Bertastrasse|Kalkbreitestrasse",
  "8004 Zürich":
    "Langstrasse|Badenerstrasse|Stauffacherstrasse|Militärstrasse|Hohlstrasse|Ankerstrasse",
  "8005 Zürich":
    "Limmatstrasse|Hardstrasse|Josefstrasse|Heinrichstrasse|Hardturmstrasse|Pfingstweidstrasse",
  "8006 Zürich":
    "Universitätstrasse|Weinbergstrasse|Schaffhauserstrasse|Stampfenbachstrasse|Culmannstrasse",
  "8008 Zürich": "Dufourstrasse|Forchstrasse|Kreuzstrasse|Utoquai|Mühlebachstrasse|Höschgasse",
  "8032 Zürich": "Asylstrasse|Freiestrasse|Witikonerstrasse|Klosbachstrasse|Hottingerstrasse",
  "8050 Zürich": "Ohmstrasse|Nansenstrasse|Wallisellenstrasse|Thurgauerstrasse|Dörflistrasse",
  "8400 Winterthur":
    "Technikumstrasse|Zürcherstrasse|Stadthausstrasse|Römerstrasse|Steinberggasse|Wartstrasse|Neumarkt|Museumstrasse",
  "3007 Bern": "Effingerstrasse|Belpstrasse|Mattenhofstrasse|Brunnmattstrasse|Seftigenstrasse",
  "3008 Bern": "Laupenstrasse|Freiburgstrasse|Murtenstrasse|Schlossstrasse|Könizstrasse",
  "3011 Bern":
    "Kramgasse|Gerechtigkeitsgasse|Spitalgasse|Münstergasse|Junkerngasse|Aarbergergasse|Neuengasse|Bundesplatz|Herrengasse|Bollwerk|Hirschengraben",
  "3012 Bern": "Länggassstrasse|Neubrückstrasse|Mittelstrasse|Bremgartenstrasse|Hochschulstrasse",
  "3013 Bern": "Breitenrainstrasse|Moserstrasse|Viktoriastrasse|Rodtmattstrasse|Optingenstrasse",
  "3600 Thun":
    "Obere Hauptgasse|Bälliz|Frutigenstrasse|Allmendstrasse|Hofstettenstrasse|Schwäbisgasse",
  "2502 Biel/Bienne": "Nidaugasse|Zentralstrasse|Dufourstrasse|Kanalgasse|Murtenstrasse|Obergasse",
  "4001 Basel":
    "Freie Strasse|Gerbergasse|Spalenberg|Steinenvorstadt|Münsterplatz|Rheinsprung|Falknerstrasse",
  "4051 Basel":
    "Steinengraben|Austrasse|Missionsstrasse|Elisabethenstrasse|Aeschenvorstadt|Holbeinstrasse",
  "4053 Basel":
    "Güterstrasse|Gundeldingerstrasse|Dornacherstrasse|Reinacherstrasse|Bruderholzstrasse",
  "4056 Basel": "Elsässerstrasse|Mülhauserstrasse|St. Johanns-Ring|Metzerstrasse|Vogesenstrasse",
  "4057 Basel": "Klybeckstrasse|Feldbergstrasse|Hammerstrasse|Clarastrasse|Rebgasse|Rheingasse",
  "6003 Luzern":
    "Pilatusstrasse|Hirschmattstrasse|Winkelriedstrasse|Bundesplatz|Obergrundstrasse|Moosstrasse",
  "6004 Luzern":
    "Hertensteinstrasse|Weggisgasse|Kapellgasse|Zürichstrasse|Alpenstrasse|Haldenstrasse",
  "9000 St. Gallen":
    "Multergasse|Marktplatz|Neugasse|Spisergasse|St. Leonhard-Strasse|Rorschacher Strasse|Teufener Strasse|Poststrasse|Vadianstrasse",
  "8200 Schaffhausen": "Vordergasse|Fronwagplatz|Unterstadt|Mühlentalstrasse|Hochstrasse|Vorstadt",
  "7000 Chur":
    "Poststrasse|Obere Gasse|Grabenstrasse|Masanserstrasse|Kasernenstrasse|Gürtelstrasse",
  "6300 Zug": "Baarerstrasse|Neugasse|Zeughausgasse|Alpenstrasse|Chamerstrasse|Unter Altstadt",
  "5000 Aarau": "Rathausgasse|Laurenzenvorstadt|Kasinostrasse|Igelweid|Buchserstrasse|Metzgergasse",
  "4500 Solothurn":
    "Hauptgasse|Gurzelngasse|Baselstrasse|Bielstrasse|Werkhofstrasse|Westbahnhofstrasse",
  "8500 Frauenfeld":
    "Zürcherstrasse|Rheinstrasse|Freie Strasse|Thundorferstrasse|Promenadenstrasse",
  "6900 Lugano":
    "Via Nassa|Via Pessina|Piazza della Riforma|Via Canova|Corso Elvezia|Riva Caccia|Via Pioda|Viale Carlo Cattaneo|Via Zurigo|Corso Pestalozzi|Via Trevano",
  "6500 Bellinzona":
    "Viale Portone|Via Codeborgo|Piazza Collegiata|Via Lugano|Via Henri Guisan|Piazza Nosetto",
  "6600 Locarno":
    "Piazza Grande|Via Ramogna|Via della Posta|Via Cittadella|Lungolago Motta|Via Luini",
  "6830 Chiasso": "Corso San Gottardo|Via Bossi|Via Livio|Via Soldini",
  "9490 Vaduz": "Städtle|Aeulestrasse|Landstrasse|Herrengasse|Kirchstrasse|Austrasse|Heiligkreuz",
  "9494 Schaan":
    "Landstrasse|Im Bretscha|Feldkircher Strasse|Zollstrasse|Reberastrasse|Benderer Strasse",
  "9495 Triesen": "Landstrasse|Dorfstrasse|Messinastrasse|Dröschistrasse|Gapetschstrasse",
  "9496 Balzers": "Fürstenstrasse|Gagoz|Landstrasse|Höfle|Egerta",
  "9492 Eschen": "Essanestrasse|St. Martins-Ring|Rofenbergstrasse|Haldengasse",
};

/** The streets by NPA and name of the place: `1003 Lausanne`. */
export const townStreets: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(lists).map(([place, streets]) => [place, [...new Set(streets.split("|"))]]),
);
