import type { PropertyType } from "@portal/model/contract.ts";
import type { ProductFamily } from "@portal/model/products.ts";
import Building2 from "lucide-react/icons/building-2";
import HandHeart from "lucide-react/icons/hand-heart";
import HeartPulse from "lucide-react/icons/heart-pulse";
import Hospital from "lucide-react/icons/hospital";
import House from "lucide-react/icons/house";
import PhoneCall from "lucide-react/icons/phone-call";
import Scale from "lucide-react/icons/scale";
import Shield from "lucide-react/icons/shield";
import ShieldCheck from "lucide-react/icons/shield-check";
import ShieldPlus from "lucide-react/icons/shield-plus";
import Sofa from "lucide-react/icons/sofa";
import Stethoscope from "lucide-react/icons/stethoscope";
import styles from "./ProductIcon.module.css";

type About = ProductFamily | PropertyType | "several";

const icons: Record<About, typeof Shield> = {
  STANDARD: ShieldCheck,
  NETWORK: Building2,
  FAMILY_DOCTOR: Stethoscope,
  TELEMEDICINE: PhoneCall,
  HOSPITAL: Hospital,
  OUTPATIENT: HeartPulse,
  HOUSEHOLD: Sofa,
  BUILDING: House,
  LIABILITY: HandHeart,
  LEGAL_PROTECTION: Scale,
  several: ShieldPlus,
};

/** The icon of a cover; decorative, because the text is beside it. */
export function ProductIcon({ about }: { about: About | undefined }) {
  const Icon = about ? icons[about] : Shield;
  return (
    <span className={about ? styles.tile : `${styles.tile} ${styles.none}`} aria-hidden="true">
      <Icon size={22} />
    </span>
  );
}
