import Calculator from "lucide-react/icons/calculator";
import PencilLine from "lucide-react/icons/pencil-line";
import { isWayOffered, paths } from "../core/routing/paths.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { ExternalLink } from "../ui/layout/ExternalLink.tsx";
import { LinkButton } from "../ui/layout/LinkButton.tsx";
import buttons from "../ui/layout/Button.module.css";
import styles from "./ContractScreen.module.css";

/** The actions on contracts that are offered to this account. */
export function ContractActions() {
  const portal = usePortal();
  const titles = useTexts("template");
  const { flags, configuration } = portal;
  const calculator = configuration.externalLinks.premiumCalculator;
  return (
    <div className={styles.actions}>
      {calculator && flags.has("CONTRACTS_POEL") && (
        <ExternalLink className={`${buttons.button} ${buttons.secondary}`} href={calculator}>
          <Calculator size={20} aria-hidden="true" />
          {titles("external.premiumCalculator")}
        </ExternalLink>
      )}
      {isWayOffered("contractMutation", portal) && (
        <LinkButton to={paths.contractMutation.path}>
          <PencilLine size={20} aria-hidden="true" />
          {titles("titles.contractMutation")}
        </LinkButton>
      )}
    </div>
  );
}
