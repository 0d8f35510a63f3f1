import { expect, test } from "vitest";
import { languages } from "../portal/languages.ts";
import { startOfAccident } from "./accident-form.ts";
import { accidentCover, coverSentences } from "./accident-cover.ts";
import { AccidentCover, AccidentStatus } from "./words.ts";

const told = (status: AccidentStatus | "", isEmployerNamed = false) => ({
  status,
  insurances: {
    ...startOfAccident.insurances,
    employer: { isChecked: isEmployerNamed, name: "SUVA", healingCostsName: "SUVA" },
  },
});

test("a contract with accidents pays, for every status", () => {
  for (const status of AccidentStatus.options)
    expect(accidentCover("MIT", told(status, true)), status).toBe("INCLUDED");
});

test("without a contract on the day, the insurer of that time is asked", () => {
  for (const status of AccidentStatus.options)
    expect(accidentCover(undefined, told(status)), status).toBe("ELSEWHERE");
});

test("a contract without accidents leads to the employer's insurer only where there is an employer", () => {
  const employed = AccidentStatus.options.filter(
    (status) => accidentCover("OHN", told(status)) === "EXCLUDED",
  );
  expect(employed).toEqual(["SALARIE", "APPRENTI"]);
  for (const status of AccidentStatus.options)
    expect(accidentCover("OHN", told(status, true)), status).toBe("EXCLUDED");
  expect(accidentCover("OHN", told("SANSACTIVITE"))).toBe("UNCLEAR");
});

test("who pays is said in every language", () => {
  for (const cover of AccidentCover.options)
    for (const language of languages)
      expect(coverSentences[cover][language].length, `${cover} ${language}`).toBeGreaterThan(40);
});
