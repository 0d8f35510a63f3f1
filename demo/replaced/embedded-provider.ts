/** The sign-in pages need Node's HTTP server; the demonstration asks for no password. */
export function embeddedProvider(): Promise<undefined> {
  return Promise.resolve(undefined);
}
