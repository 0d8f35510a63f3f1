import type { RepresentationScope } from "@portal/model/representatives/representatives.ts";
import { includesScope } from "@portal/model/representatives/scope.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { report } from "../core/errors/errors.ts";
import { ApiProblem, query, type RequestOptions } from "../core/http/api.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { useConfirmation } from "../parts/useConfirmation.tsx";
import { ConfirmDialog } from "../ui/dialogs/ConfirmDialog.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { toast } from "../ui/feedback/toast.ts";
import stack from "../ui/layout/Stack.module.css";
import {
  AskWiderScope,
  LowerRepresentation,
  type Representation,
  representations,
} from "./representatives.ts";
import { ScopeField } from "./ScopeField.tsx";

interface ScopeDialogProps {
  one: Representation;
  onClose: () => void;
}

/** Where the owner lowers the scope at once, or asks for a wider one with a code. */
export function ScopeDialog({ one, onClose }: ScopeDialogProps) {
  const t = useTexts("representatives");
  const [scope, setScope] = useState<RepresentationScope>(one.scope);
  const { save, isBusy, hasFailed, dialog } = useScopeChange(one, onClose);
  if (dialog) return dialog;
  return (
    <ConfirmDialog
      title={t("scope.title", { name: one.name ?? "" })}
      confirm={t("scope.save")}
      isBusy={isBusy}
      onConfirm={() => void save(scope)}
      onClose={onClose}
    >
      <div className={stack.gap5}>
        <ScopeField
          label={t("form.scope")}
          value={scope}
          onChange={(chosen) => chosen && setScope(chosen)}
        />
        <p>
          {t("scope.lowers")} {t("scope.widens")}
        </p>
        {hasFailed && (
          <Notice kind="error">
            <p role="status">{t("ending.failed")}</p>
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}

function useScopeChange({ id, scope: held, askedScope }: Representation, onClose: () => void) {
  const t = useTexts("representatives");
  const cache = useQueryClient();
  const confirmation = useConfirmation();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const change = async (scope: RepresentationScope) => {
    if (scope === held && askedScope === null) return true;
    if (includesScope(held, scope)) {
      await query(LowerRepresentation, { id, scope }, { silent: true });
      toast(t("scope.lowered"));
      return true;
    }
    const act = (options: RequestOptions) =>
      query(AskWiderScope, { id, scope }, { ...options, silent: true });
    if (!(await confirmation.run(act, ["CONFLICT"]))) return false;
    toast(t("scope.sent"));
    return true;
  };
  const save = async (scope: RepresentationScope) => {
    setBusy(true);
    setFailed(false);
    try {
      if (await change(scope)) onClose();
    } catch (error) {
      if (!(error instanceof ApiProblem)) report(error);
      setFailed(true);
    } finally {
      setBusy(false);
      void cache.invalidateQueries(representations);
    }
  };
  return { save, isBusy, hasFailed, dialog: confirmation.dialog };
}
