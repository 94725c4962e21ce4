import { defaultLanguage } from '../../languages';
import { readRuntimeEnv } from '../../runtime-env';
import { signClaims } from '../session/signed-claims';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Previewed {
  data: { id?: number | string; uuid?: string | null };
  locale: { code: string };
}

/**
 * The address of the last saved draft for the admin's form: the site's preview page. It is the same all day, so that a
 * save updates the page instead of loading another one.
 *
 * @returns null for a page that was never saved, and when no site is configured
 */
export function livePreviewUrl({ data, locale }: Previewed): string | null {
  const { siteUrl, secret } = readRuntimeEnv();
  if (!siteUrl || data.id === undefined) return null;
  const expiresAt = (Math.floor(Date.now() / DAY_MS) + 2) * DAY_MS;
  const token = signClaims(secret, 'page-preview', { page: data.id, uuid: data.uuid, expiresAt });
  return `${siteUrl}${locale.code === defaultLanguage ? '' : `/${locale.code}`}/preview/${token}`;
}
