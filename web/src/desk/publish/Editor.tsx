import type { PublicationName, PublicationVersion } from "@portal/model/desk/publishing.ts";
import { type Language, languages } from "@portal/model/portal/languages.ts";
import { useId } from "react";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { Segmented } from "../../ui/fields/Segmented.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { ConflictNotice } from "./ConflictNotice.tsx";
import { History } from "./History.tsx";
import { type KindForm, useItemName } from "./kinds.tsx";
import { Preview } from "./Preview.tsx";
import { useProblemText } from "./problem-text.ts";
import { itemPath, type Start, useEditing } from "./use-editing.ts";
import styles from "./Publish.module.css";

interface EditorProps<Content> {
  readonly kind: PublicationName;
  readonly form: KindForm<Content>;
  readonly start: Start<Content> & { readonly versions: readonly PublicationVersion[] };
}

/** The form of a publication, with its preview and its history beside it. */
export function Editor<Content>({ kind, form, start }: EditorProps<Content>) {
  const t = useTexts("desk_publish");
  // A field that a switch opens would else show the form's skeleton while its texts are loaded.
  useTexts("forms");
  const id = useId();
  const problemText = useProblemText();
  const editing = useEditing(kind, form, start);
  const { content, language, setLanguage, errors, conflict, isBusy, restoredFrom } = editing;
  const { Fields, Previewed, end } = form;
  const errorOf = (path: string) => problemText(errors[path]);
  const isNew = start.seen === null;
  const hasTexts = kind !== "flag" && kind !== "maintenance";
  return (
    <>
      <form
        className={styles.scroll}
        aria-labelledby={id}
        id={`${id}-form`}
        onSubmit={(event) => {
          event.preventDefault();
          void editing.publish();
        }}
      >
        <header className={styles.title}>
          <h2 id={id}>
            <Title kind={kind} item={start.item} isNew={isNew} />
          </h2>
          {(hasTexts || Previewed) && <Languages value={language} onChange={setLanguage} />}
        </header>
        {conflict && (
          <ConflictNotice
            mine={content}
            conflict={conflict}
            onMine={() => void editing.publish(content, conflict.seen)}
            onTheirs={() => void editing.takeTheirs()}
          />
        )}
        <div className={styles.columns}>
          <div className={styles.column} ref={editing.element}>
            <Card className={styles.fields}>
              {isNew && kind !== "warning" && (
                <TextField
                  label={t("field.item")}
                  help={t(kind === "faq" ? "field.faqItemHelp" : "field.reasonItemHelp")}
                  maxLength={40}
                  value={editing.item}
                  error={errorOf(itemPath)}
                  onChange={editing.setItem}
                />
              )}
              <Fields {...{ content, language, errorOf }} change={editing.change} />
            </Card>
          </div>
          {Previewed && (
            <Preview language={language}>
              <Previewed content={content} language={language} />
            </Preview>
          )}
          {!isNew && (
            <History
              versions={start.versions}
              rule={form.rule}
              onRestore={editing.restore}
              restoredFrom={restoredFrom}
            />
          )}
        </div>
      </form>
      <div className={styles.acts} role="group" aria-label={t("acts")}>
        <BusyButton type="submit" form={`${id}-form`} isBusy={isBusy}>
          {t("publish")}
        </BusyButton>
        {end && !isNew && (
          <Button
            variant="secondary"
            onClick={() => void editing.publish(end(start.content, new Date().toISOString()))}
          >
            {t("endNow")}
          </Button>
        )}
      </div>
    </>
  );
}

function Title({ kind, item, isNew }: { kind: PublicationName; item: string; isNew: boolean }) {
  const t = useTexts("desk_publish");
  const nameOf = useItemName(kind);
  if (isNew && (kind === "warning" || kind === "faq" || kind === "reason")) return t(`new.${kind}`);
  return kind === "warning" ? t("one.warning") : nameOf(item);
}

interface LanguagesProps {
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

function Languages({ value, onChange }: LanguagesProps) {
  const t = useTexts("desk_publish");
  const { language } = useLanguage();
  const names = new Intl.DisplayNames(language, { type: "language" });
  return (
    <Segmented
      label={t("language")}
      value={value}
      onChange={onChange}
      options={languages.map((one) => ({ value: one, label: names.of(one) ?? one.toUpperCase() }))}
    />
  );
}
