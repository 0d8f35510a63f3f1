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
import { isCreated, isUnnamed, type KindForm, useItemName } from "./kinds.tsx";
import { Preview } from "./Preview.tsx";
import { useProblemText } from "./problem-text.ts";
import { type Editing, itemPath, type Start, useEditing } from "./use-editing.ts";
import styles from "./Publish.module.css";

interface EditorProps<Content> {
  readonly kind: PublicationName;
  readonly form: KindForm<Content>;
  readonly start: Start<Content> & { readonly versions: readonly PublicationVersion[] };
}

/** The form of a publication, with its preview and its history beside it. */
export function Editor<Content>({ kind, form, start }: EditorProps<Content>) {
  // A field that a switch opens would else show the form's skeleton while its texts are loaded.
  useTexts("forms");
  const id = useId();
  const { element, ...editing } = useEditing(kind, form, start);
  const { content, language, conflict, publish } = editing;
  const { Previewed, end } = form;
  const isNew = start.seen === null;
  const hasTexts = kind !== "flag" && kind !== "maintenance";
  const endNow = end && (() => void publish(end(start.content, new Date().toISOString())));
  return (
    <>
      <form
        className={styles.scroll}
        aria-labelledby={id}
        id={`${id}-form`}
        onSubmit={(event) => {
          event.preventDefault();
          void publish();
        }}
      >
        <header className={styles.title}>
          <h2 id={id}>
            <Title kind={kind} item={start.item} isNew={isNew} />
          </h2>
          {(hasTexts || Previewed) && <Languages value={language} onChange={editing.setLanguage} />}
        </header>
        {conflict && (
          <ConflictNotice
            mine={content}
            conflict={conflict}
            onMine={() => void publish(content, conflict.seen)}
            onTheirs={() => void editing.takeTheirs()}
          />
        )}
        <div className={styles.columns}>
          <div className={styles.column} ref={element}>
            <FieldsCard {...{ kind, form, editing, isNew }} />
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
              restoredFrom={editing.restoredFrom}
            />
          )}
        </div>
      </form>
      <Acts form={`${id}-form`} isBusy={editing.isBusy} onEnd={isNew ? undefined : endNow} />
    </>
  );
}

interface FieldsCardProps<Content> {
  readonly kind: PublicationName;
  readonly form: KindForm<Content>;
  readonly editing: Omit<Editing<Content>, "element">;
  readonly isNew: boolean;
}

function FieldsCard<Content>({ kind, form, editing, isNew }: FieldsCardProps<Content>) {
  const t = useTexts("desk_publish");
  const problemText = useProblemText();
  const { content, language, errors, item, setItem, change } = editing;
  const { Fields } = form;
  const errorOf = (path: string) => problemText(errors[path]);
  return (
    <Card className={styles.fields}>
      {isNew && !isUnnamed(kind) && (
        <TextField
          label={t("field.item")}
          help={t(
            kind === "faq" || kind === "offer" ? "field.faqItemHelp" : "field.reasonItemHelp",
          )}
          maxLength={40}
          value={item}
          error={errorOf(itemPath)}
          onChange={setItem}
        />
      )}
      <Fields {...{ content, language, errorOf, change }} />
    </Card>
  );
}

interface ActsProps {
  /** The id of the form that is published. */
  readonly form: string;
  readonly isBusy: boolean;
  readonly onEnd: (() => void) | undefined;
}

function Acts({ form, isBusy, onEnd }: ActsProps) {
  const t = useTexts("desk_publish");
  return (
    <div className={styles.acts} role="group" aria-label={t("acts")}>
      <BusyButton type="submit" form={form} isBusy={isBusy}>
        {t("publish")}
      </BusyButton>
      {onEnd && (
        <Button variant="secondary" onClick={onEnd}>
          {t("endNow")}
        </Button>
      )}
    </div>
  );
}

function Title({ kind, item, isNew }: { kind: PublicationName; item: string; isNew: boolean }) {
  const t = useTexts("desk_publish");
  const nameOf = useItemName(kind);
  if (isNew && isCreated(kind)) return t(`new.${kind}`);
  return isUnnamed(kind) ? t(`one.${kind}`) : nameOf(item);
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
