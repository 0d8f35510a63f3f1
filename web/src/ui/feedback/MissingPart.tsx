import type { MissingCodeProps } from "../../core/errors/CodeBoundary.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import { useReload } from "../../core/errors/reload.ts";
import { useRetry } from "../../core/errors/useRetry.ts";
import { useWhenOnline } from "../../core/errors/useWhenOnline.ts";
import { Button } from "../layout/Button.tsx";
import { Dialog } from "../dialogs/Dialog.tsx";
import { Notice } from "./Notice.tsx";

/** Shown in place of a part whose code could not be loaded. */
export function MissingPart(props: MissingCodeProps) {
  const { text, action } = useMissingCode(props);
  return (
    <Notice kind={props.isGone ? "info" : "error"}>
      <p>{text}</p>
      {action}
    </Notice>
  );
}

/** Shown in place of a dialog whose code could not be loaded. */
export function MissingDialog({ onClose, ...props }: MissingCodeProps & { onClose: () => void }) {
  const t = useTexts("global");
  const { text, action } = useMissingCode(props);
  return (
    <Dialog title={t("missing.title")} onClose={onClose} actions={action}>
      <p>{text}</p>
    </Dialog>
  );
}

/** The text and the action: a retry, or a reload for the newer version. It also retries when the network is back. */
function useMissingCode({ reset, isGone }: MissingCodeProps) {
  const t = useTexts("global");
  const retry = useRetry(reset);
  const { reload, isUnreachable } = useReload();
  useWhenOnline(retry);
  if (isGone && !isUnreachable) {
    return {
      text: t("missing.gone"),
      action: <Button onClick={reload}>{t("crash.reload")}</Button>,
    };
  }
  return {
    text: t("missing.text"),
    action: (
      <Button variant="secondary" onClick={retry}>
        {t("retry")}
      </Button>
    ),
  };
}
