import { DigitsField } from "../../ui/fields/DigitsField.tsx";
import { EmailField } from "../../ui/fields/EmailField.tsx";
import { IbanField } from "../../ui/fields/IbanField.tsx";
import { NumberField } from "../../ui/fields/NumberField.tsx";
import { OneTimeCode } from "../../ui/fields/OneTimeCode.tsx";
import { PhoneField } from "../../ui/fields/phone/PhoneField.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { Held } from "../Held.tsx";

export function TextFields() {
  return (
    <>
      <Held start="">{(field) => <TextField label="Rue" help="Sans le numéro" {...field} />}</Held>
      <Held start="Rossi">
        {(field) => <TextField label="Nom" error="Ce champ est obligatoire." {...field} />}
      </Held>
      <Held start="Anna">{(field) => <TextField label="Prénom" disabled {...field} />}</Held>
      <Held start="">
        {(field) => <TextField label="Complément" isOptional maxLength={40} {...field} />}
      </Held>
      <Held start="">
        {(field) => (
          <TextArea label="Message" help="En quelques phrases" maxLength={200} {...field} />
        )}
      </Held>
      <Held start="">{(field) => <EmailField label="Adresse e-mail" {...field} />}</Held>
    </>
  );
}

export function NumberFields() {
  return (
    <>
      <Held<number | undefined> start={1250.5}>
        {(field) => <NumberField label="Montant" help="En francs" {...field} />}
      </Held>
      <Held start="">{(field) => <DigitsField label="Numéro d’assuré" {...field} />}</Held>
      <Held start="">
        {(field) => <OneTimeCode label="Code reçu par SMS" help="6 chiffres" {...field} />}
      </Held>
      <Held start="1234">
        {(field) => <OneTimeCode label="Code faux" error="Ce code n’est pas le bon." {...field} />}
      </Held>
    </>
  );
}

export function PhoneFields() {
  return (
    <>
      <Held start="">{(field) => <PhoneField label="Téléphone" {...field} />}</Held>
      <Held start="+41 79 12">
        {(field) => (
          <PhoneField label="Téléphone faux" error="Ce numéro n’est pas valable." {...field} />
        )}
      </Held>
      <Held start="+423 660 123 456">
        {(field) => <PhoneField label="Téléphone fixé" disabled {...field} />}
      </Held>
    </>
  );
}

export function IbanFields() {
  return (
    <>
      <Held start="">{(field) => <IbanField label="IBAN" {...field} />}</Held>
      <Held start="CH93 0076 2011 6238 5295 8">
        {(field) => <IbanField label="IBAN faux" error="Cet IBAN n’est pas valable." {...field} />}
      </Held>
      <Held start="">
        {(field) => <IbanField label="IBAN de tout pays" reach="any" isOptional {...field} />}
      </Held>
    </>
  );
}
