/** How long a field waits after the last key before it asks the insurer whether a value is right. */
export const validationPauseMs = 300;

/** What the insurer says of a phone number: whether its country knows it, and of what kind it is. */
export interface PhoneVerdict {
  valid: boolean;
  type: string | null;
}

export interface IbanVerdict {
  valid: boolean;
  errors: string[];
}
