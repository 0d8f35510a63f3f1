import { createHash } from "node:crypto";
import { notificationMessage, statementMessage } from "../formats/camt.ts";
import { answerMessage } from "../formats/pain.ts";
import { RefusedFile } from "../refused-file.ts";
import { readXml, type ReadLimits, type Source } from "../xml/read-xml.ts";
import { AnswerReader, detachedInAnswer } from "./read-answer.ts";
import type { FileKind, FilePart } from "./booking.ts";
import { CamtReader, detachedInCamt } from "./read-camt.ts";

const messages = [statementMessage, notificationMessage, answerMessage];
const detached = new Set([...detachedInCamt, ...detachedInAnswer]);

/** Reads a camt.053, camt.054 or pain.002 part by part; its memory does not grow with the file. */
export async function* readBankFile(source: Source, limits?: ReadLimits): AsyncGenerator<FilePart> {
  let reader: CamtReader | AnswerReader | undefined;
  for await (const read of readXml(source, { messages, detached, ...(limits && { limits }) })) {
    reader ??=
      read.message === answerMessage
        ? new AnswerReader()
        : new CamtReader(read.message === statementMessage ? "CAMT053" : "CAMT054");
    yield* reader.read(read);
  }
}

/** A file that was read to its end and holds to the standard. */
export interface CheckedFile {
  hash: string;
  kind: FileKind;
  messageId: string;
  ibans: ReadonlySet<string>;
  /** The messages of ours that it answers. */
  answered: ReadonlySet<string>;
  entries: number;
}

/** Reads the whole file before any of it is booked: a broken file changes nothing. */
export async function checkFile(source: Source, limits?: ReadLimits): Promise<CheckedFile> {
  const hash = createHash("sha256");
  const ibans = new Set<string>();
  const answered = new Set<string>();
  let header: { kind: FileKind; messageId: string } | undefined;
  let entries = 0;
  for await (const read of readBankFile(hashed(source, hash), limits)) {
    if (read.part === "HEADER") header = read;
    else if (read.part === "ACCOUNT") ibans.add(read.iban);
    else if (read.part === "ANSWER") answered.add(read.answer.messageId);
    if (read.part === "BOOKING" || read.part === "ANSWER") entries++;
  }
  if (!header) throw new RefusedFile("NOT_BY_THE_STANDARD", "GrpHdr is missing");
  const { kind, messageId } = header;
  return { hash: hash.digest("hex"), kind, messageId, ibans, answered, entries };
}

async function* hashed(source: Source, hash: { update(bytes: Uint8Array): unknown }) {
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
}
