const places = [
  "1003 Lausanne",
  "1004 Lausanne",
  "1010 Lausanne",
  "1018 Lausanne",
  "1200 Genève",
  "1110 Morges",
  "3048 Worblaufen (Ittigen)",
  "6900 Lugano",
];
const addresses = [
  "Rue de Bourg 12, 1003 Lausanne",
  "Rue de Bourg 14, 1003 Lausanne",
  "Avenue de la Gare 1, 1003 Lausanne",
];

const lookIn = (list: readonly string[]) => (text: string) =>
  new Promise<{ id: string; label: string }[]>((resolve, reject) => {
    const found = list.filter((one) => one.toLowerCase().includes(text.toLowerCase()));
    const answer = () =>
      text === "panne"
        ? reject(new Error("No answer"))
        : resolve(found.map((label) => ({ id: label, label })));
    setTimeout(answer, 150);
  });

export const searchLocality = lookIn(places);
export const searchAddress = lookIn(addresses);
