import { isRequested } from "@portal/model/business-offers.ts";
import { formatChf, rappenOf } from "@portal/model/money.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import User from "lucide-react/icons/user";
import Users from "lucide-react/icons/users";
import { useState } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { useBrand } from "../core/language/useBrand.ts";
import { OutcomeDialog } from "../ui/dialogs/OutcomeDialog.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { ConfirmRequest } from "./ConfirmRequest.tsx";
import { cyberprotect, nameOf, type Price } from "./cyberprotect.ts";
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
            <OfferCard price={price} isClosed={isClosed} onAsk={() => setAsking(price)} />
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

interface OfferCardProps {
  price: Price;
  isClosed: boolean;
  onAsk: () => void;
}

function OfferCard({ price, isClosed, onAsk }: OfferCardProps) {
  const t = useTexts("cyberprotect");
  const name = nameOf(price);
  const Icon = price.family ? Users : User;
  return (
    <Card className={styles.offer}>
      <h3>
        <Icon size={24} aria-hidden="true" />
        {t(`offers.${name}.title`)}
      </h3>
      <p>{t(`offers.${name}.text`)}</p>
      <p className={styles.price}>
        {t("offers.price", { price: formatChf(rappenOf(price.monthlyPremium)) })}
      </p>
      <p className={styles.small}>{t("offers.stamp")}</p>
      <Button disabled={isClosed} onClick={onAsk}>
        {t("offers.ask")}
      </Button>
    </Card>
  );
}
