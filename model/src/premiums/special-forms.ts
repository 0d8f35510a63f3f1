/**
 * Optional deductibles and models with a limited choice require a residence in Switzerland: a person abroad has the
 * ordinary form of insurance (OAMal art. 101a).
 */
export function allowsSpecialForms(country: string): boolean {
  return country === "CH";
}
