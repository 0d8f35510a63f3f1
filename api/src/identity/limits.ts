/** The limits of the identity, also shown on its pages. */
export const SHORTEST_PASSWORD = 12;
/** How long wrong passwords count. */
export const THROTTLE_MINUTES = 15;
/** How long a started sign-in can be completed. */
export const LOGIN_MINUTES = 10;
/** The idle timeout of a session. */
export const IDLE_MINUTES = 15;
/** The pause between two links of an account in an unknown browser. */
export const RESET_PAUSE_MINUTES = 10;
