import { namesDoctor } from "@portal/model/caregivers.ts";
import { shownPhone } from "@portal/model/typing/phone.ts";
import type { Coordinates } from "@portal/model/places/places.ts";
import { onOneLine } from "@portal/model/typing/one-line.ts";
import PhoneCall from "lucide-react/icons/phone-call";
import Stethoscope from "lucide-react/icons/stethoscope";
import { type ReactNode } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { useBrand } from "../../core/language/useBrand.ts";
import { usePortal } from "../../core/portal.tsx";
import { useToday } from "../../core/today.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import type { Basic } from "../contract.ts";
import styles from "./CareContact.module.css";
import { DoctorChoice } from "./DoctorChoice.tsx";

interface CareContactProps {
  insuredNumber: number;
  month: string;
  contract: Basic;
  domicile: Coordinates | undefined;
}

/** The first contact of the insurance model, and the choice of a doctor if it is offered. */
export function CareContact({ insuredNumber, month, contract, domicile }: CareContactProps) {
  const t = useTexts("contract");
  const { phone } = useBrand();
  const { profile, flags, insureds, actingFor } = usePortal();
  const today = useToday();
  const { product, model, telemedecin, primaryCareDoctor: doctor } = contract;
  if (telemedecin) return <Telemedicine partner={telemedecin} />;
  if (!namesDoctor(product.code)) return null;
  const insured = insureds.find((one) => one.insuredNumber === insuredNumber);
  const isOpen = flags.has("CONTRACT_MUTATION") && !profile.sousTutelle && !actingFor;
  const choice = insured && isOpen && month >= today.slice(0, 7) && (
    <DoctorChoice insured={insured} contract={contract} today={today} near={domicile} />
  );
  if (doctor) return <Doctor doctor={doctor}>{choice}</Doctor>;
  if (model === "FAMILY_DOCTOR") {
    return (
      <Notice kind="warning">
        <p>{choice ? t("care.doctorOpen") : t("care.doctorMissing", { phone })}</p>
        {choice}
      </Notice>
    );
  }
  return choice && <Network>{choice}</Network>;
}

function Network({ children }: { children: ReactNode }) {
  const t = useTexts("contract");
  return (
    <Contact icon={Stethoscope} title={t("care.doctor")}>
      <p>{t("care.networkOpen")}</p>
      {children}
    </Contact>
  );
}

function Telemedicine({ partner }: { partner: NonNullable<Basic["telemedecin"]> }) {
  const t = useTexts("contract");
  return (
    <Contact icon={PhoneCall} title={t("care.telemedicine")}>
      <p className={styles.name}>{partner.name}</p>
      <a className={styles.phone} href={`tel:${partner.phone}`}>
        {onOneLine(shownPhone(partner.phone))}
      </a>
      <p className={styles.help}>{t("care.telemedicineHelp")}</p>
    </Contact>
  );
}

interface DoctorProps {
  doctor: NonNullable<Basic["primaryCareDoctor"]>;
  children: ReactNode;
}

function Doctor({ doctor, children }: DoctorProps) {
  const t = useTexts("contract");
  return (
    <Contact icon={Stethoscope} title={t("care.doctor")}>
      <p className={styles.name}>{doctor.nomPrenom}</p>
      <p>
        {doctor.npa} {doctor.localite}
      </p>
      <p className={styles.help}>{t("care.doctorHelp")}</p>
      {children}
    </Contact>
  );
}

interface ContactProps {
  icon: typeof Stethoscope;
  title: string;
  children: ReactNode;
}

function Contact({ icon: Icon, title, children }: ContactProps) {
  return (
    <div className={styles.contact}>
      <Icon size={22} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.lead}>{title}</p>
        {children}
      </div>
    </div>
  );
}
