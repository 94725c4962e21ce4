import type { IncomingMessage } from 'node:http';

type Asked = Pick<IncomingMessage, 'headers' | 'socket'>;

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/** Whether a proxy has passed the request on: then the connection is the proxy's. */
const isPassedOn = ({ headers }: Pick<Asked, 'headers'>): boolean =>
  ['x-forwarded-for', 'forwarded', 'via'].some((name) => headers[name] !== undefined);

/** Whether a program on this machine asks, and no proxy for somebody else. */
export const isFromThisMachine = (request: Asked): boolean =>
  loopback.test(request.socket.remoteAddress ?? '') && !isPassedOn(request);
