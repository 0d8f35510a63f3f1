import type { Caregiver } from "@portal/model/caregivers.ts";
import { useState } from "react";
import { CaregiverCards } from "../parts/caregivers/CaregiverCards.tsx";
import { CaregiversSkeleton } from "../parts/caregivers/CaregiversSkeleton.tsx";
import { FamilyDoctorDialog } from "../parts/caregivers/FamilyDoctorDialog.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { caregivers } from "./caregiver-samples.ts";
import { State } from "./State.tsx";
import { useToday } from "../core/today.ts";

const camille = { insuredNumber: 4218730, firstname: "Camille" };
const noe = { insuredNumber: 4218732, firstname: "Noé" };
const lausanne = { lat: 46.5197, lng: 6.6323 };

/** The people who can open the dialog. It calls the API and needs a session. */
const openers = {
  "an adult": { insured: camille, productCode: "RF01" },
  "a child": { insured: noe, productCode: "RF01" },
  "a network": { insured: camille, productCode: "RX01" },
  "near home": { insured: camille, productCode: "RF01", near: lausanne },
};
type Opener = keyof typeof openers;
const names: Opener[] = ["an adult", "a child", "a network", "near home"];

export function FamilyDoctorSection() {
  const today = useToday();
  const [open, setOpen] = useState<Opener>();
  const [doctor, setDoctor] = useState<Caregiver>();
  const [chosen, setChosen] = useState(caregivers[0]?.noPartenaire);
  return (
    <>
      <State name="The dialog, for four askers" layout="row">
        {names.map((name) => (
          <Button
            key={name}
            variant="secondary"
            aria-haspopup="dialog"
            onClick={() => setOpen(name)}
          >{`Find a doctor for ${name}`}</Button>
        ))}
        {doctor && <output>{`Chosen: ${doctor.noPartenaire} ${doctor.nomPrenom}`}</output>}
        <FamilyDoctorDialog
          open={open !== undefined}
          {...openers[open ?? "an adult"]}
          validDate={today}
          value={doctor}
          onApply={setDoctor}
          onClose={() => setOpen(undefined)}
        />
      </State>
      <State name="Cards">
        <CaregiverCards
          caregivers={caregivers}
          hasDistances
          chosen={chosen}
          onChoose={({ noPartenaire }) => setChosen(noPartenaire)}
        />
      </State>
      <State name="Loading">
        <CaregiversSkeleton />
      </State>
    </>
  );
}
