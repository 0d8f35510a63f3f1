import type { Rolldown } from "vite";
import { localeChunkName } from "./locale-chunks.ts";

type Groups = NonNullable<
  Extract<Rolldown.OutputOptions["codeSplitting"], { groups?: unknown }>["groups"]
>;

/**
 * Which modules travel together. What no group names gets a file for each set of screens that share it: dozens for one
 * screen, of some hundred bytes each, and every one of them is a request and a phone's work. A group brings along what its
 * modules need, so a small thing that needs a large library stays outside, and what many need comes first.
 */
export const chunkGroups: Groups = [
  // What changes with our dependencies alone stays in the caches of browsers.
  {
    name: "vendor",
    test: /\/node_modules\/(?:react|react-dom|scheduler|@tanstack)\/|rolldown\/runtime|\/react-roots\.ts$/,
    tags: ["$initial"],
  },
  // The rest of the first screen travels in one piece: a dozen small files compress worse.
  { name: "portal", tags: ["$initial"] },
  { name: "icons", test: /\/node_modules\/lucide-react\//, minShareCount: 2 },
  {
    name: "rules",
    test: /\/node_modules\/zod\/|\/model\/src\/(?:typing\/typed-dates|portal\/(?:drafts|texts))\.ts$/,
    minShareCount: 4,
  },
  {
    name: "blocks",
    test: /\/web\/src\/(?:ui\/(?:layout|feedback|dialogs)\/|core\/(?:routing\/|today|http\/(?:problem-text|download|cache-invalidation)))|\/(?:message-counts|request-words|receipt-address)\.ts$|\/parts\/FieldsSkeleton\.|\/(?:useMutation|mutationObserver)\.js$/,
    minShareCount: 3,
  },
  { name: "tables", test: /\/web\/src\/(?:ui\/tables|parts\/years)\//, minShareCount: 3 },
  {
    name: "drafts",
    test: /\/web\/src\/(?:core\/forms\/(?:draft|autosave|idempotency-keys|defer-until-pointer-up)|parts\/Draft)/,
    minShareCount: 5,
  },
  {
    name: "fields",
    test: /\/ui\/fields\/(?:Field|Switch|TextArea|Choice|RadioGroup|Select|Checkbox|ErrorSummary)\./,
    minShareCount: 4,
  },
  {
    name: "forms",
    test: /\/node_modules\/react-hook-form\/|\/core\/forms\/form\.ts$|\/parts\/Form(?:Field|Summary)\./,
    minShareCount: 5,
  },
  {
    name: "uploads",
    test: /\/web\/src\/ui\/files\/use(?:Files|Uploads)|\/parts\/photos\/useFiles\.|\/core\/http\/upload/,
    minShareCount: 3,
  },
  // What keeps a session, and what the shell draws in quiet moments: on every screen, soon after it.
  {
    name: "session",
    test: /\/core\/(?:session\/(?:exits|expiry-steps|session-expiry)|technical-information)\.ts$/,
  },
  {
    name: "late",
    test: /\/shell\/(?:LateShell|footer\/Footer|mailbox\/MailboxButton|search\/SearchKeys|cookies\/CookieSettingsDialog|notifications\/event-stream)\.|\/welcome\/Welcome\./,
  },
  // After what they need themselves, which would come to lie in them otherwise.
  { name: localeChunkName, debugName: "texts" },
];
