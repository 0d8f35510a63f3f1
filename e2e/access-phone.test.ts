import { walkWithAxe } from "./access.ts";

await walkWithAxe(390, 5);
