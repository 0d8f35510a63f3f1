import { start } from "../../src/main.ts";

// The product as in production, for tests that take its database away.
await start();
