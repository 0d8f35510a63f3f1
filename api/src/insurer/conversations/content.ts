import { MessageContent } from "@portal/model/contact/conversations.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";

export function contentBinding(id: string) {
  return { table: "conversation_message", column: "content", row: id };
}

/** A keyed hash to recognise a text without decrypting it. */
export function textHash(secrets: Secrets, text: string): Buffer {
  return secrets.lookup("conversation_message", text);
}

export function openContent(
  secrets: Secrets,
  { id, content }: { id: string; content: Buffer },
): MessageContent {
  return MessageContent.parse(JSON.parse(secrets.decrypt(contentBinding(id), content)));
}
