import { builder } from "../../core/http/graphql.ts";
import { changeLoginEmail } from "./login-email.ts";
import { addPasskey, preparePasskey, removePasskey } from "./passkeys.ts";
import { makeRecoveryCodes, setCodeAtSignIn } from "./second-factor.ts";
import {
  endSession,
  type OpenSession as OpenSessionShape,
  type Passkey as PasskeyShape,
  type PendingChange as PendingChangeShape,
  readSecurity,
  type Security as SecurityShape,
  stopAccountChange,
} from "./security.ts";

const AccountChangeKindEnum = builder.enumType("AccountChangeKind", {
  description: "What staff can change in the way into an account.",
  values: {
    LOGIN_EMAIL: { description: "The e-mail address of the login." },
    PHONE: { description: "The number that codes go to." },
    SECOND_FACTOR: { description: "No code at sign-in any more, and no recovery codes." },
    CLOSING: { description: "The account is closed; the contracts stay." },
  } as const,
});

const Passkey = builder.objectRef<PasskeyShape>("Passkey").implement({
  description: "A device or a password manager that signs in without a password.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "By which it is removed." }),
    name: t.exposeString("name", { description: "What its owner calls it." }),
    createdAt: t.exposeString("createdAt", { description: "An instant, ISO 8601." }),
    lastUsedAt: t.exposeString("lastUsedAt", {
      nullable: true,
      description: "When it was last used to sign in; null if it never was.",
    }),
  }),
});

const OpenSession = builder.objectRef<OpenSessionShape>("OpenSession").implement({
  description: "Where the account is signed in now.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "By which it is ended." }),
    createdAt: t.exposeString("createdAt", { description: "When it began, ISO 8601." }),
    seenAt: t.exposeString("seenAt", { description: "When it was last used, ISO 8601." }),
    os: t.exposeString("os", {
      nullable: true,
      description: "The operating system; null where the browser does not say.",
    }),
    device: t.exposeString("device", {
      nullable: true,
      description:
        "What is used, such as a desktop or a phone; null where the browser does not say.",
    }),
    isCurrent: t.exposeBoolean("isCurrent", {
      description: "Whether it is the session that asks.",
    }),
  }),
});

const PendingChange = builder.objectRef<PendingChangeShape>("PendingChange").implement({
  description: "What staff was asked for by telephone, until it holds.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "By which it is stopped." }),
    kind: t.field({
      type: AccountChangeKindEnum,
      description: "What changes in the way into the account.",
      resolve: ({ kind }) => kind,
    }),
    recipient: t.exposeString("recipient", {
      nullable: true,
      description: "The new address or number, in part; null where there is none.",
    }),
    dueAt: t.exposeString("dueAt", { description: "When it holds at the earliest, ISO 8601." }),
  }),
});

const Security = builder.objectRef<SecurityShape>("Security").implement({
  description: "How an account is protected, and where it is signed in.",
  fields: (t) => ({
    hasCodeAtSignIn: t.exposeBoolean("hasCodeAtSignIn", {
      description: "Whether a code is asked for after the password.",
    }),
    recoveryCodesLeft: t.exposeInt("recoveryCodesLeft", {
      description: "How many recovery codes were not used yet.",
    }),
    passkeys: t.expose("passkeys", { type: [Passkey], description: "The oldest first." }),
    sessions: t.expose("sessions", {
      type: [OpenSession],
      description: "What was used last comes first.",
    }),
    pendingChanges: t.expose("pendingChanges", {
      type: [PendingChange],
      description: "What staff was asked for and its owner can still stop.",
    }),
  }),
});

builder.queryField("security", (t) =>
  t.field({
    type: Security,
    description: "How the account is protected, and where it is signed in.",
    resolve: (_root, _args, ctx) => readSecurity(ctx),
  }),
);

builder.mutationField("endSession", (t) =>
  t.boolean({
    description: "Ends another session of the account.",
    args: { id: t.arg.id({ required: true, description: "The session." }) },
    resolve: (_root, { id }, ctx) => endSession(ctx, id),
  }),
);

builder.mutationField("stopAccountChange", (t) =>
  t.boolean({
    description: "Stops a change that staff was asked for by telephone.",
    args: { id: t.arg.id({ required: true, description: "The change." }) },
    resolve: (_root, { id }, ctx) => stopAccountChange(ctx, id),
  }),
);

builder.mutationField("preparePasskey", (t) =>
  t.string({
    description:
      "What a browser needs to make a passkey, as the JSON of WebAuthn. Needs a one-time code.",
    resolve: (_root, _args, ctx) => preparePasskey(ctx),
  }),
);

builder.mutationField("addPasskey", (t) =>
  t.boolean({
    description: "Stores the passkey that the browser made from the answer of `preparePasskey`.",
    args: {
      name: t.arg.string({ required: true, description: "What its owner calls it." }),
      credential: t.arg.string({
        required: true,
        description: "What the browser made, as the JSON of WebAuthn.",
      }),
    },
    resolve: (_root, input, ctx) => addPasskey(ctx, input),
  }),
);

builder.mutationField("removePasskey", (t) =>
  t.boolean({
    description: "Removes a passkey. Needs a one-time code.",
    args: { id: t.arg.id({ required: true, description: "The passkey." }) },
    resolve: (_root, { id }, ctx) => removePasskey(ctx, id),
  }),
);

builder.mutationField("setCodeAtSignIn", (t) =>
  t.boolean({
    description:
      "Chooses whether a code is asked for after the password; answers what holds now. Needs a one-time code.",
    args: { isOn: t.arg.boolean({ required: true, description: "Whether it is asked for." }) },
    resolve: (_root, { isOn }, ctx) => setCodeAtSignIn(ctx, isOn),
  }),
);

builder.mutationField("makeRecoveryCodes", (t) =>
  t.stringList({
    description:
      "Makes ten recovery codes that replace the earlier ones, and answers them this once. Needs a one-time code.",
    resolve: (_root, _args, ctx) => makeRecoveryCodes(ctx),
  }),
);

builder.mutationField("changeLoginEmail", (t) =>
  t.boolean({
    description:
      "Asks for another login address. It holds once the links that both addresses are sent are opened; where the old mailbox is lost, a one-time code stands for its link.",
    args: {
      email: t.arg.string({ required: true, description: "The new address." }),
      isOldMailboxLost: t.arg.boolean({
        defaultValue: false,
        description:
          "Whether the customer can no longer read mail at the old address, so that no link is sent there.",
      }),
    },
    resolve: (_root, { email, isOldMailboxLost }, ctx) =>
      changeLoginEmail(ctx, { email, isOldMailboxLost: isOldMailboxLost ?? false }),
  }),
);
