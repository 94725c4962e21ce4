import { isPath } from '../../validation/patterns';

const MAX_RETURN_LENGTH = 1_000;
const STATE = /^[\w-]{16,128}$/;

export interface HandOverRequest {
  /** A path of the site. */
  returnTo: string;
  state: string;
}

/** The parameters of the request, or undefined if they are invalid: above all, a return to another host. */
export function readHandOverRequest(parameters: URLSearchParams): HandOverRequest | undefined {
  const [returnTo, ...moreReturns] = parameters.getAll('returnTo');
  const [state, ...moreStates] = parameters.getAll('state');
  if (!returnTo || !state || moreReturns.length + moreStates.length > 0) return undefined;
  const isFine = returnTo.length <= MAX_RETURN_LENGTH && isPath(returnTo) && STATE.test(state);
  return isFine ? { returnTo, state } : undefined;
}
