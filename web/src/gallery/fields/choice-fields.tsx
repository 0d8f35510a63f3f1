import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { CheckboxGroup } from "../../ui/fields/CheckboxGroup.tsx";
import { RadioGroup } from "../../ui/fields/RadioGroup.tsx";
import { Segmented } from "../../ui/fields/Segmented.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { Held } from "../Held.tsx";

const deductibles = [
  { value: "300", label: "CHF 300", detail: "+ CHF 101.70 par mois" },
  { value: "1500", label: "CHF 1’500", detail: "+ CHF 58.30 par mois" },
  { value: "2500", label: "CHF 2’500", detail: "Votre franchise actuelle" },
] as const;
const statuses = [
  { value: "EMP", label: "Employée ou employé" },
  { value: "IND", label: "Indépendante ou indépendant" },
  { value: "REN", label: "À la retraite" },
] as const;
const channels = [
  { value: "mail", label: "Courrier" },
  { value: "email", label: "E-mail", detail: "Le plus rapide" },
  { value: "sms", label: "SMS", disabled: true },
] as const;

type Value<List extends readonly { value: string }[]> = List[number]["value"];

export function ChoiceFields() {
  return (
    <>
      <Held<Value<typeof statuses>> start="EMP">
        {(field) => <Segmented label="Vue" options={statuses.slice(0, 2)} {...field} />}
      </Held>
      <Held<Value<typeof statuses> | ""> start="">
        {(field) => <Select label="Situation professionnelle" options={statuses} {...field} />}
      </Held>
      <Held<Value<typeof statuses> | ""> start="">
        {(field) => (
          <Select
            label="Situation à corriger"
            error="Ce champ est obligatoire."
            options={statuses}
            {...field}
          />
        )}
      </Held>
      <Held<Value<typeof statuses> | ""> start="EMP">
        {(field) => <Select label="Situation fixée" disabled options={statuses} {...field} />}
      </Held>
      <Held<Value<typeof statuses> | ""> start="IND">
        {(field) => <RadioGroup label="Votre statut" options={statuses} {...field} />}
      </Held>
      <Held<Value<typeof statuses> | ""> start="">
        {(field) => (
          <RadioGroup
            label="Statut à choisir"
            error="Ce champ est obligatoire."
            options={statuses}
            {...field}
          />
        )}
      </Held>
      <Held<readonly Value<typeof channels>[]> start={["email"]}>
        {(field) => (
          <CheckboxGroup label="Comment vous joindre" options={channels} isOptional {...field} />
        )}
      </Held>
      <Held start={false}>
        {(field) => (
          <Checkbox label="J’ai lu les conditions" error="Ce champ est obligatoire." {...field} />
        )}
      </Held>
    </>
  );
}

export function CardChoice() {
  return (
    <Held<Value<typeof deductibles> | ""> start="2500">
      {(field) => (
        <RadioGroup
          label="Franchise"
          help="Ce que vous payez vous-même par an avant que nous prenions le relais."
          variant="card"
          options={deductibles}
          {...field}
        />
      )}
    </Held>
  );
}
