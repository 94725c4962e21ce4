import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** A request that has begun, as Node publishes it before the server's listeners are called. */
export interface RequestStart {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

const answers = new WeakMap<object, () => void>();
const diverted = new WeakSet<Server>();

/**
 * Keeps a request from the server's own listener, which is Next.
 *
 * @param answer answers it, once Node itself has nothing against it: one without a host, or with an expectation that
 *   nobody can meet, Node refuses by itself
 */
export function takeOver({ request, server }: RequestStart, answer: () => void): void {
  answers.set(request, answer);
  if (diverted.has(server)) return;
  diverted.add(server);
  const emit = server.emit.bind(server) as (...args: unknown[]) => boolean;
  server.emit = (...args: unknown[]) => {
    const own = args[0] === 'request' ? answers.get(args[1] as object) : undefined;
    if (!own) return emit(...args);
    own();
    return true;
  };
}
