import { useQuery } from "../core/http/useQuery.ts";
import type { DemonstrationVisitor } from "@portal/model/self-service/demonstration.ts";
import { get } from "../core/http/api.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { Button } from "../ui/layout/Button.tsx";
import type { Identity } from "./calls.ts";
import styles from "./SelfService.module.css";

const options = { silent: true, background: true, anonymous: true };

/** The invented people without an account, whose data a demonstration fills in. */
export function DemonstrationPeople({ onUse }: { onUse: (identity: Identity) => void }) {
  const t = useTexts("self_service");
  const { data } = useQuery({
    queryKey: ["demonstration-visitors"],
    queryFn: () => get<DemonstrationVisitor[]>("/v1/demonstration/visitors", options),
  });
  if (!data || data.length === 0) return null;
  return (
    <Notice kind="info">
      <p>{t("demonstration.people")}</p>
      <ul className={styles.people}>
        {data.map(({ insuredNumber, firstname, lastname, birthdate, way }) => (
          <li key={insuredNumber}>
            <Button
              variant="secondary"
              onClick={() => onUse({ insuredNumber: String(insuredNumber), birthdate })}
            >
              {firstname} {lastname}
            </Button>
            <span>{t(`demonstration.way.${way ?? "NONE"}`)}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
