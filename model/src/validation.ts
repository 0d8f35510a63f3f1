/** The debounce of a field before it asks the API to validate its value. */
export const validationPauseMs = 300;

/** The API's validation of a phone number: whether it exists in its numbering plan, and its type. */
export interface PhoneVerdict {
  valid: boolean;
  type: string | null;
}

export interface IbanVerdict {
  valid: boolean;
  errors: string[];
}
