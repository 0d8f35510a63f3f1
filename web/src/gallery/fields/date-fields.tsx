import type { DayRange } from "@portal/model/calendar/typed-dates.ts";
import { DateField } from "../../ui/fields/dates/DateField.tsx";
import { DateRangeField } from "../../ui/fields/dates/DateRangeField.tsx";
import { MonthPicker } from "../../ui/fields/dates/MonthPicker.tsx";
import { TimeField } from "../../ui/fields/dates/TimeField.tsx";
import { Held } from "../Held.tsx";

const bounds = { min: "2026-11-15", max: "2027-12-31" };

export function DateFields() {
  return (
    <>
      <Held<string | undefined> start="">
        {(field) => (
          <div>
            <DateField label="Valable dès" bounds={bounds} opensAt="2026-11-15" {...field} />
            <output>{field.value === undefined ? "undefined" : `[${field.value}]`}</output>
          </div>
        )}
      </Held>
      <Held<string | undefined> start="1980-05-17">
        {(field) => (
          <DateField
            label="Date faussée"
            error="Indiquez une date de naissance valable."
            opensAt="1980-01-01"
            {...field}
          />
        )}
      </Held>
      <Held<string | undefined> start="2027-01-01">
        {(field) => <DateField label="Date fixée" disabled opensAt="2027-01-01" {...field} />}
      </Held>
      <Held<DayRange> start={{ start: "2026-11-10", end: "2026-11-15" }}>
        {(field) => <DateRangeField label="Période" opensAt="2026-11-15" {...field} />}
      </Held>
      <Held start="15:20">{(field) => <TimeField label="Heure" {...field} />}</Held>
      <Held start="2026-11">
        {(field) => <MonthPicker label="Mois affiché" first="2024-11" last="2027-11" {...field} />}
      </Held>
    </>
  );
}
