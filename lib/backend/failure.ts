/**
 * The backend gave no usable answer: unreachable, too slow, a server error, or the wrong shape. Never a
 * reason for a 404 and never cached (docs/contract.md#envelope).
 */
export class BackendFailure extends Error {
  /**
   * @param reason for the log; visitors see the not-found view
   * @param requestId of the request that asked, for the log
   */
  constructor(call: string, reason: string, requestId?: string) {
    super(`${call}: ${reason}${requestId ? ` (request ${requestId})` : ''}`);
    this.name = 'BackendFailure';
    // Next logs every failure. An outage is not a bug, so one line without a stack is enough.
    this.stack = `${this.name}: ${this.message}`;
  }
}
