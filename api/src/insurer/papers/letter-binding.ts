/** The encryption binding of a letter for the print room. */
export function letterBinding(row: string) {
  return { table: "letter", column: "content", row };
}
