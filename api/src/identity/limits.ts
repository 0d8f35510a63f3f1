/** What the pages of the identity tell people, and what holds: one place for both. */
export const SHORTEST_PASSWORD = 12;
/** For how long wrong passwords count. */
export const THROTTLE_MINUTES = 15;
/** How long a sign-in that was begun can be ended. */
export const LOGIN_MINUTES = 10;
/** How long a session stays open without a request. */
export const IDLE_MINUTES = 15;
/** How long the link to a new password can be used. */
export const RESET_LINK_MINUTES = 30;
/** How long an account gets no further link in a browser that it does not know. */
export const RESET_PAUSE_MINUTES = 10;
