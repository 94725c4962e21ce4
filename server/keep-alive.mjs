/**
 * How long a connection waits for its next request: longer than proxies keep theirs (60 s in nginx, AWS and Google's
 * load balancers), so that none sends a request into a connection that is being closed; milliseconds.
 */
export const keepAliveTimeout = 75_000;

/** How long a client may take to send its headers; milliseconds. */
export const headersTimeout = 10_000;
