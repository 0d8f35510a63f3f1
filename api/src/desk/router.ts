import { Hono } from "hono";
import type { DeskVariables } from "./call.ts";

export function deskRouter() {
  return new Hono<DeskVariables>();
}
