import { messageCounts } from "./portal/message-counts.ts";

/** What a customer may send us, and how its name is kept. The browser asks first, the API decides. */

export const LARGEST_FILE_MB = 5;
export const LARGEST_FILE = LARGEST_FILE_MB * 1024 * 1024;
/** A file that nothing refers to by then is removed. */
export const FILE_LIFE_SECONDS = messageCounts["files.gone"] * 3600;
const LONGEST_NAME = 120;
/** File systems count bytes: 255 at most. */
const LONGEST_NAME_BYTES = 200;
const LONGEST_EXTENSION = 20;

export const mimeTypes = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
} as const;
export type FileExtension = keyof typeof mimeTypes;
export type FileMimeType = (typeof mimeTypes)[FileExtension];
export const fileExtensions = ["pdf", "jpg", "jpeg", "png", "gif"] as const;

/** An uploaded file as the API tells of it. */
export interface UploadedFile {
  uuid: string;
  /** In bytes, as stored. */
  fileSize: number;
  filename: string;
  mimeType: string;
}

/** Why a file is refused; each is the key of a message. */
export type FileProblem = "415" | "413" | "empty" | "file_name";

/** Looks at a name and a size before a single byte is sent. */
export function findFileProblem(
  { name, size }: { name: string; size: number },
  accepted: readonly FileExtension[] = fileExtensions,
): FileProblem | undefined {
  return findNameProblem(name, accepted) ?? sizeProblem(size);
}

function sizeProblem(size: number): FileProblem | undefined {
  if (size === 0) return "empty";
  return size > LARGEST_FILE ? "413" : undefined;
}

/** A percent sign is refused rather than replaced: it may be half of an escape that somebody decodes twice. */
export function findNameProblem(
  name: string,
  accepted: readonly FileExtension[] = fileExtensions,
): "415" | "file_name" | undefined {
  if (name.includes("%") || name.trim() === "") return "file_name";
  const extension = extensionOf(name);
  return extension && accepted.includes(extension) ? undefined : "415";
}

/** The extension that says what the file claims to be, in lower case, if we take such files at all. */
export function extensionOf(name: string): FileExtension | undefined {
  const extension = /\.([a-z]{3,4})$/.exec(tidied(name).toLowerCase())?.[1];
  return fileExtensions.find((known) => known === extension);
}

// Specified: / ? < > \ : * | ; ! %. Beyond it quotes, which end a value in headers and in shells.
const REPLACED = /[/?<>\\:*|;!%"'`\u2018-\u201f]/g;
// Controls, line ends, and marks that turn the reading direction or are not seen at all.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\ufffd]/gu;
// Windows opens a device under these names, whatever the extension.
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|clock\$|(com|lpt)[0-9\u00b9\u00b2\u00b3])$/i;

/**
 * The name under which a file is kept: no path, no device, nothing that breaks a header or deceives a reader. A name
 * that was made safe stays as it is when made safe again.
 */
export function safeFileName(name: string): string {
  const whole = tidied(name)
    .replace(REPLACED, "_")
    .replace(/\.{2,}/g, ".");
  const dot = whole.lastIndexOf(".");
  const hasExtension = dot >= 0 && whole.length - dot <= LONGEST_EXTENSION;
  const extension = hasExtension ? whole.slice(dot) : "";
  return shortened(hasExtension ? whole.slice(0, dot) : whole, extension) + extension;
}

/** The name of a file as the person reads it: without characters that are not seen or turn the reading direction. */
export function shownFileName(name: string): string {
  return tidied(name) || "…";
}

/** One spelling of each letter, no unseen characters, single blanks, no blanks or dots at the end. */
function tidied(name: string): string {
  return name
    .toWellFormed()
    .replace(/\s+/g, " ")
    .replace(UNSEEN, "")
    .normalize("NFC")
    .replace(/ {2,}/g, " ")
    .replace(/[ .]+$/, "");
}

/** The stem without leading dots and hyphens, never a device, as long as there is room for. */
function shortened(stem: string, extension: string): string {
  const bare = stem.replace(/^[ .-]+/, "");
  const isDevice = DEVICE.test(bare.split(".", 1)[0]?.trim() ?? "");
  let kept = "";
  for (const character of isDevice ? `_${bare}` : bare) {
    const longer = kept + character;
    if (longer.length + extension.length > LONGEST_NAME) break;
    if (bytesOf(longer + extension) > LONGEST_NAME_BYTES) break;
    kept = longer;
  }
  return kept.replace(/[ .]+$/, "") || "file";
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** The header that offers a file for saving (RFC 6266), with the name in ASCII and in full (RFC 8187). */
export function contentDisposition(name: string, kind: "attachment" | "inline" = "attachment") {
  const safe = safeFileName(name);
  const plain = safe
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]/g, "_");
  const encoded = encodeURIComponent(safe).replace(
    /[()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain || "file"}"; filename*=UTF-8''${encoded}`;
}
