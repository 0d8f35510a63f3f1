import type { Language } from "@portal/model/portal/languages.ts";
import type { News, NotificationKind } from "@portal/model/notifications.ts";
import { onConnection } from "../../src/core/db/connection-driver.ts";
import { notify } from "../../src/insurer/notifications/notify.ts";
import { database, secrets } from "../portal.ts";

const inEach = (text: string) => ({ title: `Titre ${text}`, body: `Texte ${text}` });
const texts: Record<Language, { title: string; body: string }> = {
  fr: inEach("français"),
  de: inEach("allemand"),
  it: inEach("italien"),
  en: inEach("anglais"),
};

type Samples = { [Kind in NotificationKind]: Extract<News, { kind: Kind }> };

const samplesFor = (insuredNumber: number): Samples => ({
  InvoiceReminder: {
    kind: "InvoiceReminder",
    step: "RAPPEL",
    noInvoice: "31",
    documentDate: "2026-09-01",
    dueDate: "2026-11-30",
    amountDue: 45_050,
    remainingAmount: 40_000,
  },
  InvoicePaid: { kind: "InvoicePaid", paymentDate: "2026-10-02", amount: 118_460 },
  InvoiceNew: {
    kind: "InvoiceNew",
    noInvoice: "32",
    amountDue: 118_460,
    dueDate: "2026-12-01",
    isDebited: false,
  },
  RefundNew: { kind: "RefundNew", noInvoice: "33", insuredNumber, documentDate: "2026-10-20" },
  CommunicationNew: {
    kind: "CommunicationNew",
    insuredNumber: null,
    documentDate: "2026-10-21",
    texts,
    campaignName: "flu",
  },
  CertificatNew: { kind: "CertificatNew", insuredNumber, documentDate: "2026-01-14" },
  RequestNews: {
    kind: "RequestNews",
    step: "ASKED",
    request: "00000000-0000-4000-8000-000000000030",
    requestedOn: "2026-10-19",
    day: "2026-11-02",
  },
  CostReminder: {
    kind: "CostReminder",
    step: "CONTRACT_END",
    insuredNumber,
    day: "2026-12-31",
    contract: { fr: "Contrat", de: "Vertrag", it: "Contratto", en: "Contract" },
  },
});

/** One of each kind: a new kind does not compile without its sample. */
export const everyKind = (insuredNumber: number): News[] =>
  Object.values(samplesFor(insuredNumber));

/** Like the back office: in the role of the jobs, in one transaction. */
export async function tell(
  accountId: string,
  news: readonly News[],
  idDms?: string,
): Promise<void> {
  const pool = database.pool("jobs", 1);
  const client = await pool.connect();
  try {
    for (const one of news) {
      await client.query("begin");
      await notify(onConnection(client), secrets, {
        accountId,
        news: one,
        ...(idDms && { idDms }),
      });
      await client.query("commit");
    }
  } finally {
    client.release();
    await pool.end();
  }
}
