import type { RepresentationScope } from "@portal/model/representatives/representatives.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { report } from "../core/errors/errors.ts";
import { ApiProblem, query, type RequestOptions } from "../core/http/api.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { useConfirmation } from "../parts/useConfirmation.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { Button } from "../ui/layout/Button.tsx";
import {
  AcceptWiderScope,
  DeclineWiderScope,
  type Representation,
  representations,
} from "./representatives.ts";
import styles from "./Representatives.module.css";
import { useScopeName } from "./useScopeName.ts";

interface WiderScopeProps {
  one: Representation;
  /** What the owner asks the representative to accept. */
  scope: RepresentationScope;
}

/** The wider scope that the owner would like to give, with the representative's answer. */
export function WiderScope({ one: { id, name: given }, scope }: WiderScopeProps) {
  const t = useTexts("representatives");
  const nameOf = useScopeName();
  const { attempt, hasFailed, confirmation } = useAttempt();
  const name = given ?? "";
  const accept = () =>
    attempt(async () => {
      const act = (options: RequestOptions) =>
        query(AcceptWiderScope, { id, scope }, { ...options, silent: true });
      if (await confirmation.run(act, ["CONFLICT"])) toast(t("scope.accepted"));
    });
  const decline = () =>
    attempt(async () => {
      await query(DeclineWiderScope, { id, scope }, { silent: true });
      toast(t("scope.declined"));
    });
  return (
    <Notice kind="info">
      <p>{t("scope.asked", { name, scope: nameOf(scope) })}</p>
      <div className={styles.actions}>
        <Button aria-label={t("scope.acceptNamed", { name })} onClick={() => void accept()}>
          {t("scope.accept")}
        </Button>
        <Button
          variant="quiet"
          aria-label={t("scope.declineNamed", { name })}
          onClick={() => void decline()}
        >
          {t("scope.decline")}
        </Button>
      </div>
      {hasFailed && <p role="status">{t("ending.failed")}</p>}
      {confirmation.dialog}
    </Notice>
  );
}

function useAttempt() {
  const cache = useQueryClient();
  const confirmation = useConfirmation();
  const [hasFailed, setFailed] = useState(false);
  const attempt = async (act: () => Promise<void>) => {
    setFailed(false);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiProblem)) report(error);
      setFailed(true);
    } finally {
      void cache.invalidateQueries(representations);
    }
  };
  return { attempt, hasFailed, confirmation };
}
