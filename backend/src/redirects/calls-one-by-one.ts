import type { SanitizedConfig } from 'payload';
import { inTurn } from '../database/in-turn';
import { handlerOf, wrapCalls } from '../publication/wrap-calls';
import { changeOneByOne, type Documents } from '../publication/one-by-one';

const documents: Documents = {
  collection: 'redirects',
  inTurn: (req, id, task) => inTurn(req, `redirect:${id}`, task),
};

/** Redirects that are withdrawn or published together keep what was proposed last, as pages do. */
export function withRedirectsOneByOne(config: SanitizedConfig): SanitizedConfig {
  const redirects = config.collections.find(({ slug }) => slug === 'redirects');
  if (!redirects?.endpoints) return config;
  const changesOne = handlerOf(redirects.endpoints, 'patch /:id');
  redirects.endpoints = wrapCalls(redirects.endpoints, {
    'patch /': (handler) => changeOneByOne(documents, handler, changesOne ?? handler),
  });
  return config;
}
