import { randomUUID } from "node:crypto";
import { timeInZurich, todayInZurich } from "@portal/model/calendar/dates.ts";
import type { PropertyContract } from "@portal/model/contract.ts";
import { withoutEmptyThings } from "@portal/model/damage/asked-fields.ts";
import { type DamageForm, sumOf } from "@portal/model/damage/damage-form.ts";
import { damageProblems } from "@portal/model/damage/damage-rule.ts";
import { coverFor, DamageKind, paysDamages } from "@portal/model/damage/words.ts";
import { mimeTypes } from "@portal/model/files.ts";
import { rappenOf } from "@portal/model/money.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { Phone } from "@portal/model/typing/phone.ts";
import type { Kysely } from "kysely";
import type { Context } from "../core/context.ts";
import { readerWithin } from "../core/db/account-reader.ts";
import type { Tables } from "../core/db/tables.ts";
import { attachFiles } from "../insurer/attach-files.ts";
import { propertyAt, propertyContract } from "../insurer/cover/property-cover.ts";
import { filePaper } from "../insurer/papers/file-paper.ts";
import { peopleForPaper } from "../insurer/papers/people.ts";
import { numberType } from "../insurer/phone-numbers.ts";
import { type WriteContext, submitRequest } from "../insurer/requests/submit.ts";
import { damagePaper } from "./damage-paper.ts";
import { type DamageDetails, damageRequest, DeclaredTexts } from "./damage-request.ts";

interface Declared {
  id: string;
  /** The document number of the declaration. */
  iddms: string;
}

/**
 * Declares a damage to a contract of the account in one transaction: a request that a clerk decides, a copy among the
 * documents and the files.
 */
export async function declareDamage(ctx: Context, sent: DamageForm): Promise<Declared> {
  const now = ctx.clock.now();
  const told = { ...sent, damageDate: sent.damageDate ?? "" };
  refuseIfWrong(damageProblems(told, { today: todayInZurich(now), time: timeInZurich(now) }));
  const phone = Phone.parse(told.contactPhone);
  if (!numberType(phone)) throw refused({ contactPhone: "phone.invalid" });
  const form = withoutEmptyThings({ ...told, contactPhone: phone });
  return ctx.write(async (db, session) => {
    const id = randomUUID();
    const { insuredNumber, contract } = await readContract(ctx, db, form);
    const files = await attachFiles(db, {
      accountId: session.accountId,
      field: "files",
      uuids: form.files,
      interactionId: id,
      accepts: mimeTypes.pdf,
    });
    const details = detailsOf(form, contract);
    const act = { ctx, db, session };
    const iddms = await fileDeclaration(act, { insuredNumber, contract, details, files });
    await submitRequest(act, damageRequest, {
      id,
      insuredNumber,
      details: { ...details, iddms, files },
      deduplicationKey: `${form.contract} ${form.kind} ${details.date} ${form.damageHour}`,
      isKeyPermanent: true,
      needsOperator: true,
    });
    return { id, iddms };
  });
}

function refuseIfWrong(problems: object): void {
  if (Object.keys(problems).length > 0) throw refused(problems);
}

function refused(fields: object): Problem {
  return new Problem("INVALID", { fields });
}

/** The contract on the day of the damage; row level security shows only the policyholder's contracts. */
async function readContract(
  { language }: Pick<Context, "language">,
  db: Kysely<Tables>,
  { contract: noContract, damageDate: date = "" }: DamageForm,
): Promise<{ insuredNumber: number; contract: PropertyContract }> {
  const rows = await readerWithin(db).read(propertyAt({ date }));
  const row = rows.find((one) => one.noContract === noContract);
  if (!row) throw refused(await missingContract(db, noContract));
  const contract = propertyContract(row, language);
  if (!paysDamages(contract)) throw refused({ contract: "invalid" });
  return { insuredNumber: row.insuredNumber, contract };
}

async function missingContract(db: Kysely<Tables>, noContract: string) {
  const known = await db
    .selectFrom("propertyContract")
    .select("noContract")
    .where("noContract", "=", noContract)
    .limit(1)
    .execute();
  return known.length > 0
    ? { damageDate: "damage.notInsured" }
    : { contract: "damage.unknownContract" };
}

type DeclaredDamage = Omit<DamageDetails, "iddms" | "files">;

function detailsOf(form: DamageForm, { product, noContract }: PropertyContract): DeclaredDamage {
  return {
    event: DamageKind.parse(form.kind),
    date: form.damageDate ?? "",
    hour: form.damageHour,
    place: form.place,
    description: form.description,
    noContract,
    product: product.value,
    amount: sumOf(form.things),
    things: form.things.map(({ what, amount = 0 }) => ({ what, amount: rappenOf(amount) })),
    ...DeclaredTexts.parse(form),
    contactPhone: form.contactPhone,
  };
}

interface Copied {
  insuredNumber: number;
  contract: PropertyContract;
  details: DeclaredDamage;
  files: DamageDetails["files"];
}

/** Files a copy of the declaration for the account that made it. */
async function fileDeclaration(
  { ctx, db, session }: WriteContext & { ctx: Pick<Context, "clock"> },
  { insuredNumber, contract, details, files }: Copied,
): Promise<string> {
  const addressed = {
    accountId: session.accountId,
    partenaires: [insuredNumber],
    date: todayInZurich(ctx.clock.now()),
    language: ctx.language,
  };
  const {
    people: [person],
  } = await peopleForPaper(db, addressed);
  if (!person) throw new Error("A declaration without an insured person.");
  return filePaper(db, damagePaper, {
    ...addressed,
    parameters: { date: details.date, event: details.event },
    content: {
      person,
      details,
      cover: coverFor(contract, details.event).map(
        ({ code, level, insuredAmount, deductible }) => ({
          code,
          level,
          insuredAmount,
          deductible,
        }),
      ),
      files: files.map(({ filename }) => filename),
    },
  });
}
