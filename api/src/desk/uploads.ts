const upload = /^\/desk\/v1\/conversations\/[^/]+\/files$/;

/** Whether a request brings a file, whose body is handed on as a stream and has limits of its own. */
export function isDeskUpload(method: string | undefined, path: string | undefined): boolean {
  return method === "POST" && upload.test(path ?? "");
}
