import { useTexts } from "../core/language/i18n.tsx";
import { paths } from "../core/routing/paths.ts";
import { navigate } from "../core/routing/router.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { ErrorCard } from "./ErrorCard.tsx";

/** The page of an invalid or expired link. */
export function FailureScreen() {
  const titles = useTexts("template");
  return (
    <Page title={titles("titles.selfServiceFailure")} width="narrow">
      <ErrorCard name="LINK_ERROR" onGo={() => navigate(paths.selfServiceInsuranceCard.path)} />
    </Page>
  );
}
