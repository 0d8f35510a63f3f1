import { walkWithAxe } from "./access.ts";

await walkWithAxe("desk");
