import { readServed } from '../redirects/read-served';
import { contractCall } from './envelope';

export const getRedirects = contractCall('GetRedirects', async (req) => {
  const redirects = [...(await readServed(req)).values()];
  return JSON.stringify(redirects.map(({ from, to, permanent }) => ({ from, to, permanent: permanent !== false })));
});
