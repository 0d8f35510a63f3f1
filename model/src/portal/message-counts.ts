import { FULL_AGE } from "../calendar/birthdays.ts";
import { mostContacts } from "../contacts.ts";
import { FILE_LIFE_SECONDS } from "../files.ts";
import { MOST_SENT_FILES } from "../send.ts";

/** The number that a rule's message names, by the message's key: so a text never repeats what a rule says. */
export const messageCounts: Readonly<Record<string, number>> = {
  "birthday.major": FULL_AGE,
  "contacts.tooMany": mostContacts,
  "files.gone": FILE_LIFE_SECONDS / 3600,
  "files.tooMany": MOST_SENT_FILES,
};
