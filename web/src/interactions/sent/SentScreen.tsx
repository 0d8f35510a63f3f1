import { brand } from "@portal/brand/brand.ts";
import { formatDate, timeInZurich, todayInZurich } from "@portal/model/calendar/dates.ts";
import { maskedEmail } from "@portal/model/portal/confirmations.ts";
import { readDetails } from "@portal/model/requests/interaction-details.ts";
import { isConfirmedByEmail } from "@portal/model/requests/receipt.ts";
import { queryOptions, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { ErrorBoundary, type FallbackProps } from "../../core/errors/ErrorBoundary.tsx";
import { useRetry } from "../../core/errors/useRetry.ts";
import { invalidatedByDecisions } from "../../core/http/cache-invalidation.ts";
import { ApiProblem, query } from "../../core/http/api.ts";
import { Boundary } from "../../core/hydration.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { paths } from "../../core/routing/paths.ts";
import { useLocation } from "../../core/routing/router.tsx";
import { ReceiptPage } from "../../parts/receipt/ReceiptPage.tsx";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { LinkButton } from "../../ui/layout/LinkButton.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { type RequestReceipt, SentRequest } from "../interactions.ts";
import { awaitsProof } from "./awaits-proof.ts";
import { Hints, useIsReadHere } from "./Hints.tsx";
import { originOf } from "./origins.ts";
import { Progress } from "./Progress.tsx";
import { Reference } from "./Reference.tsx";
import styles from "./Sent.module.css";
import { WhatWasSent } from "./WhatWasSent.tsx";

const BillEstimate = lazyPart(async () => (await import("./BillEstimate.tsx")).BillEstimate);

const SENT = "sent";

/** The receipt, read from change tracking: the same after a reload, after Back and in another tab. */
export function SentScreen() {
  return (
    <ErrorBoundary fallback={SentFailed}>
      <Receipt />
    </ErrorBoundary>
  );
}

function Receipt() {
  const id = new URLSearchParams(useLocation().search).get("request") ?? "";
  const { data: request } = useSuspenseQuery(sentRequest(id));
  const cache = useQueryClient();
  // The lists of change tracking do not contain it yet.
  useEffect(() => {
    const isList = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== SENT;
    void cache.invalidateQueries({ queryKey: ["interactions"], predicate: isList });
  }, [cache, id]);
  // The texts of the facts are loaded with the page.
  useTexts("interactions");
  return request ? <Found request={request} /> : <Missing />;
}

function Found({ request }: { request: RequestReceipt }) {
  const t = useTexts("receipt");
  const title = useTitle(request);
  const { profile, actingFor } = usePortal();
  const at = new Date(request.requestedAt);
  const received = t("received", { date: formatDate(todayInZurich(at)), time: timeInZurich(at) });
  const isBill = readDetails(request.type, request.details)?.kind === "document";
  const isEstimated = useIsReadHere(request) && isBill && request.type === "INVOICE";
  const left = t(awaitsProof(request) ? "proofMissing" : "nothingLeft");
  const written = actingFor
    ? t("confirmedFor", { name: actingFor.name })
    : t("confirmed", { email: maskedEmail(profile.loginEmail) });
  const confirmed = isConfirmedByEmail(request.type) ? written : "";
  return (
    <ReceiptPage
      title={title}
      lead={[received, confirmed, left].filter(Boolean).join(" ")}
      side={
        <>
          <Reference request={request} />
          <Hints request={request} />
        </>
      }
    >
      <WhatWasSent request={request} />
      {isEstimated && (
        <Boundary>
          <BillEstimate request={request.id} />
        </Boundary>
      )}
      <Progress request={request} />
    </ReceiptPage>
  );
}

function useTitle({ type, details }: RequestReceipt): string {
  const t = useTexts("receipt");
  const told = readDetails(type, details);
  const { group } = originOf(type, told);
  if (group !== "documents") return t(`title.${group}`);
  const count = told?.kind === "document" ? (told.files?.length ?? 1) : 1;
  return t("title.documents", { count });
}

/** Another account's request and a missing one have the same text. */
function Missing() {
  const t = useTexts("receipt");
  const title = t("missing.title");
  useEffect(() => {
    document.title = `${title} – ${brand.name}`;
  }, [title]);
  return (
    <Page title={title} width="narrow">
      <p>{t("missing.text")}</p>
      <p className={styles.home}>
        <LinkButton to={paths.interactions.path}>{t("missing.tracking")}</LinkButton>
      </p>
    </Page>
  );
}

function SentFailed({ reset }: FallbackProps) {
  const t = useTexts("receipt");
  const titles = useTexts("template");
  return (
    <Page title={titles("titles.requestSent")}>
      <Failed text={t("failed")} onRetry={useRetry(reset)} />
    </Page>
  );
}

function sentRequest(id: string) {
  return queryOptions({
    ...invalidatedByDecisions,
    queryKey: ["interactions", SENT, id],
    queryFn: async () => {
      try {
        const { interaction } = await query(SentRequest, { id }, { handles: ["NOT_FOUND"] });
        return interaction;
      } catch (error) {
        if (error instanceof ApiProblem && error.code === "NOT_FOUND") return null;
        throw error;
      }
    },
  });
}
