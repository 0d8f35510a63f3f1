/**
 * The numbers that rules' messages name, by the message's key: rule and text take them from here. Apart from the rules,
 * so that whoever shows a message loads none of them.
 */
export const messageCounts = {
  /** Hours a week with an employer. */
  "accident.employersInsurer": 8,
  "birthday.major": 18,
  /** Hours a week with an employer. */
  "contractChanges.hours": 8,
  "contacts.tooMany": 2,
  "damage.tooManyThings": 50,
  /** Hours. */
  "files.gone": 2,
  "files.tooMany": 10,
  "message.tooShort": 10,
  "message.tooLong": 4000,
  /** Days ahead. */
  "maternity.thirteenthWeek": 31,
} as const;

/** The number in the message of a key, where it has one. */
export function countIn(key: string): number | undefined {
  return Object.entries(messageCounts).find(([name]) => name === key)?.[1];
}
