import type { ApplicationModel } from '../content';
import type { Language } from '../i18n/languages';

/** The web app manifest. Colours are `--paper` and `--ink` of the tokens. */
export function manifestOf({ siteInfo }: Pick<ApplicationModel, 'siteInfo'>, language: Language) {
  const icon = (size: number, purpose?: string) => ({
    src: `/icon-${purpose ? `${purpose}-` : ''}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  });
  return {
    id: '/',
    name: siteInfo.title,
    // Home screens show about twelve letters.
    short_name: siteInfo.title.split(' ')[0] ?? siteInfo.title,
    description: siteInfo.subTitle,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#14191c',
    icons: [icon(192), icon(512), icon(512, 'maskable')],
  };
}
