/**
 * The paths of the calls of a content host of one's own, where it names them otherwise than the contract does
 * (docs/contract.md#calls): `{ GetPageData: 'v2/page' }`. The embedded backend names them as the contract does.
 *
 * @type {Partial<Record<import('../lib/backend/calls.mjs').AnyCall, string>>}
 */
export const customCallPaths = {};
