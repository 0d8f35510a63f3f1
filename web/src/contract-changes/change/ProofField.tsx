import { PROOF_FOLLOWS } from "@portal/model/contract-changes/extras.ts";
import { useState } from "react";
import { removeFile } from "../../core/http/upload.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { fieldId } from "../../parts/wizard/field-id.ts";
import { Upload } from "../../ui/files/Upload.tsx";
import { RadioGroup } from "../../ui/fields/RadioGroup.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { useProblem, useWizardView } from "../wizard-view.ts";
import stack from "../../ui/layout/Stack.module.css";
import styles from "./Change.module.css";

/** The proof of other accident insurance: a file now, or the promise to send it later. */
export function ProofField({ insured }: { insured: number }) {
  const t = useTexts("contract_changes");
  const { state, act } = useWizardView();
  const path = `${insured}.riskDel.extra.preuve`;
  const { error, onBlur } = useProblem(path);
  const told = state.changes[insured]?.riskDel?.extra.preuve ?? "";
  const [wantsFile, setWantsFile] = useState(told !== "" && told !== PROOF_FOLLOWS);
  // A file uploaded before the step was left is known by its id only.
  const [sentBefore] = useState(wantsFile ? told : "");
  const tell = (value: string) =>
    act({ type: "setExtra", insured, code: "riskDel", key: "preuve", value });
  const choose = (way: "" | "file" | "later") => {
    setWantsFile(way === "file");
    tell(way === "later" ? PROOF_FOLLOWS : "");
  };
  const isKept = sentBefore !== "" && told === sentBefore;
  return (
    <div id={fieldId(path)} className={stack.gap3}>
      <RadioGroup
        label={t("field.preuve")}
        help={t("help.preuve")}
        error={error}
        onBlur={onBlur}
        value={told === PROOF_FOLLOWS ? "later" : wantsFile ? "file" : ""}
        options={[
          { value: "file", label: t("proof.file") },
          { value: "later", label: t("proof.later") },
        ]}
        onChange={choose}
      />
      {told === PROOF_FOLLOWS && <p className={styles.said}>{t("proof.laterHelp")}</p>}
      {wantsFile && isKept && (
        <div className={styles.doctor}>
          <span className={styles.doctorName}>{t("proof.kept")}</span>
          <Button variant="secondary" onClick={() => void removeFile(told).then(() => tell(""))}>
            {t("proof.remove")}
          </Button>
        </div>
      )}
      {wantsFile && !isKept && <Upload onChange={([file]) => tell(file?.uuid ?? "")} />}
    </div>
  );
}
