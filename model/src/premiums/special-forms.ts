/**
 * Optional deductibles and models with a limited choice are for people who live in Switzerland: whoever lives abroad has
 * the ordinary form of insurance (OAMal art. 101a).
 */
export function allowsSpecialForms(country: string): boolean {
  return country === "CH";
}
