import Printer from "lucide-react/icons/printer";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../../ui/layout/Button.tsx";

export function PrintButton() {
  const t = useTexts("wizard");
  return (
    <Button variant="secondary" onClick={() => print()}>
      <Printer size={18} aria-hidden="true" />
      {t("print")}
    </Button>
  );
}
