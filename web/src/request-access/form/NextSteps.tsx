import type { AccessWay } from "@portal/model/request-access/request-access.ts";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useTexts } from "../../core/language/i18n.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "../RequestAccess.module.css";
import { StepList } from "../StepList.tsx";

const steps = ["first", "second", "third"] as const;

/** The steps after the form is sent. */
export function NextSteps({
  way,
  isDigitalOffered,
}: {
  way: AccessWay;
  isDigitalOffered: boolean;
}) {
  const t = useTexts("request_access");
  return (
    <aside aria-labelledby="next">
      <Card className={styles.next}>
        <h2 id="next">{t("next.title")}</h2>
        <StepList
          steps={steps.map((step) => ({
            title: t(`next.${way}.${step}.title`),
            state: "plain",
            note: t(`next.${way}.${step}.text`),
          }))}
        />
        {isDigitalOffered && (
          <p className={styles.trust}>
            <ShieldCheck size={20} aria-hidden="true" />
            {t("next.trust")}
          </p>
        )}
      </Card>
    </aside>
  );
}
