import { afterAll, inject } from "vitest";
import { forgetPortals } from "./browser.ts";
import { cloneTemplate } from "./database.ts";
import { closePortal, openPortal } from "./portal.ts";
import { closeSeeded } from "./seeded.ts";

// Runs before each file of the API's tests, also where several files share the modules of a worker.
await openPortal(await cloneTemplate(inject("databaseUrl")));
afterAll(async () => {
  forgetPortals();
  await closeSeeded();
  await closePortal();
});
