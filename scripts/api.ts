import { start } from "../api/src/main.ts";

await start();
