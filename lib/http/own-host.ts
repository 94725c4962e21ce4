const anyAddress = new Set(['', '0.0.0.0', '::']);

/** Whether a server that is given this as HOST listens on every address of the machine. */
export const isAnyAddress = (host: string): boolean => anyAddress.has(host);

/** An address of HTTP. */
export const originOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Where this server reaches itself: at HOST, or at the loopback's address if it listens on all. */
export function ownOrigin(port: number): string {
  const host = process.env.HOST ?? '';
  return originOf(isAnyAddress(host) ? '127.0.0.1' : host, port);
}
