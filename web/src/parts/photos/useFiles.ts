import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { fileExtensions } from "@portal/model/files.ts";
import { useEnvironment } from "../../core/environment.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { type Uploads, useUploads } from "../../ui/files/useUploads.ts";
import { isPhoto } from "./photos.ts";
import { type Photos, usePhotos } from "./usePhotos.ts";

/** The reason why the files cannot be sent yet; all but the first are message keys. */
export type FilesState = "ready" | "photosWaiting" | "uploading" | "failed" | "refused";

interface FilesRules {
  /** The limit of PDFs, including those made of photos. */
  mostFiles: number;
  /** The limit of photos in one PDF. */
  mostPhotos: number;
  onChange: (uuids: string[]) => void;
  onPick?: ((files: readonly File[]) => void) | undefined;
}

/** The files to send: PDFs, which are uploaded unchanged, and photos, which become a PDF first. */
export function useFiles({ mostFiles, mostPhotos, onChange, onPick }: FilesRules) {
  const t = useTexts("photos");
  const { now } = useEnvironment();
  const pdfs = useUploads({
    max: mostFiles,
    accepted: ["pdf"],
    onChange: (files) => onChange(files.map(({ uuid }) => uuid)),
  });
  const photos = usePhotos(mostPhotos);
  const pick = (files: readonly File[]) => {
    onPick?.(files);
    if (mostFiles === 1) photos.forgetRefused();
    const pictures = files.filter(isPhoto);
    if (pictures.length > 0) void photos.add(pictures);
    if (pictures.length < files.length) pdfs.pick(files.filter((file) => !isPhoto(file)));
  };
  /** Resolves to whether the photos became a PDF, which is then uploaded. */
  const bindPhotos = async (): Promise<boolean> => {
    const pdf = await photos.makePdf();
    if (!pdf) return false;
    photos.clear();
    const name = freeName(t("fileName", { date: todayInZurich(now()) }), pdfs);
    pdfs.pick([new File([pdf], name, { type: "application/pdf" })]);
    return true;
  };
  /** Removes all files, uploaded or not, for example when they are no longer asked for. */
  const clear = () => {
    photos.clear();
    photos.forgetRefused();
    for (const item of pdfs.items) void pdfs.remove(item);
  };
  const uploads: Uploads = { ...pdfs, pick, accepted: fileExtensions, takesPhotos: true };
  return { uploads, photos, bindPhotos, clear, state: stateOf(pdfs, photos) };
}
export type Files = ReturnType<typeof useFiles>;

function stateOf(
  { items }: Pick<Uploads, "items">,
  { photos, isReading, refused }: Photos,
): FilesState {
  if (items.some(({ state }) => state.kind === "uploading")) return "uploading";
  if (photos.length > 0 || isReading) return "photosWaiting";
  const problems = items.flatMap(({ state }) => (state.kind === "error" ? [state.problem] : []));
  if (problems.includes("connection")) return "failed";
  // A chosen file that is not attached must not be dropped silently.
  return problems.length > 0 || refused.length > 0 ? "refused" : "ready";
}

/** Several PDFs of photos are numbered. */
function freeName(stem: string, { items }: Pick<Uploads, "items">): string {
  const taken = new Set(items.map(({ file }) => file.name));
  for (let copy = 1; ; copy++) {
    const name = `${stem}${copy > 1 ? `-${copy}` : ""}.pdf`;
    if (!taken.has(name)) return name;
  }
}
