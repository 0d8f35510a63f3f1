/** The parts of the worker that import the API. */
export { control, stateOf } from "./controls.ts";
export { openInsurer } from "./insurer.ts";
