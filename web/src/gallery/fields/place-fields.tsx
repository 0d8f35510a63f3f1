import { useState } from "react";
import {
  type AddressOption,
  type LocalityOption,
  searchAddresses,
  searchLocalities,
} from "../../core/places.ts";
import { AddressField } from "../../ui/fields/places/AddressField.tsx";
import { CantonField } from "../../ui/fields/places/CantonField.tsx";
import type { ListOption } from "../../ui/fields/Combobox.tsx";
import { CountryField } from "../../ui/fields/places/CountryField.tsx";
import { LocalityField } from "../../ui/fields/places/LocalityField.tsx";
import { searchAddress, searchLocality } from "./field-samples.ts";
import { Held } from "../Held.tsx";

const morges = { id: "1110 Morges", label: "1110 Morges" };

/** The fields with the insurer's localities and addresses. They need a session. */
export function RealPlaces() {
  const [manual, setManual] = useState("");
  return (
    <>
      <Held<LocalityOption | undefined> start={undefined}>
        {(field) => <LocalityField label="Localité suisse" search={searchLocalities} {...field} />}
      </Held>
      <Held<AddressOption | undefined> start={undefined}>
        {(field) => (
          <div>
            <AddressField
              label="Adresse suisse"
              search={searchAddresses}
              onManual={setManual}
              {...field}
            />
            {manual && <output>Sans répertoire : {manual}</output>}
          </div>
        )}
      </Held>
      <Held start="">{(field) => <CantonField label="Canton" {...field} />}</Held>
      <Held start="">
        {(field) => (
          <CountryField label="Pays à corriger" error="Ce champ est obligatoire." {...field} />
        )}
      </Held>
      <Held start="LI">{(field) => <CountryField label="Pays fixé" disabled {...field} />}</Held>
    </>
  );
}

export function PlaceFields() {
  const [manual, setManual] = useState("");
  return (
    <>
      <Held<ListOption | undefined> start={undefined}>
        {(field) => (
          <LocalityField label="Localité" help="Nom ou NPA" search={searchLocality} {...field} />
        )}
      </Held>
      <Held<ListOption | undefined> start={morges}>
        {(field) => <LocalityField label="Localité connue" search={searchLocality} {...field} />}
      </Held>
      <Held<ListOption | undefined> start={undefined}>
        {(field) => (
          <div>
            <AddressField label="Adresse" search={searchAddress} onManual={setManual} {...field} />
            {manual && <output>À la main : {manual}</output>}
          </div>
        )}
      </Held>
      <Held<ListOption | undefined> start={undefined}>
        {(field) => (
          <AddressField label="Adresse seulement du répertoire" search={searchAddress} {...field} />
        )}
      </Held>
      <Held start="CH">{(field) => <CountryField label="Pays" {...field} />}</Held>
    </>
  );
}
