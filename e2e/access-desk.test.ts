import { walkWithAxe } from "./access.ts";

await walkWithAxe(1280, 0);
