/**
 * Words at the top of published lists of stolen passwords, in our languages, and local ones. A password of twelve
 * characters from these words is as weak as one of four.
 */
const COMMON_WORDS = `
  password passwort passwd pass motdepasse mot de passe parola parole chiave kennwort geheim secret segreto login
  admin administrator administrateur root user utilisateur benutzer test guest gast invite demo master
  welcome willkommen bienvenue benvenuto hello hallo bonjour ciao salut iloveyou jetaime tiamo love liebe amour amore
  letmein changeme change monkey dragon princess prinzessin princesse principessa sunshine football fussball calcio
  soccer baseball superman batman pokemon starwars naruto shadow michael jordan daniel thomas nicolas chocolat schatz
  soleil doudou loulou azerty qwerty qwertz asdf abc chelsea arsenal juventus internet computer google facebook
  samsung summer winter spring autumn sommer herbst ete hiver printemps automne estate inverno primavera autunno
  montag monday lundi lunedi january januar janvier gennaio
  cervin matterhorn portal portail portale versicherung krankenkasse assurance assicurazione insurance maladie
  schweiz suisse svizzera switzerland swiss zurich zuerich geneve genf lausanne bern berne basel lugano luzern
`
  .trim()
  .split(/\s+/);

/** Sequences: digits, the alphabet, the rows of Swiss keyboards. */
const ROWS = [
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjkl",
  "qsdfghjklm",
  "zxcvbnm",
  "yxcvbnm",
  "wxcvbn",
];
const STAND_INS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};
const FEWEST_DIFFERENT = 5;
const SHORTEST_RUN = 3;
/** The most letters beside common words; a longer rest is a word of its own. */
const MOST_LEFT_OVER = 3;

/** Shorter parts of a name or an address occur in many words. */
const SHORTEST_OWN_WORD = 3;

/**
 * Whether an attacker guesses a password early, regardless of its length. `own` are known facts about the customer,
 * such as name and e-mail address.
 */
export function isGuessable(password: string, own: readonly string[] = []): boolean {
  const plain = plainOf(password);
  return (
    new Set(plain).size < FEWEST_DIFFERENT ||
    isRepeated(plain) ||
    isSequence(plain) ||
    isDate(plain) ||
    isCommon(plain, [...COMMON_WORDS, ...own.flatMap(ownWords)])
  );
}

function plainOf(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** `Jörg Meier` is `jorg`, `joerg` and `meier`. */
function ownWords(text: string): string[] {
  const spelledOut = text.toLowerCase().replaceAll(/[äöü]/g, (letter) => `${plainOf(letter)}e`);
  return [plainOf(text), plainOf(spelledOut)]
    .flatMap((one) => one.split(/[^a-z]+/))
    .filter((word) => word.length >= SHORTEST_OWN_WORD);
}

/** `12.04.1984-12.04`: only digits, including a year. */
function isDate(text: string): boolean {
  return !/[a-z]/.test(text) && /(19|20)\d\d/.test(text);
}

/** `abcabcabcabc`, `passwordpassword`: one repeated piece. */
function isRepeated(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length++) {
    const piece = text.slice(0, length);
    if (piece.repeat(Math.ceil(text.length / length)).startsWith(text)) return true;
  }
  return false;
}

/** `123456789012`, `qwertzuiop12`: three quarters are neighbours in a sequence. */
function isSequence(text: string): boolean {
  let inRuns = 0;
  let run = 1;
  for (let index = 1; index <= text.length; index++) {
    if (index < text.length && areNeighbours(text.slice(index - 1, index + 1))) {
      run++;
      continue;
    }
    if (run >= SHORTEST_RUN) inRuns += run;
    run = 1;
  }
  return inRuns >= text.length * 0.75;
}

function areNeighbours(pair: string): boolean {
  const backwards = [...pair].toReversed().join("");
  return ROWS.some((row) => row.includes(pair) || row.includes(backwards));
}

/** `Passwort2026!`, `m0tdepasse-suisse`: common words with digits and signs. */
function isCommon(text: string, words: readonly string[]): boolean {
  const read = [...text].map((one) => STAND_INS[one] ?? one).join("");
  return [text, read].some((form) => {
    const letters = form.replaceAll(/[^a-z]/g, "");
    return (
      letters.length > 0 && leftOver(letters, words) <= Math.min(MOST_LEFT_OVER, letters.length / 3)
    );
  });
}

/** The fewest letters that common words do not cover. */
function leftOver(letters: string, words: readonly string[]): number {
  const fewest = [0];
  for (let end = 1; end <= letters.length; end++) {
    const after = words.flatMap((word) =>
      letters.endsWith(word, end) ? [fewest[end - word.length] ?? end] : [],
    );
    fewest.push(Math.min((fewest[end - 1] ?? end) + 1, ...after));
  }
  return fewest[letters.length] ?? letters.length;
}
