declare global {
  interface Window {
    /** The service worker writes it into pages below the folder's own address. */
    readonly demoFolder?: string;
  }
}

/** The address of the folder on its host, with a slash at the end. */
export const folder = new URL(window.demoFolder ?? "./", location.href);

/** The path of the folder without the slash; empty at the root. */
export const basePath = folder.pathname.replace(/\/$/, "");
