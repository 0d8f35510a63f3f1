import { formatChf } from "@portal/model/money.ts";
import User from "lucide-react/icons/user";
import Users from "lucide-react/icons/users";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../layout/Button.tsx";
import { Card } from "../layout/Card.tsx";
import { About } from "../layout/About.tsx";
import styles from "./PriceCard.module.css";

interface PriceCardProps {
  readonly isFamily: boolean;
  /** In rappen. */
  readonly monthlyPremium: number;
  /** Whether it was asked for already. */
  readonly isClosed: boolean;
  readonly onAsk?: () => void;
}

/** What an offer of the insurer costs one person or the family. */
export function PriceCard({ isFamily, monthlyPremium, isClosed, onAsk }: PriceCardProps) {
  const t = useTexts("cyberprotect");
  const name = isFamily ? "family" : "individual";
  const Icon = isFamily ? Users : User;
  return (
    <Card className={styles.offer}>
      <h3>
        <Icon size={24} aria-hidden="true" />
        {t(`offers.${name}.title`)}
      </h3>
      <p>{t(`offers.${name}.text`)}</p>
      <p className={styles.price}>{t("offers.price", { price: formatChf(monthlyPremium) })}</p>
      <p className={styles.small}>{t("offers.stamp")}</p>
      <Button disabled={isClosed} onClick={onAsk}>
        {t("offers.ask")}
        <About>{t(`offers.${name}.title`)}</About>
      </Button>
    </Card>
  );
}
