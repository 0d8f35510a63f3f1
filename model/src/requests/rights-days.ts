/** The days within which a request for correction or deletion is answered: nDSG art. 25 gives as many for access. */
export const RIGHTS_DAYS = 30;
