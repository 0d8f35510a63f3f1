import { trustedWorkerUrl } from "../../core/trusted-worker-url.ts";
import type { PhotoWorkerMessage, PhotoOrder } from "./photo-worker.ts";

/** The reason why photos did not become a PDF. */
export class PhotoFailure extends Error {
  readonly reason: "broken" | "tooLarge";

  constructor(reason: "broken" | "tooLarge") {
    super(reason);
    this.reason = reason;
  }
}

/** Makes one PDF of photos in a worker, so that the page stays responsive. */
export async function makePhotoPdf(
  photos: PhotoOrder["photos"],
  onProgress: (percent: number) => void,
): Promise<ArrayBuffer> {
  const { default: file } = await import("./photo-worker.ts?worker&url");
  const worker = new Worker(trustedWorkerUrl("photos", file), { type: "module" });
  const made = new Promise<ArrayBuffer>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<PhotoWorkerMessage>) => {
      if (data.kind === "drawn") onProgress(data.percent);
      else if (data.kind === "done") resolve(data.pdf);
      else reject(new PhotoFailure(data.reason));
    });
    worker.addEventListener("error", () => reject(new PhotoFailure("broken")));
  });
  const order: PhotoOrder = { photos };
  worker.postMessage(order);
  return made.finally(() => worker.terminate());
}
