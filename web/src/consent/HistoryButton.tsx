import { Boundary } from "../core/hydration.tsx";
import History from "lucide-react/icons/history";
import { useState } from "react";
import { ErrorBoundary } from "../core/errors/ErrorBoundary.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import type { Insured } from "../core/portal.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { Drawer } from "../ui/dialogs/Drawer.tsx";
import { ListSkeleton } from "../ui/feedback/ListSkeleton.tsx";
import type { ConsentText } from "./consent.ts";
import { ConsentFailed } from "./ConsentFailed.tsx";
import { ConsentHistory } from "./ConsentHistory.tsx";
import stack from "../ui/layout/Stack.module.css";

interface HistoryButtonProps {
  insured: Insured;
  texts: readonly ConsentText[];
}

export function HistoryButton({ insured, texts }: HistoryButtonProps) {
  const t = useTexts("consent");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <History size={18} aria-hidden="true" />
        {t("history.open")}
      </Button>
      <Drawer
        title={t("history.title", { name: insured.firstname })}
        open={isOpen}
        onClose={() => setOpen(false)}
        width={480}
      >
        {isOpen && (
          <div className={stack.gap4}>
            <ErrorBoundary fallback={ConsentFailed}>
              <Boundary fallback={<ListSkeleton />}>
                <ConsentHistory insuredNumber={insured.insuredNumber} texts={texts} />
              </Boundary>
            </ErrorBoundary>
          </div>
        )}
      </Drawer>
    </>
  );
}
