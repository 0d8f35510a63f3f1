import { MIN_SEARCH_LENGTH } from "@portal/model/places/places.ts";
import {
  type Caregiver,
  type CaregiverInsured,
  canSearchCaregivers,
} from "@portal/model/caregivers.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import type { Coordinates } from "@portal/model/places/places.ts";
import { type SyntheticEvent, useState } from "react";
import Search from "lucide-react/icons/search";
import { Button } from "../../ui/layout/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import { CaregiverResults } from "./CaregiverResults.tsx";
import type { CaregiverSearch } from "./caregivers.ts";
import stack from "../../ui/layout/Stack.module.css";
import styles from "./FamilyDoctorDialog.module.css";
import { useCaregiverSearch } from "./useCaregiverSearch.ts";

interface FamilyDoctorDialogProps {
  open: boolean;
  /** The person whose family doctor is chosen. */
  insured: { insuredNumber: number; firstname: string };
  productCode: string;
  /** The day from which the product is valid. */
  validDate: string;
  value?: Pick<Caregiver, "noPartenaire" | "nomPrenom" | "npa" | "localite"> | undefined;
  /** The person's home: doctors nearby are listed at once. */
  near?: Coordinates | undefined;
  onApply: (caregiver: Caregiver) => void;
  /** Called after applying as well. */
  onClose: () => void;
}

/** Searches for a family doctor among those that a product allows. Closing the dialog resets the search. */
export function FamilyDoctorDialog({ open, ...given }: FamilyDoctorDialogProps) {
  return open ? <OpenDialog {...given} /> : null;
}

function OpenDialog(given: Omit<FamilyDoctorDialogProps, "open">) {
  const { insured, productCode, validDate, value, near, onApply, onClose } = given;
  const t = useTexts("caregivers");
  const wanted: CaregiverInsured = {
    insuredNumber: insured.insuredNumber,
    productCode,
    validDate,
  };
  const { state, search } = useCaregiverSearch(wanted, near && { name: "", locality: "", near });
  const [picked, setPicked] = useState<Caregiver>();
  const results = state.kind === "found" ? state.results : [];
  const chosen = picked ?? results.find(({ noPartenaire }) => noPartenaire === value?.noPartenaire);
  const start = (next: CaregiverSearch) => {
    setPicked(undefined);
    search({ ...next, near });
  };
  return (
    <Dialog
      variant="sheet"
      title={t("title")}
      onClose={onClose}
      actions={
        <Actions
          chosen={chosen}
          onClose={onClose}
          onApply={(caregiver) => {
            onApply(caregiver);
            onClose();
          }}
        />
      }
    >
      <Intro firstname={insured.firstname} validDate={validDate} value={value} />
      <SearchForm onSearch={start} />
      <CaregiverResults state={state} chosen={chosen} onChoose={setPicked} onRetry={search} />
    </Dialog>
  );
}

interface IntroProps extends Pick<FamilyDoctorDialogProps, "validDate" | "value"> {
  firstname: string;
}

function Intro({ firstname, validDate, value }: IntroProps) {
  const t = useTexts("caregivers");
  return (
    <div className={styles.intro}>
      <p>{t("for", { firstname, date: formatDate(validDate) })}</p>
      {value && (
        <p>{t("current", { name: value.nomPrenom, place: `${value.npa} ${value.localite}` })}</p>
      )}
    </div>
  );
}

function SearchForm({ onSearch }: { onSearch: (search: CaregiverSearch) => void }) {
  const t = useTexts("caregivers");
  const [name, setName] = useState("");
  const [locality, setLocality] = useState("");
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSearch({ name, locality });
  };
  return (
    <form role="search" className={stack.gap3} onSubmit={submit} noValidate>
      <p className={styles.help}>{t("help", { least: MIN_SEARCH_LENGTH })}</p>
      <div className={styles.fields}>
        <TextField
          label={t("name")}
          isOptional
          value={name}
          onChange={setName}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          label={t("locality")}
          isOptional
          value={locality}
          onChange={setLocality}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" disabled={!canSearchCaregivers({ name, locality })}>
          <Search size={18} aria-hidden="true" />
          {t("search")}
        </Button>
      </div>
    </form>
  );
}

interface ActionsProps {
  chosen: Caregiver | undefined;
  onApply: (caregiver: Caregiver) => void;
  onClose: () => void;
}

function Actions({ chosen, onApply, onClose }: ActionsProps) {
  const t = useTexts("caregivers");
  return (
    <>
      <p className={styles.choice} role="status">
        {chosen ? t("chosen", { name: chosen.nomPrenom }) : t("notChosen")}
      </p>
      <Button variant="secondary" onClick={onClose}>
        {t("cancel")}
      </Button>
      <Button disabled={!chosen} onClick={() => chosen && onApply(chosen)}>
        {t("apply")}
      </Button>
    </>
  );
}
