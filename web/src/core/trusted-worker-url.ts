declare global {
  interface Window {
    /** Not known to all browsers, nor to TypeScript. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: () => string },
      ): { createScriptURL: (wish: string) => string };
    };
  }
}

const addresses = new Map<string, string>();

/** The page's policy lets a worker come from one address alone: the first that is given for its name. */
export function trustedWorkerUrl(name: "push-worker" | "photo-worker", address: string): string {
  const trusted =
    addresses.get(name) ??
    window.trustedTypes
      ?.createPolicy(name, { createScriptURL: () => address })
      .createScriptURL(address) ??
    address;
  addresses.set(name, trusted);
  return trusted;
}
