import type { InboxFilter, SavedFilter } from "@portal/model/inbox/requests.ts";
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
import { FirstField } from "../keyboard/FirstField.tsx";
import styles from "./Rows.module.css";
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
  const d = useTexts("desk");
  const act = async (run: () => Promise<void>) => {
    try {
      await run();
      onSaved();
    } catch {
      toast(t("actFailed"), "problem");
    }
  };
  const save = (name: string) =>
    void act(() => send("/filters", { method: "POST", body: { name, filter } }));
  const remove = (name: string) =>
    void act(() => send(`/filters/${encodeURIComponent(name)}`, { method: "DELETE" }));
  const choose = (one: SavedFilter) => {
    onChange(one.filter);
    onClose();
  };
  return (
    <Dialog title={d("filter.label")} onClose={onClose}>
      <div className={styles.form}>
        <FirstField>
          <FilterFields filter={filter} onChange={onChange} />
        </FirstField>
        {saved.length > 0 && <SavedOnes saved={saved} onChoose={choose} onDelete={remove} />}
        <SaveForm onSave={save} />
      </div>
    </Dialog>
  );
}

function FilterFields({ filter, onChange }: Pick<FilterDialogProps, "filter" | "onChange">) {
  const t = useTexts("desk_inbox");
  const { language } = useLanguage();
  const typeName = useTypeName();
  const [find, setFind] = useState(filter.find ?? "");
  const change = (next: Loosely<InboxFilter>) => onChange(withoutEmpty({ ...filter, ...next }));
  return (
    <>
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
    </>
  );
}

interface SavedOnesProps {
  readonly saved: readonly SavedFilter[];
  readonly onChoose: (one: SavedFilter) => void;
  readonly onDelete: (name: string) => void;
}

function SavedOnes({ saved, onChoose, onDelete }: SavedOnesProps) {
  const t = useTexts("desk_inbox");
  return (
    <section aria-labelledby="saved-filters">
      <h3 id="saved-filters">{t("filter.saved")}</h3>
      <ul>
        {saved.map((one) => (
          <li key={one.name} className={styles.saved}>
            <Button variant="quiet" onClick={() => onChoose(one)}>
              {one.name}
            </Button>
            <Button
              variant="icon"
              aria-label={t("filter.delete", { name: one.name })}
              onClick={() => onDelete(one.name)}
            >
              <Trash2 size={18} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SaveForm({ onSave }: { onSave: (name: string) => void }) {
  const t = useTexts("desk_inbox");
  const [name, setName] = useState("");
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const given = name.trim();
        if (given === "") return;
        setName("");
        onSave(given);
      }}
    >
      <TextField label={t("filter.name")} isOptional value={name} onChange={setName} />
      <Button type="submit" variant="secondary">
        {t("filter.save")}
      </Button>
    </form>
  );
}

type Loosely<Shape> = { [Key in keyof Shape]?: Shape[Key] | undefined };

function withoutEmpty(filter: Loosely<InboxFilter>): InboxFilter {
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
