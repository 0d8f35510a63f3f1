import { brand } from "@portal/brand/brand.ts";
import { shownPhone } from "@portal/model/phone.ts";
import PhoneCall from "lucide-react/icons/phone-call";
import Stethoscope from "lucide-react/icons/stethoscope";
import { useTexts } from "../core/i18n.tsx";
import { Notice } from "../ui/Notice.tsx";
import type { Basic } from "./contract.ts";
import styles from "./CareContact.module.css";

/** Whom to turn to first, where the model says so. */
export function CareContact({ contract }: { contract: Basic }) {
  const t = useTexts("contract");
  const { model, telemedecin, primaryCareDoctor: doctor } = contract;
  if (telemedecin) return <Telemedicine partner={telemedecin} />;
  if (doctor) return <Doctor doctor={doctor} />;
  if (model !== "FAMILY_DOCTOR") return null;
  return (
    <Notice kind="warning">
      <p>{t("care.doctorMissing", { phone: brand.phone })}</p>
    </Notice>
  );
}

function Telemedicine({ partner }: { partner: NonNullable<Basic["telemedecin"]> }) {
  const t = useTexts("contract");
  return (
    <div className={styles.contact}>
      <PhoneCall size={22} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.lead}>{t("care.telemedicine")}</p>
        <p className={styles.name}>{partner.name}</p>
        <a className={styles.phone} href={`tel:${partner.phone}`}>
          {shownPhone(partner.phone).replaceAll(" ", "\u00a0")}
        </a>
        <p className={styles.help}>{t("care.telemedicineHelp")}</p>
      </div>
    </div>
  );
}

function Doctor({ doctor }: { doctor: NonNullable<Basic["primaryCareDoctor"]> }) {
  const t = useTexts("contract");
  return (
    <div className={styles.contact}>
      <Stethoscope size={22} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.lead}>{t("care.doctor")}</p>
        <p className={styles.name}>{doctor.nomPrenom}</p>
        <p>
          {doctor.npa} {doctor.localite}
        </p>
        <p className={styles.help}>{t("care.doctorHelp")}</p>
      </div>
    </div>
  );
}
