// What a browser does not have. It may be imported and named; whoever uses it is told.
/** @type {(name: string) => unknown} */
const missing = (name) =>
  new Proxy(
    function absent() {
      throw new Error(`There is no ${name} in the browser.`);
    },
    {
      get(target, key) {
        /** @type {unknown} */
        const own = Reflect.get(target, key);
        if (key === "prototype") return own;
        if (key === "__esModule" || key === "then") return undefined;
        if (key === Symbol.toPrimitive) return () => name;
        return missing(`${name}.${String(key)}`);
      },
    },
  );

module.exports = missing("such module");
