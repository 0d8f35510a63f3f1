declare global {
  interface Window {
    /** Written by the service worker into pages that are below the folder's own address. */
    readonly demoFolder?: string;
  }
}

/** Where the folder lies on its host, with a slash at the end. */
export const folder = new URL(window.demoFolder ?? "./", location.href);

/** The same as a path without the slash; empty at the root. */
export const basePath = folder.pathname.replace(/\/$/, "");
