import type { InboxFilter, SavedFilter } from "@portal/model/desk/requests.ts";
import { cantonsIn } from "@portal/model/places/cantons.ts";
import { languages } from "@portal/model/portal/languages.ts";
import { types } from "@portal/model/requests/request-words.ts";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { send } from "../http/desk-api.ts";
import styles from "./Requests.module.css";
import { useTypeName } from "./type-name.ts";

interface FilterDialogProps {
  readonly filter: InboxFilter;
  readonly saved: readonly SavedFilter[];
  readonly onChange: (filter: InboxFilter) => void;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Narrows the inbox, at once while one chooses; a filter can be kept under a name. */
export function FilterDialog({ filter, saved, onChange, onSaved, onClose }: FilterDialogProps) {
  const t = useTexts("desk_inbox");
  const { language } = useLanguage();
  const typeName = useTypeName();
  const [name, setName] = useState("");
  const [find, setFind] = useState(filter.find ?? "");
  const change = (next: { [Key in keyof InboxFilter]?: InboxFilter[Key] | undefined }) =>
    onChange(withoutEmpty({ ...filter, ...next }));
  const act = async (run: () => Promise<void>) => {
    try {
      await run();
      onSaved();
    } catch {
      toast(t("actFailed"), "problem");
    }
  };
  return (
    <Dialog title={t("filter.label")} onClose={onClose}>
      <div className={styles.form}>
        <TextField
          label={t("filter.find")}
          isOptional
          value={find}
          onChange={(typed) => {
            setFind(typed);
            change({ find: typed.trim().length > 1 ? typed.trim() : undefined });
          }}
        />
        <Select
          label={t("filter.type")}
          isOptional
          value={filter.type ?? ""}
          onChange={(type) => change({ type: type === "" ? undefined : type })}
          options={types.map((value) => ({ value, label: typeName(value) }))}
        />
        <Select
          label={t("filter.language")}
          isOptional
          value={filter.language ?? ""}
          onChange={(chosen) => change({ language: chosen === "" ? undefined : chosen })}
          options={languages.map((value) => ({ value, label: t(`spoken.${value}`) }))}
        />
        <Select
          label={t("filter.canton")}
          isOptional
          value={filter.canton ?? ""}
          onChange={(canton) => change({ canton: canton === "" ? undefined : canton })}
          options={cantonsIn(language).map(({ code, names }) => ({
            value: code,
            label: names[language],
          }))}
        />
        <Checkbox
          label={t("filter.late")}
          value={filter.late === "1"}
          onChange={(isLate) => change({ late: isLate ? "1" : undefined })}
        />
        {saved.length > 0 && (
          <section aria-labelledby="saved-filters">
            <h3 id="saved-filters">{t("filter.saved")}</h3>
            <ul>
              {saved.map((one) => (
                <li key={one.name} className={styles.saved}>
                  <Button
                    variant="quiet"
                    onClick={() => {
                      onChange(one.filter);
                      onClose();
                    }}
                  >
                    {one.name}
                  </Button>
                  <Button
                    variant="icon"
                    aria-label={t("filter.delete", { name: one.name })}
                    onClick={() =>
                      void act(() =>
                        send(`/filters/${encodeURIComponent(one.name)}`, { method: "DELETE" }),
                      )
                    }
                  >
                    <Trash2 size={18} aria-hidden="true" />
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            const given = name.trim();
            if (given === "") return;
            setName("");
            void act(() => send("/filters", { method: "POST", body: { name: given, filter } }));
          }}
        >
          <TextField label={t("filter.name")} isOptional value={name} onChange={setName} />
          <Button type="submit" variant="secondary">
            {t("filter.save")}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}

function withoutEmpty(filter: {
  [Key in keyof InboxFilter]?: InboxFilter[Key] | undefined;
}): InboxFilter {
  const { tab = "open", type, language, canton, late, find } = filter;
  return {
    tab,
    ...(type && { type }),
    ...(language && { language }),
    ...(canton && { canton }),
    ...(late && { late }),
    ...(find && { find }),
  };
}
