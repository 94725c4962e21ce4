/**
 * The backend gave no usable answer: unreachable, too slow, a server error, or the wrong shape. Never a
 * reason for a 404 and never cached (CONTRACT.md, Envelope).
 */
export class BackendFailure extends Error {
  /** @param reason for the log; visitors see the catalogue's `backendUnreachable` */
  constructor(
    readonly call: string,
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(`${call}: ${reason}`, options);
    this.name = 'BackendFailure';
  }
}
