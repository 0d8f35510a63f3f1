import type { Rolldown } from "vite";
import { localeChunkName } from "./locale-chunks.ts";

type Groups = NonNullable<
  Extract<Rolldown.OutputOptions["codeSplitting"], { groups?: unknown }>["groups"]
>;

/**
 * The modules that share a chunk. Ungrouped modules get a chunk for each set of screens that share them: dozens of
 * small requests for one screen. A group includes the dependencies of its modules, so a small module that needs a large
 * library stays outside, and widely used modules come first.
 */
export const chunkGroups: Groups = [
  // Dependencies change rarely, so their chunk stays in the browsers' caches.
  {
    name: "vendor",
    test: /\/node_modules\/(?:react|react-dom|scheduler|@tanstack)\/|rolldown\/runtime|\/react-roots\.ts$/,
    tags: ["$initial"],
  },
  // The rest of the first screen is one chunk, because a dozen small files compress worse.
  { name: "portal", tags: ["$initial"] },
  { name: "icons", test: /\/node_modules\/lucide-react\//, minShareCount: 2 },
  {
    name: "rules",
    test: /\/node_modules\/zod\/|\/model\/src\/(?:calendar\/typed-dates|portal\/(?:drafts|texts))\.ts$/,
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
  // The session and the late parts of the shell: every screen needs them soon.
  {
    name: "session",
    test: /\/core\/(?:session\/(?:exits|expiry-steps|session-expiry)|technical-information)\.ts$/,
  },
  {
    name: "late",
    test: /\/shell\/(?:LateShell|footer\/Footer|mailbox\/MailboxButton|search\/SearchKeys|cookies\/CookieSettingsDialog|notifications\/event-stream)\.|\/welcome\/Welcome\./,
  },
  // After their dependencies, which would otherwise be part of them.
  { name: localeChunkName, debugName: "texts" },
];
