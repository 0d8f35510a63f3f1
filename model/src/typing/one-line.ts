/** The text with non-breaking spaces, for numbers. */
export function onOneLine(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}
