import PiggyBank from "lucide-react/icons/piggy-bank";
import { paths } from "../core/routing/paths.ts";
import { query } from "../core/http/api.ts";
import { francs } from "../core/language/francs.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { Link } from "../core/routing/router.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { AskButton } from "./AskButton.tsx";
import { AskCreditPayout, type Credit, type Credits } from "./invoices.ts";
import styles from "./CreditCards.module.css";

interface CreditCardsProps {
  credits: Credits | undefined;
  onAsked: () => Promise<unknown>;
}

/** The credits of the account, one card per insurer; nothing without credits. */
export function CreditCards({ credits, onAsked }: CreditCardsProps) {
  return credits?.credits.map((credit) => (
    <CreditCard
      key={`${credit.law} ${credit.insurerCode}`}
      credit={credit}
      account={credits.payoutAccount}
      onAsked={onAsked}
    />
  ));
}

interface CreditCardProps {
  credit: Credit;
  account: string | null;
  onAsked: () => Promise<unknown>;
}

function CreditCard({ credit, account, onAsked }: CreditCardProps) {
  const t = useTexts("invoices");
  return (
    <Card role="region" className={styles.credit} aria-label={t("credit.title")}>
      <PiggyBank size={26} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.amount}>
          {t("credit.title")} <strong>{francs(credit.amount)}</strong>
        </p>
        <p>
          {credit.isAsked ? t("credit.asked") : t("credit.text", { insurer: credit.insurer })}
          {account === null && !credit.isAsked && <> {t("credit.noAccount")}</>}
        </p>
      </div>
      {account === null ? (
        <Link to={`${paths.profile.path}?activeTab=financials`} className={styles.link}>
          {t("credit.addAccount")}
        </Link>
      ) : (
        !credit.isAsked && <Payout credit={credit} account={account} onAsked={onAsked} />
      )}
    </Card>
  );
}

/** Requests the payout, or tells that it failed. */
function Payout({ credit, account, onAsked }: CreditCardProps & { account: string }) {
  const t = useTexts("invoices");
  const { law, insurerCode, insurer } = credit;
  const amount = francs(credit.amount);
  const send = async (idempotencyKey: string) => {
    const options = { idempotencyKey, silent: true };
    const answer = await query(AskCreditPayout, { law, insurerCode }, options).catch(() => null);
    void onAsked();
    return answer?.createCreditPayoutRequest.request;
  };
  return (
    <AskButton
      label={t("credit.ask")}
      question={{
        title: t("credit.confirm.title", { amount }),
        text: t("credit.confirm.text", { insurer, account }),
        confirm: t("credit.confirm.button"),
      }}
      send={send}
      refused={{ title: t("credit.failed.title"), text: t("credit.failed.text") }}
    />
  );
}
