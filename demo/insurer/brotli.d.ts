declare module "brotli/decompress.js" {
  export default function decompress(packed: Uint8Array): Uint8Array;
}
