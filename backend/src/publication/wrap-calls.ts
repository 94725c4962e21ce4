import type { Endpoint, PayloadHandler } from 'payload';

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/**
 * The handler of one of Payload's calls; undefined where there is none.
 *
 * @param name method and path, such as `patch /:id`
 */
export const handlerOf = (endpoints: Endpoint[], name: string): PayloadHandler | undefined =>
  endpoints.find((endpoint) => nameOf(endpoint) === name)?.handler;

/**
 * Puts handlers around those of Payload's calls.
 *
 * @param endpoints of a collection or a global. They stay as they are: Payload shares them.
 * @param wrappers by the name of the call, such as `patch /:id`
 */
export const wrapCalls = (
  endpoints: Endpoint[],
  wrappers: Readonly<Record<string, (handler: PayloadHandler) => PayloadHandler>>,
): Endpoint[] =>
  endpoints.map((endpoint) => {
    const wrap = wrappers[nameOf(endpoint)];
    return wrap ? { ...endpoint, handler: wrap(endpoint.handler) } : endpoint;
  });
