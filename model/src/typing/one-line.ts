/** The text with spaces at which no line breaks, for numbers that are read as one. */
export function onOneLine(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}
