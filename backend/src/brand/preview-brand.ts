import type { Endpoint, LivePreviewConfig } from 'payload';
import type { FileStore } from '../../../lib/storage/file-store.mjs';
import { defaultLanguage } from '../languages';
import { readClaims, signClaims } from '../editing/session/signed-claims';
import { contractCall, RequestError } from '../endpoints/envelope';
import { readMedia } from '../endpoints/read-media';
import { readRuntimeEnv } from '../runtime-env';
import { brandToWire, mediaIdsOfBrand } from '../wire/brand';
import { isRecord, type StoredValues } from '../wire/values';
import { brandProblems } from './brand-problems';
import { fontFactsOf } from './check-brand-files';

const DAY_MS = 24 * 60 * 60 * 1000;

type PreviewUrl = Extract<LivePreviewConfig['url'], (...args: never[]) => unknown>;

/**
 * The address of the site's page that shows a brand before it is saved, for the form in the admin. It is the same all
 * day: another one would load the page again.
 *
 * @returns null when no site is configured
 */
export const brandPreviewUrl: PreviewUrl = ({ locale, req }) => {
  const { siteUrl, secret } = readRuntimeEnv();
  if (!siteUrl) return null;
  const expiresAt = (Math.floor(Date.now() / DAY_MS) + 2) * DAY_MS;
  const token = signClaims(secret, 'brand-preview', { language: req.i18n.language, expiresAt });
  return `${siteUrl}${locale.code === defaultLanguage ? '' : `/${locale.code}`}/preview/brand/${token}`;
};

/** The values of a form are a few hundred characters. */
const MAX_VALUES_LENGTH = 4000;

function readValues(text: string): StoredValues {
  try {
    const values: unknown = text.length <= MAX_VALUES_LENGTH && JSON.parse(text);
    if (isRecord(values)) return values;
  } catch {
    // Answered below, as what is JSON but no object.
  }
  throw new RequestError(400, 'bad_request', 'values is no JSON object');
}

/** For the site: the values of the form as a brand of the contract, and what would be refused in them. */
export const previewBrand = (store: FileStore): Endpoint =>
  contractCall('PreviewBrand', async (req) => {
    const parameter = (name: string) => req.searchParams.get(name) ?? '';
    const claims = readClaims(readRuntimeEnv().secret, 'brand-preview', parameter('token'));
    if (!claims) throw new RequestError(404, 'not_found', 'the token is forged or expired');
    const values = readValues(parameter('values'));
    req.i18n.language = claims.language === 'en' ? 'en' : 'tr';
    const ids = mediaIdsOfBrand(values);
    const [media, ownFacts] = await Promise.all([readMedia(req, ids), fontFactsOf(store, values, req)]);
    const fonts = { ...(isRecord(values.fonts) ? values.fonts : {}), ownFacts };
    const problems = brandProblems(values, req).map(({ message }) => message);
    if (typeof ownFacts === 'string') problems.push(ownFacts);
    return JSON.stringify({ brand: brandToWire({ ...values, fonts }, media) ?? null, problems });
  });
