import { costSharingRulesOn } from "@portal/model/cost-sharing/rules.ts";
import { useState } from "react";
import { DeductibleChart } from "../contract-changes/chart/DeductibleChart.tsx";
import { RadioGroup } from "../ui/fields/RadioGroup.tsx";
import { State } from "./State.tsx";

const from = "2027-01-01";
const rules = costSharingRulesOn(from);
const monthly = {
  300: 505_70,
  500: 494_05,
  1000: 464_90,
  1500: 435_70,
  2000: 406_55,
  2500: 377_40,
};
const offers = Object.entries(monthly).map(([francs, premium]) => ({
  deductible: Number(francs) * 100,
  yearlyPremium: 12 * premium,
}));
const child = [0, 100, 200, 300, 400, 500, 600].map((francs) => ({
  deductible: francs * 100,
  yearlyPremium: 12 * (128_40 - francs * 5),
}));
const years = [
  { year: 2024, costs: 1620_00 },
  { year: 2025, costs: 2980_00 },
  { year: 2026, costs: 840_00, until: "2026-11-16" },
];

export function DeductibleSection() {
  const [chosen, setChosen] = useState("30000");
  return (
    <>
      <State name="An adult">
        <RadioGroup
          label="Deductible"
          value={chosen}
          onChange={setChosen}
          options={offers.map(({ deductible }) => ({
            value: String(deductible),
            label: String(deductible / 100),
          }))}
        />
        <DeductibleChart
          from={from}
          offers={offers}
          sharing={{ isChild: false, rules }}
          today={2500_00}
          chosen={Number(chosen)}
          years={years}
        />
      </State>
      <State name="A child, nothing chosen, a year beyond the drawing">
        <DeductibleChart
          from={from}
          firstName="Mia"
          offers={child}
          sharing={{ isChild: true, rules }}
          today={0}
          years={[
            { year: 2024, costs: 310_00 },
            { year: 2025, costs: 280_00 },
            { year: 2026, costs: 9800_00, until: "2026-11-16" },
          ]}
        />
      </State>
    </>
  );
}
