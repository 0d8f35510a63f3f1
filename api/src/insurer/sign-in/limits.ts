/** The lifetime of the links that confirm a new login address. */
export const EMAIL_LINK_MINUTES = 60;

/** How long the owner can stop a change requested by phone. */
export const CHANGE_HOURS = 24;
/** For how many days a new address or number can be proved after a call. */
export const CHANGE_DAYS = 7;
