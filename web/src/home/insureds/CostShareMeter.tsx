import { rappenOf } from "@portal/model/money.ts";
import Check from "lucide-react/icons/check";
import { useTexts } from "../../core/language/i18n.tsx";
import { Meter } from "../../ui/feedback/Meter.tsx";
import { francs } from "../../core/language/francs.ts";
import type { CostShare } from "../home.ts";
import styles from "./InsuredCard.module.css";

interface CostShareMeterProps {
  kind: "deductible" | "coinsurance";
  share: CostShare;
}

/** A person's share of the year's costs: the total, the paid and the remaining amount. */
export function CostShareMeter({ kind, share }: CostShareMeterProps) {
  const t = useTexts("homepage");
  if (share.annual === 0) return <NoShare />;
  return (
    <Meter
      label={t(`share.${kind}`)}
      total={francs(share.annual)}
      percent={share.percent}
      percentText={t("share.percent", { percent: share.percent })}
      tone={kind === "deductible" ? "lake" : "teal"}
    >
      <span>{t("share.paid", { amount: francs(share.paid) })}</span>
      <Left kind={kind} share={share} />
    </Meter>
  );
}

/** The children of a family have a common limit, so less may remain than the bar shows. */
function Left({ kind, share }: CostShareMeterProps) {
  const t = useTexts("homepage");
  const isOfFamily = rappenOf(share.toBePaid) < rappenOf(share.annual) - rappenOf(share.paid);
  const amount = francs(share.toBePaid);
  if (share.toBePaid > 0)
    return <span>{t(isOfFamily ? "share.leftFamily" : "share.left", { amount })}</span>;
  const reached = kind === "deductible" ? "share.reachedDeductible" : "share.reachedCoinsurance";
  return (
    <span className={styles.reached}>
      <Check size={16} aria-hidden="true" />
      {t(isOfFamily ? "share.reachedFamily" : reached)}
    </span>
  );
}

/** A child usually has no deductible, and an empty bar of zero francs would not explain that. */
function NoShare() {
  const t = useTexts("homepage");
  return (
    <p className={styles.none}>
      <strong>{t("share.noDeductible")}</strong>
      <span>{t("share.noDeductibleHelp")}</span>
    </p>
  );
}
