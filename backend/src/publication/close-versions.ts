import type { Endpoint, SanitizedConfig } from 'payload';

const notFound: Endpoint['handler'] = (req) =>
  Response.json({ errors: [{ message: req.t('error:notFound') }] }, { status: 404 });

const closed: Endpoint[] = [
  { path: '/versions', method: 'get', handler: notFound },
  { path: '/versions/:id', method: 'get', handler: notFound },
  { path: '/versions/:id', method: 'post', handler: notFound },
];

/** Payload answers 500 to whoever asks for the versions of what keeps none. */
export function closeVersions(config: SanitizedConfig): SanitizedConfig {
  for (const each of [...config.collections, ...config.globals]) {
    if (!each.versions && each.endpoints) each.endpoints = [...closed, ...each.endpoints];
  }
  return config;
}
