import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { DeliveryProblem } from "../outbox/senders.ts";

// Two lists, because one of both families also holds an IPv4 address against the IPv6 networks.
const inside4 = new BlockList();
const inside6 = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  inside4.addSubnet(net, bits, "ipv4");
// Only global unicast addresses (2000::/3) can be reached; those within it that lead elsewhere are listed.
for (const [net, bits] of [
  ["::", 3],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["4000::", 2],
  ["8000::", 1],
] as const)
  inside6.addSubnet(net, bits, "ipv6");

/** Whether an address is private, link-local, reserved or of this machine: a webhook must not reach into the network. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped) return isPrivateAddress(mapped);
  if (family === 0) return true;
  return family === 6 ? inside6.check(address, "ipv6") : inside4.check(address, "ipv4");
}

export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** The fault of a webhook's address, in words for the operator; undefined for a good one. */
export function faultOfTarget(text: string, allowsPrivate: boolean): string | undefined {
  const url = URL.parse(text);
  if (!url) return "is no address";
  if (url.username || url.password) return "has a user or a password in it";
  if (url.hash) return "has a fragment";
  const isPlain = url.protocol === "http:" && isLoopback(url.hostname);
  if (url.protocol !== "https:" && !isPlain) return "is not https";
  if (allowsPrivate) return undefined;
  const host = bareHost(url);
  if (host === "localhost" || (isIP(host) !== 0 && isPrivateAddress(host)))
    return "is in a private network, which WEBHOOK_PRIVATE_TARGETS does not allow";
  return undefined;
}

/** Node asks no resolver for an address that is a number: it is checked here. */
export function requireReachable(url: URL, allowsPrivate: boolean): void {
  const fault = faultOfTarget(url.href, allowsPrivate);
  if (fault !== undefined) throw new DeliveryProblem(`the address ${fault}`);
}

function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}

/** Resolves a name and gives the connection only addresses that were checked: a second look-up could say another. */
export function checkedLookup(allowsPrivate: boolean): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new DeliveryProblem("cannot be resolved"), "");
      if (!allowsPrivate && addresses.some(({ address }) => isPrivateAddress(address)))
        return done(new DeliveryProblem("the address is in a private network"), "");
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}
