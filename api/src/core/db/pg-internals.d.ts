/** The only internal function of `pg` that the batch uses: converts a value to a parameter. `pg` is pinned for it. */
declare module "pg/lib/utils.js" {
  const utils: { prepareValue: (value: unknown) => string | Buffer | null };
  export default utils;
}
