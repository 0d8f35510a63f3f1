/// <reference types="vite/client" />

/** Made by `web/build/licences.ts` when the portal is built. */
declare module "virtual:licences" {
  export const licences: import("@portal/model/portal/attributions.ts").Licences;
}
