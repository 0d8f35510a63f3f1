import { extensionOf } from "@portal/model/files.ts";

/** A photo that waits to become a page. */
export interface Photo {
  readonly id: number;
  readonly file: File;
  /** A small picture of it, as an address. */
  readonly preview: string;
  /** Quarter turns to the right. */
  readonly turns: number;
}

/** A photo that cannot become a page, and why; each reason is the key of a message. */
export interface RefusedPhoto {
  readonly id: number;
  readonly name: string;
  readonly reason: "heic" | "broken" | "tooMany";
}

const PREVIEW_SIDE = 320;

/** The format in which many phones keep photos; hardly any browser decodes it. */
export function isHeic({ name, type }: File): boolean {
  return /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type);
}

export function isPhoto(file: File): boolean {
  const extension = extensionOf(file.name);
  return isHeic(file) || (extension !== undefined && extension !== "pdf");
}

/** A small picture of a photo, upright as its camera says. It fails when the file is no picture. */
export async function previewOf(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const drawing = canvas.getContext("2d");
  if (drawing) {
    drawing.fillStyle = "#fff";
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  bitmap.close();
  return canvas.toDataURL("image/jpeg", 0.75);
}

/** The photos with one of them at another place. */
export function moved(photos: readonly Photo[], id: number, to: number): readonly Photo[] {
  const photo = photos.find((one) => one.id === id);
  if (!photo || to < 0 || to >= photos.length) return photos;
  return photos.filter((one) => one !== photo).toSpliced(to, 0, photo);
}
