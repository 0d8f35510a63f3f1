import { confirmationLimits } from "@portal/model/portal/confirmations.ts";
import { RESET_LINK_MINUTES } from "../../../../insurer/sign-in/reset-link.ts";
import { EMAIL_LINK_MINUTES } from "../../../../insurer/sign-in/limits.ts";
import { RESET_PAUSE_MINUTES, THROTTLE_MINUTES } from "../../../limits.ts";
import type { RecoveryTexts } from "./shape.ts";

export const en: RecoveryTexts = {
  forgotten: {
    open: "Forgotten your password?",
    short: "Forgotten your password?",
    title: "Forgotten password",
    lead: "Enter the e-mail address you sign in with. We will send a link there to choose a new password.",
    submit: "Send the link",
    back: "Back to sign-in",
    wrongEmail: "Enter a valid e-mail address.",
    sent: {
      title: "Check your e-mail",
      text: `If a customer account uses this address, a link that is valid for ${RESET_LINK_MINUTES} minutes will arrive shortly. Nothing there? Look in your spam folder or call us on {phone}.`,
    },
    throttled: `Too many requests. Wait ${THROTTLE_MINUTES} minutes before trying again, or call us on {phone}.`,
  },
  reset: {
    title: "Choose a new password",
    lead: "It replaces the old one. All your devices will be signed out.",
    submit: "Save password",
    askAgain: "Request a new link",
    missing: {
      title: "Open the link in our e-mail",
      text: "This page needs the link that we sent you. Open it again, or request another one.",
    },
    invalid: {
      title: "This link is no longer valid",
      text: `A link works only once and is valid for ${RESET_LINK_MINUTES} minutes. Request a new one. If you requested one a moment ago, we can only send the next one ${RESET_PAUSE_MINUTES} minutes later.`,
    },
    done: {
      title: "Password saved",
      text: "It is valid from now on, and all your devices have been signed out. Sign in with your new password.",
    },
  },
  code: {
    title: "Enter your code",
    bySms: "We sent a code by text message to {recipient}.",
    byEmail: "We sent a code to {recipient}.",
    label: "Security code",
    hint: `${confirmationLimits.digits} digits, valid for ${confirmationLimits.minutes} minutes.`,
    submit: "Sign in",
    resend: "Send a new code",
    resent: "A new code is on its way. The previous one is no longer valid.",
    resentTooSoon: `A code has just been sent. Wait ${confirmationLimits.resendPauseSeconds} seconds before requesting another one.`,
    recoveryTitle: "Use a recovery code",
    recoveryLabel: "Recovery code",
    recoveryHint: "One of the codes you kept. Each can be used only once.",
    recoverySubmit: "Sign in with this code",
    wrong: "This code is incorrect.",
    wrongRecovery: "This recovery code is incorrect or has already been used.",
    exhausted:
      "Too many unsuccessful attempts. Use a recovery code or a passkey, start again later, or call us on {phone}.",
  },
  mailbox: {
    open: "Read the e-mail",
    title: "Demonstration e-mails",
    lead: "This is a demonstration: the people are invented, and their e-mails can be read here.",
    empty: "No link has been sent in the last few minutes. E-mails take a moment to arrive.",
    again: "Refresh",
    code: "This is a demonstration: the code we sent is {code}.",
  },
  passkey: {
    submit: "Use a passkey",
    or: "or",
    first: "Continue with a passkey",
    firstHint: "Fingerprint, face or your device’s code",
    orPassword: "or with your password",
    refused: "We do not recognise this passkey. Sign in with your password.",
    cancelled: "No passkey was used.",
  },
  email: {
    title: "Confirm your sign-in address",
    lead: "Your sign-in address changes once you have confirmed it from both the old and the new address.",
    submit: "Confirm",
    missing: {
      title: "Open the link in our e-mail",
      text: "This page needs the link that we sent you. Open it again.",
    },
    invalid: {
      title: "This link is no longer valid",
      text: `A link works only once and is valid for ${EMAIL_LINK_MINUTES} minutes. Start again on the Security page of your customer account.`,
    },
    half: {
      title: "Thank you, one confirmation is missing",
      text: "Please also open the link that we sent to the other address. Until then nothing changes.",
    },
    done: {
      title: "Sign-in address changed",
      text: "From now on you sign in with the new address.",
    },
  },
};
