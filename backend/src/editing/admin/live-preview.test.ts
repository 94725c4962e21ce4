import { readClaims } from '../session/signed-claims';
import { livePreviewUrl } from './live-preview';

const secret = 's'.repeat(32);
const page = (code: string, id: number | undefined = 7) =>
  livePreviewUrl({ data: { id, uuid: 'u' }, locale: { code } });

beforeEach(() => {
  Object.assign(process.env, { SITE_URL: 'https://site.example', PAYLOAD_SECRET: secret });
  jest.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00Z') });
});

afterEach(() => {
  jest.useRealTimers();
  for (const name of ['SITE_URL', 'PAYLOAD_SECRET']) Reflect.deleteProperty(process.env, name);
});

describe('livePreviewUrl', () => {
  it('shows the page in the language of the form, with a token that expires within two days', () => {
    const [, token = ''] = /^https:\/\/site\.example\/preview\/(.+)$/.exec(page('tr') ?? '') ?? [];
    const claims = readClaims(secret, 'page-preview', token);
    expect(claims).toMatchObject({ page: 7, uuid: 'u', expiresAt: Date.parse('2026-11-22T00:00:00Z') });
    expect(page('en')).toBe(`https://site.example/en/preview/${token}`);
  });

  it('is the same all day, so that a save updates the page instead of loading another one', () => {
    const morning = page('tr');
    jest.setSystemTime(Date.parse('2026-11-20T23:59:00Z'));
    expect(page('tr')).toBe(morning);
    jest.setSystemTime(Date.parse('2026-11-21T00:01:00Z'));
    expect(page('tr')).not.toBe(morning);
  });

  it('shows nothing for a page that was never saved, or without a site', () => {
    expect(livePreviewUrl({ data: {}, locale: { code: 'tr' } })).toBeNull();
    Reflect.deleteProperty(process.env, 'SITE_URL');
    expect(page('tr')).toBeNull();
  });
});
