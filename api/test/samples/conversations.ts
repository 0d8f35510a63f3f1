import { randomUUID } from "node:crypto";
import {
  type MessageAuthor,
  type MessageSubject,
  sameText,
} from "@portal/model/contact/conversations.ts";
import { contentBinding, textHash } from "../../src/insurer/conversations/content.ts";
import { type Customer, db, secrets } from "../portal.ts";

interface ConversationOptions {
  subjectCode?: MessageSubject;
  text?: string;
  /** An unread answer of the insurer. */
  answer?: string;
}

/** A message of a customer to the insurer. */
export async function hasWritten(
  who: Customer,
  options: ConversationOptions = {},
): Promise<string> {
  const id = randomUUID();
  const { subjectCode = "GENERAL", text = "Une question sur mon contrat.", answer } = options;
  const { id: accountId, insuredNumber } = who;
  await db
    .insertInto("conversation")
    .values({ id, accountId, insuredNumber, subjectCode })
    .execute();
  await says(who, id, "CUSTOMER", text);
  if (answer) await says(who, id, "INSURER", answer);
  return id;
}

async function says(
  { id: accountId }: Customer,
  conversationId: string,
  author: MessageAuthor,
  text: string,
): Promise<void> {
  const id = randomUUID();
  const staff = author === "INSURER" && { authorName: "Sophie Favre", department: "Prestations" };
  await db
    .insertInto("conversationMessage")
    .values({
      id,
      conversationId,
      accountId,
      author,
      ...staff,
      content: secrets.encrypt(contentBinding(id), JSON.stringify({ text, attachments: [] })),
      textHash: textHash(secrets, sameText(text)),
    })
    .execute();
}
