/** The edit distance between the typed text and the beginning of a word. */
export function slipsBetween(typed: string, word: string): number {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const line = [row];
    for (let column = 1; column <= word.length; column++) {
      const change = valueAt(last, column - 1) + Number(typed[row - 1] !== word[column - 1]);
      const isSwap = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      const swap = isSwap ? valueAt(before, column - 2) + 1 : Number.POSITIVE_INFINITY;
      line.push(Math.min(valueAt(last, column) + 1, valueAt(line, column - 1) + 1, change, swap));
    }
    [before, last] = [last, line];
  }
  return Math.min(...last);
}

function valueAt(line: readonly number[], column: number): number {
  return line[column] ?? Number.POSITIVE_INFINITY;
}
