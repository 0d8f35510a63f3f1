// Modules that a browser does not have. They can be imported; using them throws.
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
