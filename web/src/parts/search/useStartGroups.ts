import { useQuery } from "../../core/http/useQuery.ts";
import { yearUpTo } from "@portal/model/calendar/calendar.ts";
import { formatDate, todayInZurich } from "@portal/model/calendar/dates.ts";
import { knownType } from "@portal/model/requests/request-words.ts";
import { useEnvironment } from "../../core/environment.ts";
import { graphql, query } from "../../core/http/api.ts";
import type { SearchStartQuery } from "../../core/http/gql/private.ts";
import { francs } from "../../core/language/francs.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { isWayOffered, paths } from "../../core/routing/paths.ts";
import { useToday } from "../../core/today.ts";
import { invoiceAddress } from "../due/due.ts";
import { dueSoon } from "../due/due-soon.ts";
import { dueTexts } from "../due/DueState.tsx";
import { useInvoiceTitle } from "../due/useInvoiceTitle.ts";
import { destinationUrl, frequentDestinations } from "./entries.ts";
import { recentKey, recentOptions } from "./recent.ts";
import { filled, type SearchGroup, type SearchOption } from "./search-options.ts";

const SearchStart = graphql(`
  query SearchStart($from: Date!, $to: Date!, $taxYear: Int!) {
    invoicesToPay(from: $from, first: 1) {
      id
      type
      subject
      holder
      totalAmount
      toBePaid
      status
      deadline
      overdueSince
      paymentAwaitedUntil
      debitReturned
      restCarried
      periodFrom
      periodTo
      invoiceDate
      paymentMode
      instalments {
        date
        amount
        status
      }
      arrangement {
        actif
      }
    }
    conversations(first: 5) {
      id
      subject
      lastAt
      unread
    }
    interactions(from: $from, to: $to, status: [PENDING], first: 1) {
      id
      type
      requestDate
    }
    taxCertificates(from: $taxYear, to: $taxYear) {
      year
      insured {
        insuredNumber
        firstname
        lastname
      }
    }
  }
`);

/** Before anything is typed: recommendations, the results opened last, and frequent searches. */
export function useStartGroups({ hasNow }: { hasNow: boolean }): SearchGroup[] {
  const today = useToday();
  const { language } = useLanguage();
  const kept = useEnvironment().kept(recentKey);
  const optionsOf = useNowOptions();
  const oftenOf = useOftenOptions();
  const { data } = useQuery({
    queryKey: ["searchStart", today],
    queryFn: () => query(SearchStart, startPeriod(today), { silent: true }),
    enabled: hasNow,
  });
  const recent = recentOptions(kept, language);
  const isRecent = ({ id }: SearchOption) => recent.some((one) => one.id === id);
  return filled([
    { id: "now", options: hasNow && data ? optionsOf(data, today) : [] },
    { id: "recent", options: recent },
    { id: "often", options: hasNow ? oftenOf(data).filter((one) => !isRecent(one)) : [] },
  ]);
}

/** The tax return is for the past year. */
function startPeriod(today: string) {
  return { ...yearUpTo(today), taxYear: Number(today.slice(0, 4)) - 1 };
}

function useOftenOptions(): (start: SearchStartQuery | undefined) => SearchOption[] {
  const t = useTexts("search");
  const portal = usePortal();
  return (start) =>
    frequentDestinations(portal).map((one) => {
      const own = start?.taxCertificates.find(
        ({ insured }) => insured.insuredNumber === portal.profile.insuredNumber,
      );
      if (one.id === "taxCertificate" && own) {
        const { year, insured } = own;
        const name = `${insured.insuredNumber}.pdf`;
        return {
          id: `tax-${year}`,
          kind: one.kind,
          title: t("tax.title", { year }),
          text: t("tax.text", { name: `${insured.firstname} ${insured.lastname}` }),
          to: `/v1/tax-certificates/${year}/${name}`,
          savedAs: `${t("tax.file")}-${year}-${name}`,
        };
      }
      return {
        id: one.id,
        kind: one.kind,
        title: t(`entries.${one.id}.title`),
        text: t(`entries.${one.id}.text`),
        to: destinationUrl(one),
      };
    });
}

function useNowOptions(): (start: SearchStartQuery, today: string) => SearchOption[] {
  const t = useTexts("search");
  const home = useTexts("homepage");
  const requests = useTexts("interactions");
  const portal = usePortal();
  const titleOf = useInvoiceTitle();
  return ({ invoicesToPay, conversations, interactions }, today) => {
    const due = isWayOffered("invoices", portal) ? dueSoon(invoicesToPay, today) : undefined;
    const unread = conversations.find((one) => one.unread > 0);
    return [
      ...(due
        ? [
            {
              id: `now-${due.invoice.id}`,
              kind: "invoices" as const,
              title: titleOf(due.invoice),
              text: dueTexts(due, home),
              to: invoiceAddress(due.invoice),
              amount: francs(due.amount),
            },
          ]
        : []),
      ...(unread
        ? [
            {
              id: `now-${unread.id}`,
              kind: "conversations" as const,
              title: unread.subject,
              text: t("now.reply", { date: formatDate(todayInZurich(new Date(unread.lastAt))) }),
              to: `${paths.messages.path}?conversation=${unread.id}`,
            },
          ]
        : []),
      ...interactions.map(({ id, type, requestDate }) => ({
        id: `now-${id}`,
        kind: "requests" as const,
        title: requests(`type.${knownType(type) ?? "unknown"}`),
        text: t("now.request", { date: formatDate(requestDate) }),
        to: `${paths.interactions.path}?year=${requestDate.slice(0, 4)}&request=${id}`,
      })),
    ];
  };
}
