import { useTexts } from "../core/language/i18n.tsx";
import { useBrand } from "../core/language/useBrand.ts";
import { paths } from "../core/routing/paths.ts";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { LinkButton } from "../ui/layout/LinkButton.tsx";

/** Shown if no person on the account can change anything. */
export function Unavailable() {
  const t = useTexts("contract_changes");
  const { phone } = useBrand();
  return (
    <Card>
      <EmptyState
        picture="document"
        title={t("unavailable.title")}
        action={<LinkButton to={paths.contract.path}>{t("unavailable.action")}</LinkButton>}
      >
        {t("unavailable.text", { phone })}
      </EmptyState>
    </Card>
  );
}
