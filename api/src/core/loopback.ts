const LOOPBACK = /^(localhost|127(\.\d+){3}|::1|\[::1\])$/;

export function isLoopbackHost(host: string): boolean {
  return LOOPBACK.test(host);
}

export function isLoopback(url: string): boolean {
  return isLoopbackHost(new URL(url).hostname);
}
