import { extensionOf } from "@portal/model/files.ts";

/** A photo that will become a page. */
export interface Photo {
  readonly id: number;
  readonly file: File;
  /** The URL of a thumbnail. */
  readonly preview: string;
  /** Quarter turns to the right. */
  readonly turns: number;
}

/** An unusable photo; the reason is a message key. */
export interface RefusedPhoto {
  readonly id: number;
  readonly name: string;
  readonly reason: "heic" | "broken" | "tooMany";
}

const PREVIEW_SIDE = 320;

/** HEIC, the format of many phones, which hardly any browser decodes. */
export function isHeic({ name, type }: File): boolean {
  return /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type);
}

export function isPhoto(file: File): boolean {
  const extension = extensionOf(file.name);
  return isHeic(file) || (extension !== undefined && extension !== "pdf");
}

/** A thumbnail, upright by the EXIF orientation. It fails if the file is no image. */
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

/** The photos with one of them moved. */
export function moved(photos: readonly Photo[], id: number, to: number): readonly Photo[] {
  const photo = photos.find((one) => one.id === id);
  if (!photo || to < 0 || to >= photos.length) return photos;
  return photos.filter((one) => one !== photo).toSpliced(to, 0, photo);
}
