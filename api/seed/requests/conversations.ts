import { type MessageContent, sameText, subjectName } from "@portal/model/contact/conversations.ts";
import type { Insertable } from "kysely";
import { contentBinding, textHash } from "../../src/insurer/conversations/content.ts";
import { answerNews } from "../../src/insurer/conversations/answer-news.ts";
import type { Tables } from "../../src/core/db/tables.ts";
import { addDays, duringDay } from "../days.ts";
import { smallPdf } from "../documents/small-pdf.ts";
import type { ToldNews } from "../news/told-news.ts";
import type { Account, Household, World } from "../people/household.ts";
import { accountId } from "../people/people.ts";
import { uuidOf } from "../random.ts";
import { type Talk, talks, type SeededMessage } from "./conversation-texts.ts";
import type { Request } from "./request.ts";

/** Half past nine: an answer of the same day comes after the message. */
const MINUTES_OF_WRITING = 90;

/** The messages among an account's requests; Camille's holds its file in the request, as older ones do. */
export function messagesSentBy(account: Account, world: World): Request[] {
  return talksOf(account).flatMap((talk) => {
    const [first] = talk.said;
    if (!first) return [];
    return {
      id: requestOf(world, talk),
      type: "CONTACT" as const,
      nature: "MESSAGE" as const,
      status: talk.said.some(({ staff }) => staff) ? ("DONE" as const) : ("REQUEST" as const),
      daysAgo: first.daysAgo,
      insuredNumber: talk.insuredNumber,
      details: {
        subjectCode: talk.subjectCode,
        subject: subjectName(talk.subjectCode, account.language),
        message: first.text,
        conversation: conversationId(world, talk),
        ...(first.file && {
          attachments: [
            {
              filename: first.file.filename,
              contentType: "application/pdf",
              data: smallPdf(first.file.line),
            },
          ],
        }),
      },
    };
  });
}

export function conversationRows(
  { accounts }: Household,
  world: World,
): Insertable<Tables["conversation"]>[] {
  return accounts.flatMap((account) =>
    talksOf(account).map((talk) => ({
      id: conversationId(world, talk),
      accountId: accountId(world, account),
      insuredNumber: talk.insuredNumber,
      interactionId: requestOf(world, talk),
      subjectCode: talk.subjectCode,
      startedAt: sentAt(world, talk.said[0]),
      lastAt: sentAt(world, talk.said.at(-1)),
      closedAt:
        talk.closedDaysAgo === undefined ? null : sentAt(world, { daysAgo: talk.closedDaysAgo }),
    })),
  );
}

export function conversationMessageRows(
  { accounts }: Household,
  world: World,
): Insertable<Tables["conversationMessage"]>[] {
  return saidIn(accounts, world).map(({ talk, account, written, id }) => {
    const { text, staff, isUnread } = written;
    const content: MessageContent = { text, attachments: attachedTo(world, id, written) };
    return {
      id,
      conversationId: conversationId(world, talk),
      accountId: accountId(world, account),
      author: staff ? "INSURER" : "CUSTOMER",
      authorName: staff?.authorName ?? null,
      department: staff?.department ?? null,
      content: world.secrets.encrypt(contentBinding(id), JSON.stringify(content)),
      textHash: textHash(world.secrets, sameText(text)),
      sentAt: sentAt(world, written),
      seenAt: staff && !isUnread ? sentAt(world, written) : null,
    };
  });
}

/** The attachments of both sides, as if sent through the portal. */
export function attachedFileRows(
  { accounts }: Household,
  world: World,
): Insertable<Tables["uploadedFile"]>[] {
  return saidIn(accounts, world).flatMap(({ talk, account, written, id }) =>
    attachedTo(world, id, written).map(({ uuid, filename, mimeType, fileSize }) => ({
      id: uuid,
      accountId: accountId(world, account),
      filename,
      mimeType,
      fileSize,
      content: pdfOf(written),
      createdAt: sentAt(world, written),
      expiresAt: null,
      attachedTo: `conversation ${conversationId(world, talk)}`,
      attachedAt: sentAt(world, written),
    })),
  );
}

/** The notification of an unread answer. */
export function answersSent({ accounts }: Household, world: World): ToldNews[] {
  return saidIn(accounts, world)
    .filter(({ written }) => written.isUnread)
    .map(({ talk, account, written }) => {
      const date = addDays(world.today, -written.daysAgo);
      return {
        account,
        date,
        news: {
          kind: "CommunicationNew",
          insuredNumber: talk.insuredNumber,
          documentDate: date,
          texts: answerNews,
          campaignName: null,
          conversation: conversationId(world, talk),
        },
      };
    });
}

function saidIn(accounts: readonly Account[], world: World) {
  return accounts.flatMap((account) =>
    talksOf(account).flatMap((talk) =>
      talk.said.map((written, place) => {
        const id = uuidOf(world.seed, `message ${talk.name} ${place}`);
        return { talk, account, written, id };
      }),
    ),
  );
}

function attachedTo(
  { seed }: World,
  messageId: string,
  written: SeededMessage,
): MessageContent["attachments"] {
  if (!written.file) return [];
  const uuid = uuidOf(seed, `file ${messageId}`);
  const fileSize = pdfOf(written).length;
  return [{ uuid, filename: written.file.filename, mimeType: "application/pdf", fileSize }];
}

function pdfOf({ file }: SeededMessage): Buffer {
  return Buffer.from(smallPdf(file?.line ?? ""), "base64");
}

function talksOf({ login }: Account): readonly Talk[] {
  return talks.filter((talk) => talk.login === login);
}

function conversationId({ seed }: World, { name }: Talk): string {
  return uuidOf(seed, `conversation ${name}`);
}

function requestOf({ seed }: World, { name }: Talk): string {
  return uuidOf(seed, `request of conversation ${name}`);
}

function sentAt({ today }: World, written: Pick<SeededMessage, "daysAgo"> | undefined): Date {
  return new Date(duringDay(addDays(today, -(written?.daysAgo ?? 0)), MINUTES_OF_WRITING));
}
