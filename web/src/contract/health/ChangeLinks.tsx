import PencilLine from "lucide-react/icons/pencil-line";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { isWayOffered, paths } from "../../core/routing/paths.ts";
import { Link } from "../../core/routing/router.tsx";
import { About } from "../../ui/layout/About.tsx";
import buttons from "../../ui/layout/Button.module.css";
import styles from "../Contract.module.css";

/** The most frequent changes; each opens the wizard with its choice made. */
const changes = ["deductible", "aosModel"] as const;

/** The links from a person's basic contract to its changes. */
export function ChangeLinks({ insuredNumber }: { insuredNumber: number }) {
  const t = useTexts("contract");
  const portal = usePortal();
  const insured = portal.insureds.find((one) => one.insuredNumber === insuredNumber);
  if (!insured || insured.forInformation || !isWayOffered("contractMutation", portal)) return null;
  return (
    <div className={styles.changes}>
      {changes.map((change) => (
        <Link
          key={change}
          to={`${paths.contractMutation.path}?insured=${insuredNumber}&change=${change}`}
          className={`${buttons.button} ${buttons.secondary}`}
        >
          <PencilLine size={18} aria-hidden="true" />
          {t(`change.${change}`)}
          <About />
        </Link>
      ))}
    </div>
  );
}
