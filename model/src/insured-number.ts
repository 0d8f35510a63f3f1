/** `4218730` as people read it aloud: `4 218 730`, with spaces that never break the line. */
export function groupedNumber(insuredNumber: number): string {
  return String(insuredNumber).replace(/\B(?=(\d{3})+$)/g, "\u00a0");
}
