import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { Switch } from "../../ui/fields/Switch.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import {
  type CookieSettings,
  everythingAllowed,
  saveCookieSettings,
  nothingAllowed,
  useCookieSettings,
} from "../../core/session/cookie-settings.ts";

/** Rendered before it opens and kept when it closes, which resets unsaved choices. */
export function CookieSettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts("global");
  const kept = useCookieSettings();
  const [chosen, setChosen] = useState<CookieSettings>();
  const settings = chosen ?? (typeof kept === "object" ? kept : nothingAllowed);

  const close = () => {
    setChosen(undefined);
    onClose();
  };
  const keep = (allowed: CookieSettings) => {
    saveCookieSettings(allowed);
    toast(t("cookies.saved"));
    close();
  };

  return (
    <Dialog
      title={t("cookies.title")}
      onClose={close}
      actions={<Choices settings={settings} onChoose={keep} />}
    >
      <p>{t("cookies.intro")}</p>
      <Switch
        label={t("cookies.necessary")}
        help={t("cookies.necessaryHelp")}
        checked
        disabled
        readOnly
      />
      {(["analytics", "marketing"] as const).map((kind) => (
        <Switch
          key={kind}
          label={t(`cookies.${kind}`)}
          help={t(`cookies.${kind}Help`)}
          checked={settings[kind]}
          onChange={(event) => setChosen({ ...settings, [kind]: event.target.checked })}
        />
      ))}
    </Dialog>
  );
}

interface ChoicesProps {
  settings: CookieSettings;
  onChoose: (settings: CookieSettings) => void;
}

function Choices({ settings, onChoose }: ChoicesProps) {
  const t = useTexts("global");
  return (
    <>
      <Button variant="secondary" onClick={() => onChoose(nothingAllowed)}>
        {t("cookies.reject")}
      </Button>
      <Button variant="secondary" onClick={() => onChoose(everythingAllowed)}>
        {t("cookies.accept")}
      </Button>
      <Button onClick={() => onChoose(settings)}>{t("cookies.save")}</Button>
    </>
  );
}
