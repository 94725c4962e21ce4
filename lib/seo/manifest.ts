import { brandStyle } from '../brand/brand-style';
import { nameMark } from '../brand/name-mark';
import type { ApplicationModel } from '../content';
import type { Language } from '../i18n/languages';
import type { Image } from '../sections/define-section';

type Model = Pick<ApplicationModel, 'siteInfo'> & Partial<Pick<ApplicationModel, 'brand' | 'isDemo'>>;

const types: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp' };

/** The company's own icon in the size it has; a drawing has any. */
function ownIcon({ src, width, height }: Image) {
  const type = types[/\.(\w+)$/.exec(src)?.[1]?.toLowerCase() ?? ''];
  const sizes = type === types.svg ? 'any' : `${width ?? 512}x${height ?? 512}`;
  return { src, sizes, ...(type && { type }) };
}

/** The web app manifest, in the colours of the brand. */
export function manifestOf(model: Model, language: Language) {
  const { siteInfo, brand } = model;
  const mark = nameMark(model);
  const { paper, themeColor } = brandStyle(brand);
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
    background_color: paper,
    theme_color: themeColor,
    icons: brand?.icon
      ? [ownIcon(brand.icon)]
      : mark
        ? [{ src: mark, sizes: 'any', type: 'image/svg+xml' }]
        : [icon(192), icon(512), icon(512, 'maskable')],
  };
}
