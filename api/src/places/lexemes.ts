/** Other spellings of a word that a place is also found by. All are folded. */
const spellings: Record<string, string[]> = {
  st: ["saint", "sankt"],
  ste: ["sainte", "saint", "st"],
  saint: ["st", "sankt"],
  sainte: ["ste", "saint", "st"],
  sankt: ["st", "saint"],
  route: ["rte"],
  boulevard: ["blvd", "bvd"],
  strasse: ["str"],
};

const endings = ["strasse", "gasse", "platz", "weg"];

/** The words that a folded name is found by. `bahnhofstrasse` is found by `bahnhof strasse` too. */
export function lexemesOf(folded: string): string[] {
  return folded.split(" ").flatMap((word) => {
    const ending = endings.find((one) => word.length > one.length && word.endsWith(one));
    return [word, ...(spellings[word] ?? []), ...(ending ? [ending] : [])];
  });
}
