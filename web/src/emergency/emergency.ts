/** The emergency numbers of Switzerland, which the law and the operators of the services fix. */
export const swissNumbers = ["144", "117", "118", "112", "145", "1414"] as const;
/** The number in the countries of the European Union and some others. */
export const europeanNumber = "112";

/** What to do, in the order of doing it. */
export const steps = ["call", "doctor", "show", "keep", "tell"] as const;
/** What is covered abroad. */
export const covers = ["eu", "world", "planned", "more"] as const;
