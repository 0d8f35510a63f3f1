/** The used part of `node:path`, for the paths of bundled files. */

function join(...parts: string[]): string {
  const names: string[] = [];
  for (const name of parts.join("/").split("/")) {
    if (name === "..") names.pop();
    else if (name !== "" && name !== ".") names.push(name);
  }
  return `${parts[0]?.startsWith("/") ? "/" : ""}${names.join("/")}`;
}

function dirname(path: string): string {
  return path.slice(0, path.lastIndexOf("/")) || "/";
}

function basename(path: string, ending = ""): string {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return ending && name.endsWith(ending) ? name.slice(0, -ending.length) : name;
}

function extname(path: string): string {
  return /\.[^./]*$/.exec(basename(path))?.[0] ?? "";
}

export { basename, dirname, extname, join };
// oxlint-disable-next-line import/no-default-export -- as Node's has one
export default { join, dirname, basename, extname, resolve: join, sep: "/" };
