import { readRedirects } from '../redirects/read-redirects';
import { contractCall } from './envelope';

export const getRedirects = contractCall('GetRedirects', async (req) => {
  const redirects = [...(await readRedirects(req)).values()];
  return JSON.stringify(redirects.map(({ from, to, permanent }) => ({ from, to, permanent: permanent !== false })));
});
