import { IDLE_MINUTES, LOGIN_MINUTES, SHORTEST_PASSWORD, THROTTLE_MINUTES } from "../../limits.ts";
import type { Texts } from "./shape.ts";

export const en: Texts = {
  language: "English",
  languages: "Language",
  error: "Error",
  login: {
    title: "Sign in",
    claim: "Your insurance, all in one place.",
    lead: "Contracts, invoices and reimbursements for the whole family.",
    email: "E-mail address",
    password: "Password",
    submit: "Sign in",
    card: "Lost insurance card",
    questions: "Frequently asked questions",
    refused: "E-mail address or password incorrect.",
    throttled: `Too many unsuccessful attempts. For your security, wait ${THROTTLE_MINUTES} minutes before trying again, or call us on {phone}.`,
    locked: "Your access is locked. Call us on {phone} to have it unlocked.",
  },
  maintenance: {
    title: "We’ll be back soon",
    text: "The customer portal is temporarily unavailable for maintenance. Your data is safe, and nothing you have sent has been lost. Is it urgent? Call us on {phone}.",
    until: "Expected end: {when}",
  },
  demonstration: {
    title: "Demonstration",
    lead: "Invented people: choose one to sign in straight away.",
  },
  password: {
    title: "Change your password",
    lead: "Your other devices will be signed out.",
    current: "Current password",
    fresh: "New password",
    hint: `At least ${SHORTEST_PASSWORD} characters. A short sentence is easy to remember.`,
    again: "Confirm new password",
    submit: "Change password",
    back: "Back to my account",
    wrongCurrent: "The current password is incorrect.",
    tooShort: `Choose at least ${SHORTEST_PASSWORD} characters.`,
    show: "Show password",
    hide: "Hide password",
    shownAs: "Show",
    hiddenAs: "Hide",
    guessable:
      "This password is easy to guess: your name, your address, common words, sequences or repetitions. Choose a short sentence of your own, for example.",
    isEmail: "Your e-mail address cannot be your password.",
    same: "Choose a password that is different from the current one.",
    differs: "The two new passwords are not the same.",
    done: {
      title: "Password changed",
      text: "It is valid from now on. Your other devices have been signed out.",
    },
  },
  notices: {
    expired: {
      title: "This page has expired",
      text: `For your security, you need to complete your sign-in within ${LOGIN_MINUTES} minutes. Please start again: nothing has been lost.`,
    },
    lost: {
      title: "Sign-in failed",
      text: "The sign-in was interrupted. Please start again; if it happens again, allow cookies for this site.",
    },
    unknown: {
      title: "No access to this customer portal",
      text: "Your identity is confirmed, but no customer account is linked to it. Call us on {phone}.",
    },
    locked: {
      title: "Your access is locked",
      text: "Call us on {phone} to have it unlocked.",
    },
    denied: {
      title: "The sign-in was interrupted",
      text: "The sign-in service did not confirm your identity. You can start again.",
    },
    unavailable: {
      title: "Signing in is not possible at the moment",
      text: "The sign-in service is not responding. Try again in a few minutes.",
    },
    unexpected: {
      title: "Something went wrong",
      text: "Try again in a moment. If it happens again, call us on {phone}.",
    },
    signedOut: { title: "You are signed out", text: "Your session has ended. See you soon." },
    idle: {
      title: "You have been signed out",
      text: `To protect your data, we end the session after ${IDLE_MINUTES} minutes without activity.`,
    },
  },
  browser: {
    title: "Your browser is not supported",
    text: "The customer portal needs a recent version of Chrome, Edge, Firefox or Safari, on iPhone and iPad from iOS 17.4, with JavaScript turned on. Update your browser or use another device. You can also call us: {phone}.",
    retry: "Try again",
  },
  leave: {
    title: "Sign out?",
    text: "You have come from another site. Please confirm that you want to leave the customer portal.",
    confirm: "Sign out",
    stay: "Stay signed in",
  },
  signIn: "Sign in",
  signInAgain: "Sign in again",
  showCards: "Show the cards on this device",
  toPortal: "Go to the customer portal",
  reference: "Reference for support: {id}",
};
