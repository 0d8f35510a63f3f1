import { accidentPayload } from "@portal/model/accident/accident-payload.ts";
import { AccidentCover } from "@portal/model/accident/words.ts";
import { z } from "zod";
import { sendByPreference } from "../insurer/outbox/send-by-preference.ts";
import type { RequestKind } from "../insurer/requests/kinds.ts";
import { accidentMessages } from "./messages.ts";

/** What was declared, with what change tracking tells of it on top. */
const Details = z.object({
  date: z.iso.date(),
  hour: z.string(),
  place: z.string(),
  description: z.string(),
  cover: AccidentCover,
  iddms: z.string(),
  files: z.array(z.object({ url: z.string(), filename: z.string() })),
  declaration: z.object(accidentPayload().shape),
});
export type AccidentDetails = z.infer<typeof Details>;

/** Which message tells who pays. */
const told = {
  INCLUDED: accidentMessages.recorded,
  EXCLUDED: accidentMessages.employersInsurer,
  UNCLEAR: accidentMessages.unclear,
  ELSEWHERE: accidentMessages.insuredElsewhere,
} as const satisfies Record<AccidentCover, unknown>;

/** An accident that was declared. Nothing of the customer's own data changes with it: they are told who pays. */
export const accidentRequest: RequestKind<AccidentDetails> = {
  type: "ACCIDENT",
  nature: "ACCIDENT",
  details: Details,
  async apply({ db, secrets }, { id, accountId, language, details }) {
    await sendByPreference(db, secrets, {
      accountId,
      interactionId: id,
      template: told[details.cover].key,
      language,
      about: "communicationNew",
    });
  },
  messages: { received: accidentMessages.received },
  news: "communicationNew",
};
