/** Everything of the worker that brings the API with it. */
export { control, stateOf } from "./controls.ts";
export { openInsurer } from "./insurer.ts";
