/**
 * The numbers in the messages of rules, by message key: rule and text share them. They are a module of their own, so
 * that a page that shows a message does not load the rules.
 */
export const messageCounts = {
  /** Hours a week with an employer. */
  "accident.employersInsurer": 8,
  "birthday.major": 18,
  /** Hours a week with an employer. */
  "contractChanges.hours": 8,
  /** Characters of a certificate's code. */
  "code.length": 20,
  "contacts.tooMany": 2,
  "damage.tooManyThings": 50,
  /** Hours. */
  "files.gone": 2,
  "files.tooMany": 10,
  "message.tooShort": 10,
  "message.tooLong": 4000,
  /** Years of contributions in one certificate. */
  "period.tooLong": 5,
  /** Years of a representation. */
  "representation.tooLong": 5,
  /** Days ahead. */
  "maternity.thirteenthWeek": 31,
} as const;

/** The number in a message, if it has one. */
export function countIn(key: string): number | undefined {
  return Object.entries(messageCounts).find(([name]) => name === key)?.[1];
}
