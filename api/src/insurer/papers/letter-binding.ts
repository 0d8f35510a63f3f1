/** What a letter to the print room says is bound to its row. */
export function letterBinding(row: string) {
  return { table: "letter", column: "content", row };
}
