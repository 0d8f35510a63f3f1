/** How long the links that confirm another login address can be used. */
export const EMAIL_LINK_MINUTES = 60;

/** How long the owner has to stop what staff changes in the way into an account. */
export const CHANGE_HOURS = 24;
/** For how many days a new address or number can be proved after a call. */
export const CHANGE_DAYS = 7;
