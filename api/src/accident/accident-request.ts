import { accidentPayload } from "@portal/model/accident/accident-payload.ts";
import type { AccidentCover } from "@portal/model/accident/words.ts";
import { AccidentDetails } from "@portal/model/requests/stored-details.ts";
import { z } from "zod";
import { sendByPreference } from "../insurer/outbox/send-by-preference.ts";
import type { RequestKind } from "../insurer/requests/kinds.ts";
import { accidentMessages } from "./messages.ts";

/** The tracked details together with the declaration itself. */
const Details = z.object({
  ...AccidentDetails.shape,
  declaration: z.object(accidentPayload().shape),
});
export type DeclaredAccident = z.infer<typeof Details>;

/** The message about the payer, by cover. */
const told = {
  INCLUDED: accidentMessages.recorded,
  EXCLUDED: accidentMessages.employersInsurer,
  UNCLEAR: accidentMessages.unclear,
  ELSEWHERE: accidentMessages.insuredElsewhere,
} as const satisfies Record<AccidentCover, unknown>;

/** A declared accident. It changes no customer data: the customer learns who pays. */
export const accidentRequest: RequestKind<DeclaredAccident> = {
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
