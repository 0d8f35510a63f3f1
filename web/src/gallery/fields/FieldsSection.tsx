import type { ComponentType } from "react";
import { Card } from "../../ui/layout/Card.tsx";
import { CardChoice, ChoiceFields } from "./choice-fields.tsx";
import { DateFields } from "./date-fields.tsx";
import { ExampleEditForm } from "./ExampleEditForm.tsx";
import { ExampleForm } from "./ExampleForm.tsx";
import styles from "./FieldsSection.module.css";
import { PlaceFields, RealPlaces } from "./place-fields.tsx";
import { IbanFields, NumberFields, PhoneFields, TextFields } from "./text-fields.tsx";

const fields: Record<string, ComponentType> = {
  "Text and e-mail": TextFields,
  "Numbers and codes": NumberFields,
  Phone: PhoneFields,
  IBAN: IbanFields,
  Dates: DateFields,
  Choices: ChoiceFields,
  Places: PlaceFields,
  "Real places": RealPlaces,
};

/** Every field in its states, and whole forms. */
export function FieldSections() {
  return (
    <div className={styles.sections}>
      {Object.entries(fields).map(([title, Fields]) => (
        <section key={title} className={styles.section} aria-label={title}>
          <h2>{title}</h2>
          <Card className={styles.states}>
            <Fields />
          </Card>
        </section>
      ))}
      <section className={styles.section} aria-label="Cards">
        <h2>Cards</h2>
        <Card>
          <CardChoice />
        </Card>
      </section>
      <section className={styles.section} aria-label="A form">
        <h2>A form</h2>
        <Card>
          <ExampleForm />
        </Card>
      </section>
      <section className={styles.section} aria-label="Edit mode">
        <h2>Edit mode</h2>
        <ExampleEditForm title="Données professionnelles" isPending={false} />
        <ExampleEditForm title="Données en traitement" isPending />
      </section>
    </div>
  );
}
