import { defaultLanguage } from '../../languages';
import { readRuntimeEnv } from '../../runtime-env';
import { signClaims } from '../session/signed-claims';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Previewed {
  data: { id?: number | string; uuid?: string | null };
  locale: { code: string };
}

/**
 * Where the admin shows the draft that was saved last, beside its form: the site's own preview page. The address is the
 * same all day, so that a save renews the page instead of loading another.
 *
 * @returns null for a page that was never saved, and where no site is configured
 */
export function livePreviewUrl({ data, locale }: Previewed): string | null {
  const { siteUrl, secret } = readRuntimeEnv();
  if (!siteUrl || data.id === undefined) return null;
  const expiresAt = (Math.floor(Date.now() / DAY_MS) + 2) * DAY_MS;
  const token = signClaims(secret, 'page-preview', { page: data.id, uuid: data.uuid, expiresAt });
  return `${siteUrl}${locale.code === defaultLanguage ? '' : `/${locale.code}`}/preview/${token}`;
}
