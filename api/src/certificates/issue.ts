import { hash, randomInt, randomUUID } from "node:crypto";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { newCertificateCode } from "@portal/model/certificates/certificate-code.ts";
import {
  initialsOf,
  IssueCertificate,
  MOST_CERTIFICATES_A_DAY,
  validUntil,
} from "@portal/model/certificates/certificates.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { noteAct } from "../core/audit.ts";
import type { Context } from "../core/context.ts";
import { parse } from "../core/http/parse.ts";
import { companyIn } from "../insurer/papers/company.ts";
import { filePaper } from "../insurer/papers/file-paper.ts";
import { renderPaper } from "../insurer/pdf/render.ts";
import type { CertificateContent, CertificateFacts } from "./certificate-facts.ts";
import {
  type CertificateParameters,
  certificateTemplate,
  certifiedPeriod,
} from "./certificate-paper.ts";
import { type Certificate, readCertificate } from "./certificates.ts";
import { type CertificateOffer, readOffers } from "./offers.ts";
import { readFacts } from "./read-facts.ts";

const DAY_SECONDS = 86_400;

/**
 * Issues a certificate: what it says, its file and the signature on it are kept from now on. It is drawn before the
 * transaction, because drawing takes CPU time.
 */
export async function issueCertificate(ctx: Context, given: unknown): Promise<Certificate> {
  const wanted = parse(IssueCertificate, given);
  const today = todayInZurich(ctx.clock.now());
  const offers = await readOffers(ctx, [wanted.kind]);
  const offer = offers.find(({ insuredNumber }) => insuredNumber === wanted.insuredNumber);
  if (!offer) throw new Problem("NOT_FOUND");
  if (offer.obstacle) throw new Problem("CONFLICT", { reason: offer.obstacle });
  if (offer.issuedToday >= MOST_CERTIFICATES_A_DAY)
    throw new Problem("TOO_MANY_REQUESTS", { retryAfter: DAY_SECONDS });
  const facts = await readFacts(ctx, wanted, offer);
  const draft = draftOf(ctx, { wanted, offer, facts, today });
  const file = await drawSigned(ctx, draft);
  const id = await ctx.write(async (db, session) => {
    const { accountId } = session;
    const { document, parameters, content } = draft;
    const iddms = await filePaper(db, certificateTemplate, {
      accountId,
      ...document,
      parameters,
      content,
      // The customer asked for it and opens it at once, so it is not unread among the documents.
      seenAt: ctx.clock.now(),
    });
    await db.insertInto("documentFile").values({ iddms, accountId, content: file }).execute();
    const certificateId = randomUUID();
    const [coversFrom, coversTo] = certifiedPeriod(facts) ?? [null, null];
    await db
      .insertInto("certificate")
      .values({
        id: certificateId,
        accountId,
        insuredNumber: offer.insuredNumber,
        kind: wanted.kind,
        language: wanted.language,
        coversFrom,
        coversTo,
        issuedOn: today,
        issuedAt: ctx.clock.now(),
        validUntil: content.validUntil,
        code: parameters.code,
        iddms,
        fileHash: hash("sha256", file, "buffer"),
        initials: initialsOf(offer),
        birthYear: Number(offer.birthdate.slice(0, 4)),
      })
      .execute();
    await noteAct(db, session, ctx, "issue certificate", certificateId);
    return certificateId;
  });
  return readCertificate(ctx, id);
}

interface Draft {
  document: { partenaires: number[]; date: string; language: IssueCertificate["language"] };
  parameters: CertificateParameters;
  content: CertificateContent;
}

interface DraftParts {
  wanted: IssueCertificate;
  offer: CertificateOffer;
  facts: CertificateFacts;
  today: string;
}

function draftOf(ctx: Context, { wanted, offer, facts, today }: DraftParts): Draft {
  const { insuredNumber, firstname, lastname, birthdate } = offer;
  const { kind, language } = wanted;
  const endsOn = (kind === "INSURANCE" && offer.cover?.endsOn) || undefined;
  return {
    document: { partenaires: [insuredNumber], date: today, language },
    parameters: {
      kind,
      ...("year" in facts && { year: facts.year }),
      code: newCertificateCode((limit) => randomInt(limit)),
    },
    content: {
      person: { insuredNumber, firstname, lastname, birthdate },
      facts,
      validUntil: validUntil(kind, { issuedOn: today, endsOn }),
      checkedAt: `${ctx.visitors.publicUrl}/verify`,
    },
  };
}

async function drawSigned(ctx: Context, { document, parameters, content }: Draft): Promise<Buffer> {
  const company = companyIn(document.language);
  const at = ctx.clock.now();
  const pdf = await renderPaper(() => ({
    ...certificateTemplate.draw({ iddms: "", company, ...document }, parameters, content),
    company,
    signature: { signer: company.name, at },
  }));
  return ctx.signPaper(pdf);
}
