import type { Payload } from 'payload';

import { resolveBrand } from '../../../../lib/brand/brand';
import { isRecord, textOf } from '../../wire/values';

/** How the site shows itself, for the admin: what is public of it. */
interface SiteLook {
  title: string;
  /** Addresses of pictures. */
  logo?: string;
  logoOnDark?: string;
  icon?: string;
  /** The color of buttons and marks, and that of the dark grounds. */
  accent: string;
  dark: string;
}

/** The address of a picture of the library. */
function addressOf(picture: unknown): string | undefined {
  const name = isRecord(picture) ? textOf(picture.filename) : undefined;
  return name && `/api/media/file/${encodeURIComponent(name)}`;
}

/** Reads what visitors have of the brand and the name, whoever asks: the login has it too. */
export async function readLook(payload: Payload): Promise<SiteLook> {
  const [brand, info] = await Promise.all([
    payload.findGlobal({ slug: 'brand', depth: 1, draft: false }),
    payload.findGlobal({ slug: 'site-info', depth: 0, draft: false }),
  ]);
  const { accent, dark } = resolveBrand({ theme: brand.theme ?? 'drawing', colors: chosen(brand.colors) }).colors;
  const { logo, logoOnDark, icon } = brand;
  return {
    ...{ title: info.title ?? '', accent, dark },
    ...{ logo: addressOf(logo), logoOnDark: addressOf(logoOnDark), icon: addressOf(icon) },
  };
}

/** The colors that somebody has chosen; the others are the theme's. */
const chosen = (colors: Readonly<Record<string, string | null | undefined>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(colors).flatMap(([name, color]) => (color ? [[name, color]] : [])));
