import { fileURLToPath } from "node:url";
import { brand } from "@portal/brand/brand.ts";
import { type Language, languages } from "@portal/model/portal/languages.ts";
import sharp from "sharp";
import { build, type Plugin } from "vite";
import { oldestBrowsers } from "./browsers.ts";
import { brandIcon } from "./first-paint.ts";

const LAKE = "#0b5a78";
const ON_LAKE = "#083f57";
const root = fileURLToPath(new URL("..", import.meta.url));

/** The manifest to install the portal on a home screen, and the service worker for push notifications. */
export function installable(): Plugin {
  return {
    name: "installable",
    async generateBundle() {
      for (const [fileName, make] of Object.entries(files)) {
        this.emitFile({ type: "asset", fileName, source: await make() });
      }
    },
    configureServer({ middlewares }) {
      for (const [fileName, make] of Object.entries(files)) {
        middlewares.use(`/${fileName}`, (_request, response, next) => {
          Promise.resolve(make()).then((source) => {
            if (fileName.endsWith(".js")) response.setHeader("content-type", "text/javascript");
            response.end(source);
          }, next);
        });
      }
    },
  };
}

const files: Record<string, () => string | Uint8Array | Promise<string | Uint8Array>> = {
  "manifest.webmanifest": () => manifest("fr"),
  ...Object.fromEntries(
    languages.map((language) => [`manifest.${language}.webmanifest`, () => manifest(language)]),
  ),
  "icon.svg": brandIcon,
  "icon-192.png": () => picture(192),
  "icon-512.png": () => picture(512),
  "icon-maskable-512.png": () => picture(512, "maskable"),
  "apple-touch-icon.png": () => picture(180, "maskable"),
  "push-worker.js": pushWorker,
};

/** The most used ways, in the language in which the portal was installed. */
const shortcuts: Record<Language, Readonly<Record<string, string>>> = {
  fr: {
    "/pocket": "Carte d’assuré",
    "/invoices": "Payer une facture",
    "/documents/send?documentType=INVOICE": "Envoyer une facture",
    "/emergency": "Urgences",
  },
  de: {
    "/pocket": "Versichertenkarte",
    "/invoices": "Rechnung bezahlen",
    "/documents/send?documentType=INVOICE": "Rechnung einsenden",
    "/emergency": "Notfall",
  },
  it: {
    "/pocket": "Tessera d’assicurato",
    "/invoices": "Pagare una fattura",
    "/documents/send?documentType=INVOICE": "Inviare una fattura",
    "/emergency": "Emergenza",
  },
  en: {
    "/pocket": "Insurance card",
    "/invoices": "Pay an invoice",
    "/documents/send?documentType=INVOICE": "Send a bill",
    "/emergency": "Emergency",
  },
};

/** One application in four languages: they differ in the names of the shortcuts alone. */
function manifest(language: Language): string {
  const icon = { src: "/icon-192.png", sizes: "192x192", type: "image/png" };
  return JSON.stringify({
    id: "/",
    scope: "/",
    start_url: "/",
    name: brand.name,
    short_name: brand.name,
    display: "standalone",
    background_color: "#ffffff",
    theme_color: LAKE,
    icons: [
      icon,
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      {
        src: "/icon-maskable-512.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
    ],
    shortcuts: Object.entries(shortcuts[language]).map(([url, name]) => ({
      name,
      url,
      icons: [icon],
    })),
  });
}

/** The share of a maskable icon that no system cuts off, less a margin. */
const SAFE = 0.56;

/** The crest as a PNG: transparent, or on the house colour with the margin that a system may cut off. */
async function picture(size: number, purpose?: "maskable"): Promise<Uint8Array> {
  const height = Math.round(size * (purpose ? SAFE : 1));
  const crest = await sharp(Buffer.from(brandIcon(purpose ? ON_LAKE : LAKE)), { density: 1200 })
    .resize({ height })
    .png()
    .toBuffer();
  const background = purpose ? LAKE : { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: crest }])
    .png()
    .toBuffer();
}

async function pushWorker(): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: oldestBrowsers(),
      modulePreload: false,
      rolldownOptions: { input: `${root}/src/push-worker.ts`, output: { format: "iife" } },
    },
  });
  const [bundle] = [result].flat();
  const [script] = bundle && "output" in bundle ? bundle.output : [];
  if (!script) throw new Error("The worker for push messages was not built");
  return script.code;
}
