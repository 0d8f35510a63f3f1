/** The packed bytes of a first visit, set by the build. */
declare const __BYTES__: number;
declare const __COMMIT__: string;
declare const __ENVIRONMENT__: "demo" | "review";
/** The name of this build's set of data. */
declare const __DATA__: string;
/** The version of the database program. */
declare const __PROGRAM__: string;
