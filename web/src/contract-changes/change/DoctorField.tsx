import { Boundary } from "../../core/hydration.tsx";
import type { ChosenDoctor } from "@portal/model/contract-changes/wizard-state.ts";
import { useState } from "react";
import { CodeBoundary, type MissingCodeProps } from "../../core/errors/CodeBoundary.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import { FamilyDoctorDialog } from "../../parts/caregivers/FamilyDoctorDialog.tsx";
import { fieldId } from "../../parts/wizard/field-id.ts";
import { MissingDialog } from "../../ui/feedback/MissingPart.tsx";
import { FieldGroup } from "../../ui/fields/Field.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import type { Person } from "../household.ts";
import { useProblem } from "../wizard-view.ts";
import styles from "./Change.module.css";

interface DoctorFieldProps {
  path: string;
  person: Person;
  productCode: string;
  /** The day from which the product is valid. */
  validDate: string;
  /** The name of the chosen doctor. */
  doctor: string | undefined;
  isOptional: boolean;
  onChange: (doctor: ChosenDoctor | null) => void;
}

/** The family doctor of a product, among those that it allows. */
export function DoctorField(props: DoctorFieldProps) {
  const { path, doctor, isOptional, onChange } = props;
  const t = useTexts("contract_changes");
  const { error, onBlur } = useProblem(path);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onBlur();
  };
  return (
    <div id={fieldId(path)}>
      <FieldGroup
        label={t("field.noDispensateur")}
        help={t("help.doctor")}
        error={error}
        isOptional={isOptional}
      >
        {(control) => (
          <div className={styles.doctor}>
            {doctor && <span className={styles.doctorName}>{doctor}</span>}
            <Button
              variant="secondary"
              aria-haspopup="dialog"
              data-invalid={control["data-invalid"]}
              onClick={() => setOpen(true)}
            >
              {t(doctor ? "doctor.change" : "doctor.choose")}
            </Button>
            {doctor && isOptional && (
              <Button variant="quiet" onClick={() => onChange(null)}>
                {t("doctor.none")}
              </Button>
            )}
          </div>
        )}
      </FieldGroup>
      <DoctorSearch {...props} isOpen={isOpen} onClose={close} />
    </div>
  );
}

interface DoctorSearchProps extends DoctorFieldProps {
  isOpen: boolean;
  onClose: () => void;
}

function DoctorSearch(props: DoctorSearchProps) {
  const { person, productCode, validDate, onChange, isOpen, onClose } = props;
  const renderMissing = (missing: MissingCodeProps) => (
    <MissingDialog
      {...missing}
      onClose={() => {
        onClose();
        missing.reset();
      }}
    />
  );
  return (
    <CodeBoundary renderMissing={renderMissing}>
      <Boundary>
        <FamilyDoctorDialog
          open={isOpen}
          insured={person.insured}
          productCode={productCode}
          validDate={validDate}
          value={person.basic?.primaryCareDoctor ?? undefined}
          near={person.near}
          onApply={({ noPartenaire, nomPrenom }) =>
            onChange({ noDispensateur: noPartenaire, mprInformation: nomPrenom })
          }
          onClose={onClose}
        />
      </Boundary>
    </CodeBoundary>
  );
}
