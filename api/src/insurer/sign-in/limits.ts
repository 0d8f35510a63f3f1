/** How long the links that confirm another login address can be used. */
export const EMAIL_LINK_MINUTES = 60;
