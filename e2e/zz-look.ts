import { startThrowawayPostgres } from "../api/postgres/throwaway.ts";
import { prepareTemplate } from "../api/test/database.ts";
import { buildWeb, isWebFresh } from "../scripts/web-build.ts";
import { closeBrowsers, openPortal } from "./harness/portal.ts";
if (!isWebFresh()) await buildWeb(() => {});
const postgres = await startThrowawayPostgres("look-wiz");
try {
  await prepareTemplate(postgres.url);
  const portal = await openPortal(postgres.url);
  for (const file of process.argv.slice(2)) {
    const { walk } = await import(file);
    try {
      await walk(portal);
    } catch (error) {
      console.error(error);
    }
  }
  await closeBrowsers();
  await portal.close();
} finally {
  await postgres.stop();
}
process.exit(0);
