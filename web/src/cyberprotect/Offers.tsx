import { isRequested } from "@portal/model/business-offers.ts";
import { rappenOf } from "@portal/model/money.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { useBrand } from "../core/language/useBrand.ts";
import { OutcomeDialog } from "../ui/dialogs/OutcomeDialog.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { PriceCard } from "../ui/offers/PriceCard.tsx";
import { ConfirmRequest } from "./ConfirmRequest.tsx";
import { cyberprotect, type Price } from "./cyberprotect.ts";
import styles from "./CyberprotectScreen.module.css";

/** For one person or the family, each with its price; disabled once requested. */
export function Offers() {
  const t = useTexts("cyberprotect");
  const { phone } = useBrand();
  const { data } = useSuspenseQuery(cyberprotect);
  const [asking, setAsking] = useState<Price>();
  const [isDone, setDone] = useState(false);
  const { businessOfferPrices: prices, businessOfferRequest: request } = data;
  const isClosed = request !== null && isRequested(request.state);
  if (prices.length === 0) return <Notice kind="info">{t("offers.none")}</Notice>;
  return (
    <>
      {request && (
        <Notice kind={isClosed ? "info" : "warning"}>
          <p>{t(`requested.${request.state}`, { phone })}</p>
        </Notice>
      )}
      <ul className={styles.offers}>
        {prices.map((price) => (
          <li key={String(price.family)}>
            <PriceCard
              isFamily={price.family}
              monthlyPremium={rappenOf(price.monthlyPremium)}
              isClosed={isClosed}
              onAsk={() => setAsking(price)}
            />
          </li>
        ))}
      </ul>
      {asking && (
        <ConfirmRequest
          price={asking}
          onClose={() => setAsking(undefined)}
          onDone={() => {
            setAsking(undefined);
            setDone(true);
          }}
        />
      )}
      {isDone && (
        <OutcomeDialog outcome="success" title={t("done.title")} onClose={() => setDone(false)}>
          <p>{t("done.text")}</p>
        </OutcomeDialog>
      )}
    </>
  );
}
