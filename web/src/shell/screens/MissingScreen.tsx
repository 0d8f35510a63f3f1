import { useEffect } from "react";
import type { MissingCodeProps } from "../../core/errors/CodeBoundary.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import { reloadUnlessUnsaved } from "../../core/errors/reload.ts";
import { MissingPart } from "../../ui/feedback/MissingPart.tsx";
import { Page } from "../../ui/layout/Page.tsx";

/** A screen whose code could not be loaded, inside the shell. After a release the page is reloaded. */
export function MissingScreen(props: MissingCodeProps) {
  const t = useTexts("global");
  const { isGone } = props;
  useEffect(() => {
    if (isGone) reloadUnlessUnsaved();
  }, [isGone]);
  return (
    <Page title={t("missing.title")} width="narrow">
      <MissingPart {...props} />
    </Page>
  );
}
