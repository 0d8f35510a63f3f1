import { messageAnsweredWithin, MessageSubject } from "@portal/model/contact/conversations.ts";
import { z } from "zod";
import type { RequestKind } from "../insurer/requests/kinds.ts";
import { messageReceived } from "./messages.ts";

const Details = z.strictObject({
  subjectCode: MessageSubject,
  subject: z.string(),
  message: z.string(),
  conversation: z.string(),
  attachments: z.array(
    z.strictObject({ filename: z.string(), contentType: z.string(), url: z.string() }),
  ),
});

/** A message is a request that is open until somebody answers; what follows is told in its conversation. */
export function writtenMessage(subject: MessageSubject): RequestKind<z.infer<typeof Details>> {
  return {
    type: "CONTACT",
    nature: "MESSAGE",
    details: Details,
    apply: () => Promise.resolve(),
    messages: { received: messageReceived[messageAnsweredWithin(subject).unit] },
  };
}
