import { startAuthentication } from "@simplewebauthn/browser";

type Options = Parameters<typeof startAuthentication>[0]["optionsJSON"];

/** The signature of the customer's passkey, encoded for a header; nothing if none was used. */
export async function signWithPasskey(options: string): Promise<string | undefined> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- the API builds it for this call
    const optionsJSON: Options = JSON.parse(options);
    const signed = JSON.stringify(await startAuthentication({ optionsJSON }));
    return btoa(signed).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  } catch {
    return undefined;
  }
}
