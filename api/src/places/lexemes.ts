/** Other spellings by which a place is also found. All are folded. */
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

/** The words by which a folded name is found. `bahnhofstrasse` is also found by `bahnhof strasse`. */
export function lexemesOf(folded: string): string[] {
  return folded.split(" ").flatMap((word) => {
    const ending = endings.find((one) => word.length > one.length && word.endsWith(one));
    return [word, ...(spellings[word] ?? []), ...(ending ? [ending] : [])];
  });
}
