import { afterAll } from "vitest";
import { openPortal } from "./portal.ts";
import { closeSeeded } from "./seeded.ts";

// Runs before each file of the API's tests, also where several files share the modules of a worker.
const closePortal = await openPortal();
afterAll(async () => {
  await closeSeeded();
  await closePortal();
});
