import { messageAnsweredWithin, type MessageSubject } from "@portal/model/contact/conversations.ts";
import { ContactDetails } from "@portal/model/requests/stored-details.ts";
import type { RequestKind } from "../insurer/requests/kinds.ts";
import { messageReceived } from "./messages.ts";

/** A message is a request that is open until a clerk answers; later messages are only in its conversation. */
export function writtenMessage(subject: MessageSubject): RequestKind<ContactDetails> {
  return {
    type: "CONTACT",
    nature: "MESSAGE",
    details: ContactDetails,
    apply: () => Promise.resolve(),
    hasOwnDecision: true,
    messages: { received: messageReceived[messageAnsweredWithin(subject).unit] },
  };
}
