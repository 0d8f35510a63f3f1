import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: Buffer) => data.toString("base64url");

/** The part of CBOR (RFC 8949) that a passkey needs. */
function cbor(value: unknown): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)]);
    return Buffer.concat([head(5, value.size), ...entries]);
  }
  throw new Error("not needed");
}

function head(kind: number, size: number): Buffer {
  const first = kind << 5;
  if (size < 24) return Buffer.from([first | size]);
  return size < 256
    ? Buffer.from([first | 24, size])
    : Buffer.from([first | 25, size >> 8, size & 0xff]);
}

interface AuthenticatorOptions {
  origin: string;
  /** Whether the device verifies its user. */
  verifies?: boolean;
}

/** A device with one passkey, as a browser uses it. */
export function anAuthenticator({ origin, verifies = true }: AuthenticatorOptions) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  let counter = 0;
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const flags = (more: number) => 0x01 | (verifies ? 0x04 : 0) | more;
  const authenticatorData = (more: number, attested = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([
      sha256(new URL(origin).hostname),
      Buffer.from([flags(more)]),
      count,
      attested,
    ]);
  };
  const whole = { id: base64url(id), rawId: base64url(id), type: "public-key" };

  return {
    id: base64url(id),
    /** Creates a passkey from the answer of `preparePasskey`. */
    make(options: string): string {
      const { challenge } = JSON.parse(options);
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const size = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), size, id, cbor(key)]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authenticatorData(0x40, attested)],
      ]);
      const response = {
        clientDataJSON: base64url(clientData("webauthn.create", challenge)),
        attestationObject: base64url(cbor(attestation)),
        transports: ["internal"],
      };
      return JSON.stringify({ ...whole, clientExtensionResults: {}, response });
    },
    /** Signs one sign-in. A copied device has a lower counter than the one used since. */
    sign(challenge: string, counted = counter + 1): string {
      counter = counted;
      const data = authenticatorData(0);
      const client = clientData("webauthn.get", challenge);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      };
      return JSON.stringify({ ...whole, clientExtensionResults: {}, response });
    },
  };
}
