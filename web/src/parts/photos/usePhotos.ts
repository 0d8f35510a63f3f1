import { shownFileName } from "@portal/model/files.ts";
import { useRef, useState } from "react";
import { makePhotoPdf, PhotoFailure } from "./make-photo-pdf.ts";
import { isHeic, moved, type Photo, previewOf, type RefusedPhoto } from "./photos.ts";

let lastId = 0;

/** The photos of a future PDF: their order, their rotation, and the unreadable ones. */
export function usePhotos(most: number) {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const pdf = usePhotoPdf(photos);
  const change = (next: (photos: readonly Photo[]) => readonly Photo[]) => {
    pdf.forgetFailure();
    setPhotos(next);
  };
  const reading = useReading(photos.length, most, (photo) => change((known) => [...known, photo]));
  return {
    photos,
    most,
    ...pdf,
    ...reading,
    turn: (id: number) =>
      change((known) =>
        known.map((one) => (one.id === id ? { ...one, turns: (one.turns + 1) % 4 } : one)),
      ),
    place: (id: number, to: number) => change((known) => moved(known, id, to)),
    remove: (id: number) => change((known) => known.filter((one) => one.id !== id)),
    clear: () => change(() => []),
  };
}

export type Photos = ReturnType<typeof usePhotos>;

/** Reads photos one after the other, because each needs much memory. */
function useReading(known: number, most: number, onRead: (photo: Photo) => void) {
  const [refused, setRefused] = useState<readonly RefusedPhoto[]>([]);
  const [waiting, setWaiting] = useState(0);
  const read = async (file: File, place: number): Promise<RefusedPhoto["reason"] | undefined> => {
    if (place >= most) return "tooMany";
    try {
      const preview = await previewOf(file);
      lastId += 1;
      onRead({ id: lastId, file, preview, turns: 0 });
      return undefined;
    } catch {
      // Only Safari decodes HEIC.
      return isHeic(file) ? "heic" : "broken";
    }
  };
  const add = async (files: readonly File[]) => {
    setWaiting((count) => count + files.length);
    let place = known;
    for (const file of files) {
      const reason = await read(file, place);
      if (reason) {
        const name = shownFileName(file.name);
        setRefused((before) => [...before, refusal(name, reason)]);
      } else place += 1;
      setWaiting((count) => count - 1);
    }
  };
  return {
    add,
    refused,
    isReading: waiting > 0,
    dismiss: (id: number) => setRefused((before) => before.filter((one) => one.id !== id)),
    forgetRefused: () => setRefused([]),
  };
}

function refusal(name: string, reason: RefusedPhoto["reason"]): RefusedPhoto {
  lastId += 1;
  return { id: lastId, name, reason };
}

/** Makes one PDF of the photos. On failure it keeps the photos and gives the reason. */
function usePhotoPdf(photos: readonly Photo[]) {
  const [making, setMaking] = useState<number>();
  const [failure, setFailure] = useState<PhotoFailure["reason"]>();
  const isMaking = useRef(false);
  const makePdf = async (): Promise<ArrayBuffer | undefined> => {
    if (isMaking.current) return undefined;
    isMaking.current = true;
    setFailure(undefined);
    setMaking(0);
    try {
      const order = photos.map(({ file, turns }) => ({ file, turns }));
      return await makePhotoPdf(order, setMaking);
    } catch (error) {
      setFailure(error instanceof PhotoFailure ? error.reason : "broken");
      return undefined;
    } finally {
      isMaking.current = false;
      setMaking(undefined);
    }
  };
  /** `making` is in percent, while a PDF is made. */
  return { making, failure, makePdf, forgetFailure: () => setFailure(undefined) };
}
