import { writeFileSync } from "node:fs";
import { format } from "oxfmt";

/**
 * Writes model/src/places/country-list.ts: the names as this Node's Intl knows them, once for all, so that the server and every
 * browser show the same. Run it by hand when a country changes its name: `node scripts/countries.ts`.
 */
const dialCodes: Record<string, string> = Object.fromEntries(
  `CH 41,DE 49,FR 33,AT 43,IT 39,LI 423,AL 355,AD 376,AR 54,AU 61,BA 387,BE 32,BG 359,BR 55,BY 375,CA 1,CL 56,CN 86,
  CO 57,CY 357,CZ 420,DK 45,DO 1,DZ 213,EC 593,EE 372,EG 20,ER 291,ES 34,ET 251,FI 358,GB 44,GR 30,HR 385,HU 36,ID 62,
  IE 353,IL 972,IN 91,IQ 964,IR 98,IS 354,JP 81,KE 254,KR 82,LB 961,LK 94,LT 370,LU 352,LV 371,MA 212,MC 377,MD 373,
  ME 382,MK 389,MT 356,MX 52,NG 234,NL 31,NO 47,NZ 64,PE 51,PH 63,PL 48,PT 351,RO 40,RS 381,RU 7,SE 46,SG 65,SI 386,
  SK 421,SM 378,TH 66,TN 216,TR 90,UA 380,US 1,VN 84,XK 383,ZA 27`
    .split(/,\s*/)
    .map((entry) => entry.split(" ")),
);

const languages = ["fr", "de", "it", "en"] as const;
const names = languages.map((language) => new Intl.DisplayNames(language, { type: "region" }));
const rows = Object.entries(dialCodes).map(([iso2, dialCode]) => [
  iso2,
  dialCode,
  ...names.map((inLanguage) => inLanguage.of(iso2) ?? iso2),
]);
const source = `// Written by scripts/countries.ts: code, dial code, names in French, German, Italian, English.
export const countryList = ${JSON.stringify(rows)} as const;
`;
const { code } = await format("country-list.ts", source);
writeFileSync(new URL("../model/src/places/country-list.ts", import.meta.url), code);
