import ChartLine from "lucide-react/icons/chart-line";
import Table from "lucide-react/icons/table-2";
import { useId } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./ViewSwitch.module.css";

export type View = "chart" | "table";

const icons = { chart: ChartLine, table: Table };

interface ViewSwitchProps {
  view: View;
  onChange: (view: View) => void;
}

/** The same figures drawn or written. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const t = useTexts("deductible_chart");
  const name = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{t("view.label")}</legend>
      {(["chart", "table"] as const).map((one) => {
        const Icon = icons[one];
        return (
          <label key={one} className={styles.option}>
            <input type="radio" name={name} checked={one === view} onChange={() => onChange(one)} />
            <Icon size={16} aria-hidden="true" />
            {t(`view.${one}`)}
          </label>
        );
      })}
    </fieldset>
  );
}
