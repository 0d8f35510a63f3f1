import { prepareDatabase } from "../../api/src/core/db/open.ts";
import { testRoles, testSecrets } from "../../api/test/database.ts";

// `node migrate-template.ts URL`: brings the template of the previous release's tests to the schema of this one.
const [url] = process.argv.slice(2);
if (url === undefined) throw new Error("The address of the template is missing.");
await prepareDatabase(url, testRoles, testSecrets);
