import { connection } from 'next/server';

import { BackendFailure, getApplicationModel } from '@/lib/content';
import { languagesOf } from '@/lib/content/languages-of';
import { defaultLanguage } from '@/lib/i18n/languages';
import { iconSheet, iconsOfVersion } from '@/lib/icons/icon-sheet';

/**
 * The icons of the menu and the footer. Pages request the version they were rendered with, which browsers cache
 * forever. A request for another version is answered, but not cached.
 */
export async function GET(request: Request): Promise<Response> {
  await connection();
  try {
    const languages = languagesOf(await getApplicationModel(defaultLanguage));
    const models = await Promise.all(languages.map((language) => getApplicationModel(language)));
    const version = new URL(request.url).searchParams.get('v');
    const { icons, isCurrent } = iconsOfVersion(models, version);
    return new Response(iconSheet(icons), {
      headers: {
        'content-type': 'image/svg+xml',
        'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache',
      },
    });
  } catch (error) {
    if (error instanceof BackendFailure) return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
    throw error;
  }
}
