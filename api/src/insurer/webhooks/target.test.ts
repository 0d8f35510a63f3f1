import { expect, test } from "vitest";
import { postWebhook } from "./post.ts";
import { checkedLookup, faultOfTarget, isPrivateAddress } from "./target.ts";

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "192.0.0.8",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "fe80::1",
  "fc00::1",
  "fd12:3456::1",
  "ff02::1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "::ffff:7f00:1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001:db8::1",
  "no address",
])("%s is no address that a webhook may reach", (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(["8.8.8.8", "185.60.216.35", "172.32.0.1", "2606:4700::1111", "2a00:1450:400a::200e"])(
  "%s is in the open internet",
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

test.each([
  ["http://insurer.example/hook", "is not https"],
  ["ftp://insurer.example/", "is not https"],
  ["file:///etc/passwd", "is not https"],
  ["hook", "is no address"],
  ["https://user:secret@insurer.example/", "has a user or a password in it"],
  ["https://insurer.example/#x", "has a fragment"],
  ["https://127.0.0.1/", "is in a private network, which WEBHOOK_PRIVATE_TARGETS does not allow"],
  ["https://2130706433/", "is in a private network, which WEBHOOK_PRIVATE_TARGETS does not allow"],
  ["https://0x7f.1/", "is in a private network, which WEBHOOK_PRIVATE_TARGETS does not allow"],
  ["https://[::1]/", "is in a private network, which WEBHOOK_PRIVATE_TARGETS does not allow"],
  [
    "https://[::ffff:10.0.0.1]/",
    "is in a private network, which WEBHOOK_PRIVATE_TARGETS does not allow",
  ],
  [
    "http://localhost:4000/",
    "is in a private network, which WEBHOOK_PRIVATE_TARGETS does not allow",
  ],
])("%s is refused as an address", (url, fault) => {
  expect(faultOfTarget(url, false)).toBe(fault);
});

test("http is allowed on loopback alone, and private networks where the setting allows them", () => {
  expect(faultOfTarget("https://insurer.example/hook?x=1", false)).toBeUndefined();
  expect(faultOfTarget("http://localhost:4000/hook", true)).toBeUndefined();
  expect(faultOfTarget("https://10.0.0.1/hook", true)).toBeUndefined();
  expect(faultOfTarget("http://10.0.0.1/hook", true)).toBe("is not https");
});

test("a name that leads into the private network is refused when it is resolved, and a number before", async () => {
  const resolved = new Promise((resolve) => {
    checkedLookup(false)("localhost", {}, (error) => resolve(error?.message));
  });
  expect(await resolved).toBe("the address is in a private network");
  const allowed = new Promise((resolve) => {
    checkedLookup(true)("localhost", { family: 4 }, (_, address) => resolve(address));
  });
  expect(await allowed).toBe("127.0.0.1");
  const post = { headers: {}, body: "{}", deadlineMs: 60_000, allowsPrivate: false };
  await expect(postWebhook({ ...post, url: "https://127.0.0.1:1/" })).rejects.toThrow(
    "the address is in a private network",
  );
});
