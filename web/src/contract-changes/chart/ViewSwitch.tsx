import ChartLine from "lucide-react/icons/chart-line";
import Table from "lucide-react/icons/table-2";
import { useTexts } from "../../core/language/i18n.tsx";
import { Segmented } from "../../ui/fields/Segmented.tsx";

export type View = "chart" | "table";

interface ViewSwitchProps {
  view: View;
  onChange: (view: View) => void;
}

/** Switches between the chart and the table. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const t = useTexts("deductible_chart");
  return (
    <Segmented
      label={t("view.label")}
      options={[
        {
          value: "chart",
          label: t("view.chart"),
          icon: <ChartLine size={16} aria-hidden="true" />,
        },
        { value: "table", label: t("view.table"), icon: <Table size={16} aria-hidden="true" /> },
      ]}
      value={view}
      onChange={onChange}
    />
  );
}
