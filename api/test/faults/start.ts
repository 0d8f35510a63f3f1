import { start } from "../../src/main.ts";

// The product as it is started in life, for tests that take its database away.
await start();
