import PiggyBank from "lucide-react/icons/piggy-bank";
import { useState } from "react";
import { addresses } from "../core/addresses.ts";
import { query } from "../core/api.ts";
import { francs } from "../core/francs.ts";
import { useTexts } from "../core/i18n.tsx";
import { Link } from "../core/router.tsx";
import { uuid } from "../core/uuid.ts";
import { Button } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { OutcomeDialog } from "../ui/OutcomeDialog.tsx";
import { AskCreditPayout, type Credit, type Credits } from "./invoices.ts";
import styles from "./CreditCards.module.css";
import { useToldElsewhere } from "./useToldElsewhere.ts";

interface CreditCardsProps {
  credits: Credits | undefined;
  /** Asks for the list again. */
  onAsked: () => Promise<unknown>;
}

/** What we owe the account, one card for each insurer; nothing where we owe nothing. */
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
        <Link to={`${addresses.profile.path}?activeTab=financials`} className={styles.link}>
          {t("credit.addAccount")}
        </Link>
      ) : (
        !credit.isAsked && <Payout credit={credit} account={account} onAsked={onAsked} />
      )}
    </Card>
  );
}

type Step = "closed" | "asking" | "busy" | "done" | "failed";

/** Asks for the payout, and says how it went. */
function Payout({ credit, account, onAsked }: CreditCardProps & { account: string }) {
  const t = useTexts("invoices");
  const { law, insurerCode, insurer } = credit;
  const [step, setStep] = useState<Step>("closed");
  const [key, setKey] = useState("");
  const tellElsewhere = useToldElsewhere();
  const amount = francs(credit.amount);
  const open = () => {
    setKey(uuid());
    setStep("asking");
  };
  const ask = async () => {
    setStep("busy");
    try {
      await query(AskCreditPayout, { law, insurerCode }, { idempotencyKey: key, silent: true });
      tellElsewhere();
      setStep("done");
    } catch {
      setStep("failed");
    }
  };
  const close = () => {
    setStep("closed");
    if (step === "done") void onAsked();
  };
  return (
    <>
      <Button look="secondary" aria-haspopup="dialog" onClick={open}>
        {t("credit.ask")}
      </Button>
      {(step === "asking" || step === "busy") && (
        <ConfirmDialog
          title={t("credit.confirm.title", { amount })}
          confirm={t("credit.confirm.button")}
          isBusy={step === "busy"}
          onConfirm={() => void ask()}
          onClose={close}
        >
          <p>{t("credit.confirm.text", { insurer, account })}</p>
        </ConfirmDialog>
      )}
      {(step === "done" || step === "failed") && (
        <OutcomeDialog
          outcome={step === "done" ? "success" : "error"}
          title={t(`credit.${step}.title`)}
          onClose={close}
        >
          <p>{t(`credit.${step}.text`, { amount })}</p>
        </OutcomeDialog>
      )}
    </>
  );
}
