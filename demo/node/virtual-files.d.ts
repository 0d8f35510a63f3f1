declare module "virtual:files" {
  const files: Readonly<Record<string, string>>;
  export default files;
}
