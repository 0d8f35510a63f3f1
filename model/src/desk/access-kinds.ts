/** Why a customer's rows are open to a member of staff. */
export const accessKinds = ["CASE", "REASON", "CUSTOMER_CALL"] as const;
export type AccessKind = (typeof accessKinds)[number];
