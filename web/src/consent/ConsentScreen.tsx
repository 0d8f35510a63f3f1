import { Boundary } from "../core/hydration.tsx";
import { decidesFor } from "@portal/model/consent.ts";
import { useState } from "react";
import { ErrorBoundary } from "../core/errors/ErrorBoundary.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { type Insured, usePortal } from "../core/portal.tsx";
import { oneOf, useSearch } from "../core/routing/search.ts";
import { useToday } from "../core/today.ts";
import { LeaveDialog } from "../ui/dialogs/LeaveDialog.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { Tabs } from "../ui/layout/Tabs.tsx";
import type { Bits } from "./consent.ts";
import { ConsentFailed } from "./ConsentFailed.tsx";
import { ConsentPanel } from "./ConsentPanel.tsx";
import { ConsentSkeleton } from "./ConsentSkeleton.tsx";

const nothing: Bits = {};

/** One tab per insured person. Unsaved changes survive a change of tab. */
export function ConsentScreen() {
  const t = useTexts("consent");
  const titles = useTexts("template");
  const { insureds } = usePortal();
  const search = useSearch();
  const today = useToday();
  const [pending, setPending] = useState<Readonly<Record<number, Bits>>>({});
  const numbers = insureds.map(({ insuredNumber }) => insuredNumber);
  const [first = 0, ...others] = numbers;
  const tabs = oneOf("insured", [first, ...others]);
  const chosen = insureds.find(({ insuredNumber }) => insuredNumber === search.get(tabs));
  const hasPending = Object.values(pending).some((bits) => Object.keys(bits).length > 0);
  return (
    <Page title={titles("titles.consent")} intro={t("intro")}>
      <Tabs
        label={t("people")}
        parameter={tabs}
        titleOf={(number) => insureds.find((one) => one.insuredNumber === number)?.firstname}
      >
        {chosen && !decidesFor(chosen, today) && <OthersDecide insured={chosen} />}
        {chosen && decidesFor(chosen, today) && (
          <ErrorBoundary key={chosen.insuredNumber} fallback={ConsentFailed}>
            <Boundary fallback={<ConsentSkeleton />}>
              <ConsentPanel
                insured={chosen}
                pending={pending[chosen.insuredNumber] ?? nothing}
                onPending={(change) =>
                  setPending((before) => ({
                    ...before,
                    [chosen.insuredNumber]: change(before[chosen.insuredNumber] ?? nothing),
                  }))
                }
              />
            </Boundary>
          </ErrorBoundary>
        )}
      </Tabs>
      <LeaveDialog isNeeded={hasPending} />
    </Page>
  );
}

/** An adult decides about their own consents; those of people shown for information are managed elsewhere. */
function OthersDecide({ insured: { firstname, forInformation } }: { insured: Insured }) {
  const t = useTexts("consent");
  return (
    <Notice kind="info">
      <p>{t(forInformation ? "information" : "adult", { firstname })}</p>
    </Notice>
  );
}
