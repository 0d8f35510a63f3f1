import type { Texts } from "./shape.ts";

export const en: Texts = {
  language: "English",
  languages: "Language",
  error: "Error",
  login: {
    title: "Sign in",
    lead: "Your policies, bills and reimbursements in one place.",
    email: "E-mail address",
    password: "Password",
    submit: "Sign in",
    forgotten: "Forgotten your password? Call us on {phone} and we will help.",
    refused: "The e-mail address and the password do not go together. Check both and try again.",
    throttled:
      "Too many tries without success. For your safety, wait 15 minutes before trying again, or call us on {phone}.",
    locked: "Your access is locked. Call us on {phone} to have it opened again.",
  },
  maintenance: {
    title: "We will be back soon",
    text: "The portal is closed for work for a moment. Your data is safe, and nothing you have sent is lost. Urgent? Call us on {phone}.",
    until: "Expected end: {when}",
  },
  demonstration: {
    title: "Demonstration people",
    lead: "These people are invented. Pick one and you are in.",
  },
  password: {
    title: "Change your password",
    lead: "Your other devices will be signed out.",
    current: "Current password",
    fresh: "New password",
    hint: "At least 12 characters. A short sentence is easy to remember.",
    again: "New password, once more",
    submit: "Change password",
    back: "Back to my account",
    wrongCurrent: "The current password is not right.",
    tooShort: "Choose at least 12 characters.",
    isEmail: "Your e-mail address cannot be your password.",
    same: "Choose a password other than the current one.",
    differs: "The two new passwords are not the same.",
    done: {
      title: "Password changed",
      text: "It holds from now on. Your other devices have been signed out.",
    },
  },
  notices: {
    expired: {
      title: "This page has expired",
      text: "For your safety, a sign-in has to be finished within ten minutes. Start again, nothing is lost.",
    },
    lost: {
      title: "The sign-in did not come through",
      text: "Your browser did not keep the start of this sign-in. Start again; if it happens once more, allow this site’s cookies.",
    },
    unknown: {
      title: "No access to this portal",
      text: "We know who you are, but no customer account belongs to this identity. Call us on {phone}.",
    },
    locked: {
      title: "Your access is locked",
      text: "Call us on {phone} to have it opened again.",
    },
    denied: {
      title: "The sign-in was interrupted",
      text: "The sign-in service did not confirm who you are. You can start again.",
    },
    unavailable: {
      title: "Signing in is not possible just now",
      text: "The sign-in service does not answer. Try again in a few minutes.",
    },
    unexpected: {
      title: "Something did not work",
      text: "Try again in a moment. If it happens once more, call us on {phone}.",
    },
    signedOut: { title: "You are signed out", text: "Your session has ended. See you soon." },
    idle: {
      title: "You have been signed out",
      text: "After 15 minutes without activity we close the session to protect your data.",
    },
  },
  leave: {
    title: "Sign out?",
    text: "Another site brought you here. Confirm if you want to leave the portal.",
    confirm: "Sign out",
    stay: "Stay signed in",
  },
  signIn: "Sign in",
  signInAgain: "Sign in again",
  toPortal: "Go to the portal",
  reference: "Reference for support: {id}",
};
