import {
  type NoteReturned,
  ReturnedNoted,
  type ReturnKind,
  returnKinds,
} from "@portal/model/desk/returned-mail.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SyntheticEvent, useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { RadioGroup } from "../../ui/fields/RadioGroup.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { ask, DeskProblem } from "../http/desk-api.ts";
import styles from "./Customers.module.css";
import { numberIn, returnedMail } from "./returned.ts";

/** Notes a letter that came back, by the number of the paper or of the customer. */
export function ReturnedForm() {
  const t = useTexts("desk_customers");
  const cache = useQueryClient();
  const [typed, setTyped] = useState("");
  const [kind, setKind] = useState<ReturnKind>("MOVED");
  const [error, setError] = useState<string>();
  const explain = useRefusal();
  const note = useMutation({
    mutationFn: (body: NoteReturned) =>
      ask("/returned-mail", ReturnedNoted, { method: "POST", body }),
    onSuccess({ letters, isAsked }) {
      toast(isAsked ? t("returned.doneAsked") : t("returned.done", { count: letters }));
      setTyped("");
      void cache.invalidateQueries({ queryKey: returnedMail.queryKey });
    },
    onError: (problem) => setError(explain(problem)),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const number = numberIn(typed);
    setError(number === undefined ? t("returned.noNumber") : undefined);
    if (number !== undefined) note.mutate({ number, kind });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t("returned.number")}
        help={t("returned.numberHelp")}
        error={error}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        spellCheck={false}
      />
      <RadioGroup<ReturnKind>
        label={t("returned.why")}
        value={kind}
        onChange={(value) => value !== "" && setKind(value)}
        options={returnKinds.map((value) => ({ value, label: t(`returned.kind.${value}`) }))}
        variant="chip"
      />
      <div>
        <BusyButton type="submit" isBusy={note.isPending}>
          {t("returned.note")}
        </BusyButton>
      </div>
    </form>
  );
}

/** A refusal in words. */
function useRefusal(): (error: Error) => string {
  const t = useTexts("desk_customers");
  return (error) => {
    if (!(error instanceof DeskProblem)) return t("act.failed");
    if (error.status === 404) return t("returned.unknown");
    if (error.errorCode === "addressChanged") return t("returned.addressChanged");
    return error.errorCode === "noAddress" ? t("returned.noAddress") : t("act.failed");
  };
}
