import { createHash } from "node:crypto";
import { ArchivedDocument } from "@portal/model/exchange/document.ts";
import { LARGEST_FILE } from "@portal/model/files.ts";
import { inFour } from "@portal/model/portal/in-four.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../../core/db/tables.ts";
import { makeHarmless } from "../../../insurer/inspection/inspect.ts";
import { notify } from "../../../insurer/notifications/notify.ts";
import {
  type ArchivedFileParameters,
  archivedFileCode,
} from "../../../insurer/papers/archived-file.ts";
import { defineEntity, type IncomingRecord, type IncomingWork } from "../../entity.ts";
import { lockInsured } from "./insured.ts";
import { contradicts, wrongField } from "./problems.ts";
import { readerOf } from "./statement.ts";

type Inspected = Omit<ArchivedDocument, "content"> & { bytes: Buffer };

export const documents = defineEntity<ArchivedDocument, Inspected>({
  name: "documents",
  about:
    "A paper from another archive with its PDF, inspected as an upload is. A newer version replaces it in the lists; the older one still opens as what was issued.",
  rule: ArchivedDocument,
  async prepare({ content, ...document }: ArchivedDocument, { scanner }): Promise<Inspected> {
    const bytes = Buffer.from(content, "base64");
    if (bytes.length > LARGEST_FILE) throw wrongField("content", "413");
    try {
      return { ...document, bytes: await makeHarmless(bytes, "pdf", scanner) };
    } catch (error) {
      throw error instanceof Problem ? refusedFile(error) : error;
    }
  },
  async write(work, record) {
    const { db } = work;
    const { data } = record;
    const accountId = await recipient(db, data);
    const iddms = idOf(work, record);
    await insertDocument(db, iddms, { ...data, accountId });
    await replaceFormer(db, record.internalKey, { iddms, accountId });
    await attach(db, data, { iddms, accountId });
    if (data.announce && record.internalKey === undefined)
      await tell(work, data, { iddms, accountId });
    // The key of all versions is the first one.
    return record.internalKey ?? iddms;
  },
});

/** A file that cannot be opened is refused at its field; an inspector that is busy is asked again later. */
function refusedFile(problem: Problem): Problem {
  const { code, details } = problem;
  if (code === "TOO_LARGE") return wrongField("content", "413");
  if (code !== "UNSUPPORTED_TYPE") return problem;
  return wrongField("content", `file.${String(details["reason"])}`);
}

/** The same version of a record has the same id, wherever it is written. */
function idOf(
  { secrets, source }: IncomingWork,
  { id, version }: Pick<IncomingRecord<unknown>, "id" | "version">,
): string {
  const key = secrets.lookup("exchange document", JSON.stringify([source, id, version]));
  return createHash("sha256").update(key).digest("hex").slice(0, 20).toUpperCase();
}

async function recipient(db: Kysely<Tables>, data: Inspected): Promise<string> {
  const people = [];
  for (const [at, number] of data.people.entries())
    people.push(await lockInsured(db, number, `people.${at}`));
  const [first] = people;
  const reader = first && (await readerOf(db, first, data));
  // An adult without an account gets a paper about their health by post.
  if (!reader) throw contradicts("people.0", "document.noRecipient");
  return reader.id;
}

async function insertDocument(
  db: Kysely<Tables>,
  iddms: string,
  { accountId, bytes, ...data }: Inspected & { accountId: string },
): Promise<void> {
  const { type, subType, filterType, date, language, titles, reference, isMedical } = data;
  const { fr, de, it, en } = titles;
  const parameters: ArchivedFileParameters = {
    titles: inFour(fr, de, it, en),
    reference,
    isMedical,
  };
  await db
    .insertInto("document")
    .values({
      iddms,
      accountId,
      type,
      subType,
      date,
      language,
      code: archivedFileCode,
      documentFilterType: filterType,
      partenaires: JSON.stringify(data.people),
      parameters: JSON.stringify(parameters),
      content: "{}",
    })
    .execute();
  await db.insertInto("documentFile").values({ iddms, accountId, content: bytes }).execute();
}

interface Filed {
  iddms: string;
  accountId: string;
}

/** The former version leaves the lists and opens as what was issued. The first one always names the newest. */
async function replaceFormer(
  db: Kysely<Tables>,
  first: string | undefined,
  { iddms, accountId }: Filed,
): Promise<void> {
  if (first === undefined) return;
  const stored = await db
    .selectFrom("document")
    .select(["accountId", "replacedBy"])
    .where("iddms", "=", first)
    .executeTakeFirst();
  // Its period may have ended.
  if (!stored) return;
  if (stored.accountId !== accountId) throw contradicts("people.0", "exchange.otherKey");
  const former = stored.replacedBy ?? first;
  await db
    .updateTable("document")
    .set({ replacedBy: iddms })
    .where("iddms", "in", [first, former])
    .execute();
}

/** An invoice and a statement lead to their paper. */
async function attach(
  db: Kysely<Tables>,
  { invoice, statement, people }: Inspected,
  { iddms, accountId }: Filed,
): Promise<void> {
  if (invoice !== null) {
    const updated = await db
      .updateTable("invoice")
      .set({ iddms })
      .where("no", "=", invoice)
      .where("accountId", "=", accountId)
      .returning("no")
      .executeTakeFirst();
    if (!updated) throw wrongField("invoice", "exchange.unknownRecord");
  }
  if (statement !== null) {
    const updated = await db
      .updateTable("statement")
      .set({ iddms })
      .where("statementNumber", "=", statement)
      .where("insuredNumber", "in", people)
      .returning("id")
      .executeTakeFirst();
    if (!updated) throw wrongField("statement", "exchange.unknownRecord");
  }
}

/** The paper of an invoice or of a statement is no news: the invoice or the statement was. */
async function tell(
  { db, secrets }: IncomingWork,
  { invoice, statement, people, date, titles }: Inspected,
  { iddms, accountId }: Filed,
): Promise<void> {
  if (invoice !== null || statement !== null) return;
  const words = (title: string) => ({ title, body: title });
  await notify(db, secrets, {
    accountId,
    idDms: iddms,
    news: {
      kind: "CommunicationNew",
      insuredNumber: people[0] ?? null,
      documentDate: date,
      texts: {
        fr: words(titles.fr),
        de: words(titles.de),
        it: words(titles.it),
        en: words(titles.en),
      },
      campaignName: null,
    },
  });
}
