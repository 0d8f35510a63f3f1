import { useQuery } from "../../core/http/useQuery.ts";
import { Boundary } from "../../core/hydration.tsx";
import { namesDoctor } from "@portal/model/caregivers.ts";
import { firstDoctorDay } from "@portal/model/contract-changes/dates.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import type { Coordinates } from "@portal/model/places/places.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem } from "../../core/http/api.ts";
import { CodeBoundary, type MissingCodeProps } from "../../core/errors/CodeBoundary.tsx";
import { FamilyDoctorDialog } from "../../parts/caregivers/FamilyDoctorDialog.tsx";
import { stayIn } from "../../core/routing/focus.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import type { Insured } from "../../core/portal.tsx";
import { leaveForReceipt } from "../../parts/receipt/receipt-address.ts";
import { raiseSurvey } from "../../parts/surveys/raised.ts";
import { useKeptFocus } from "../../core/routing/useKeptFocus.ts";
import { uuid } from "../../core/uuid.ts";
import { About } from "../../ui/layout/About.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { MissingDialog } from "../../ui/feedback/MissingPart.tsx";
import type { Basic } from "../contract.ts";
import styles from "./CareContact.module.css";
import { DoctorOutcome } from "./DoctorOutcome.tsx";
import { type DoctorChange, doctorsFrom, pendingChange, sendDoctor } from "./family-doctor.ts";

interface DoctorChoiceProps {
  insured: Insured;
  contract: Basic;
  today: string;
  near: Coordinates | undefined;
}

/** Lets the customer choose a doctor, or shows that a choice is pending. */
export function DoctorChoice({ insured, contract, today, near }: DoctorChoiceProps) {
  const t = useTexts("contract");
  const startingDate = firstDoctorDay(today);
  const { next, isChanging, isKnown } = useNext(insured, contract, startingDate);
  const [isOpen, setOpen] = useState(false);
  const change = useDoctorChange();
  // The button that opened the dialog disappears once a choice is pending.
  const part = useKeptFocus<HTMLDivElement>(isChanging);
  const close = () => {
    change.reset();
    stayIn(part.current);
  };
  const renderMissing = (missing: MissingCodeProps) => (
    <MissingDialog
      {...missing}
      onClose={() => {
        setOpen(false);
        missing.reset();
      }}
    />
  );
  if (!isKnown || !next || !namesDoctor(next.product.code)) return null;
  const doctor = next.primaryCareDoctor ?? undefined;
  const isOther = doctor && doctor.noPartenaire !== contract.primaryCareDoctor?.noPartenaire;
  return (
    <div ref={part} className={styles.choice}>
      {isOther && <NextDoctor doctor={doctor} startingDate={startingDate} />}
      {isChanging ? (
        <p role="status">{t("care.pending")}</p>
      ) : (
        <Opener isBusy={change.isPending} hasDoctor={!!doctor} onOpen={() => setOpen(true)} />
      )}
      <CodeBoundary renderMissing={renderMissing}>
        <Boundary>
          <FamilyDoctorDialog
            open={isOpen}
            insured={insured}
            productCode={next.product.code}
            validDate={startingDate}
            value={doctor}
            near={near}
            onApply={(caregiver) => {
              if (caregiver.noPartenaire === doctor?.noPartenaire) return;
              change.mutate({ insured, caregiver, startingDate, idempotencyKey: uuid() });
            }}
            onClose={() => setOpen(false)}
          />
        </Boundary>
      </CodeBoundary>
      <DoctorOutcome
        error={change.error}
        onRetry={() => change.variables && change.mutate(change.variables)}
        onClose={close}
      />
    </div>
  );
}

interface OpenerProps {
  isBusy: boolean;
  hasDoctor: boolean;
  onOpen: () => void;
}

function Opener({ isBusy, hasDoctor, onOpen }: OpenerProps) {
  const t = useTexts("contract");
  return (
    <BusyButton variant="secondary" aria-haspopup="dialog" isBusy={isBusy} onClick={onOpen}>
      {t(hasDoctor ? "care.change" : "care.choose")}
      <About />
    </BusyButton>
  );
}

interface NextDoctorProps {
  doctor: NonNullable<Basic["primaryCareDoctor"]>;
  startingDate: string;
}

function NextDoctor({ doctor: { nomPrenom, npa, localite }, startingDate }: NextDoctorProps) {
  const t = useTexts("contract");
  const date = formatDate(startingDate);
  return <p>{t("care.next", { date, name: nomPrenom, place: `${npa} ${localite}` })}</p>;
}

/** The contract on the day of the change, or the one shown if that day is not available. */
function useNext({ insuredNumber }: Insured, shown: Basic, startingDate: string) {
  const later = useQuery(doctorsFrom(startingDate));
  const pending = useQuery(pendingChange(insuredNumber));
  const ofPerson = later.data?.contracts.find((one) => one.insuredNumber === insuredNumber);
  return {
    next: ofPerson ? ofPerson.healthBasic : shown,
    isChanging: pending.data?.pendingUpdate ?? false,
    isKnown: !later.isPending && !pending.isPending,
  };
}

function useDoctorChange() {
  const cache = useQueryClient();
  const markPending = ({ insured: { insuredNumber } }: DoctorChange) =>
    cache.setQueryData(pendingChange(insuredNumber).queryKey, { pendingUpdate: true });
  return useMutation({
    mutationFn: sendDoctor,
    onSuccess: ({ submitContractMutations: { request } }, input) => {
      markPending(input);
      leaveForReceipt(request);
      raiseSurvey("FAMILY_DOCTOR");
    },
    onError: (problem, input) => {
      if (problem instanceof ApiProblem && problem.code === "CONFLICT") markPending(input);
    },
  });
}
