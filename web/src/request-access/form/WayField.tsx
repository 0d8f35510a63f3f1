import { accessLimits, AccessWay } from "@portal/model/request-access/request-access.ts";
import Mail from "lucide-react/icons/mail";
import Smartphone from "lucide-react/icons/smartphone";
import { useTexts } from "../../core/language/i18n.tsx";
import { RadioGroup } from "../../ui/fields/RadioGroup.tsx";
import styles from "../RequestAccess.module.css";

const icons = { DIGITAL: Smartphone, PAPER: Mail };

/** Online with a document, or by letter. */
export function WayField({
  way,
  onChange,
}: {
  way: AccessWay;
  onChange: (way: AccessWay) => void;
}) {
  const t = useTexts("request_access");
  const { minutesOfCheck: minutes, daysOfPost } = accessLimits;
  const times = {
    DIGITAL: t("way.DIGITAL.time", { minutes }),
    PAPER: t("way.PAPER.time", daysOfPost),
  };
  const options = AccessWay.options.map((value) => {
    const Icon = icons[value];
    return {
      value,
      label: t(`way.${value}.label`),
      detail: (
        <>
          <Icon className={styles.wayIcon} size={24} aria-hidden="true" />
          {t(`way.${value}.needs`)}
          <strong className={styles.wayTime}>{times[value]}</strong>
        </>
      ),
    };
  });
  return (
    <div className={styles.ways}>
      <RadioGroup
        label={t("way.label")}
        name="way"
        variant="card"
        value={way}
        options={options}
        onChange={(value) => value && onChange(value)}
      />
    </div>
  );
}
