/** `4218730` in groups, `4 218 730`, with non-breaking spaces. */
export function groupedNumber(insuredNumber: number): string {
  return String(insuredNumber).replace(/\B(?=(\d{3})+$)/g, "\u00a0");
}

/** A number as typed or sent in text. */
export const insuredNumberText = /^[1-9]\d{0,9}$/;
