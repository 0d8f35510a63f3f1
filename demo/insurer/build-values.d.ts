/** How many bytes a first visit loads, packed. The build knows. */
declare const __BYTES__: number;
declare const __COMMIT__: string;
declare const __ENVIRONMENT__: "demo" | "review";
/** Names the set of data that this build brings. */
declare const __DATA__: string;
/** Names the version of the database program. */
declare const __PROGRAM__: string;
