import type { Payload } from 'payload';
import { colorNames } from '../../../lib/brand/options';
import { defaultLanguage } from '../languages';
import { seeding } from '../seed/seeding';
import type { MediaId } from '../wire/context';
import type { Answers, LogoFile } from './read-answers';

/** The files that were chosen, by the brand's field. */
export type Logos = Partial<Record<'logo' | 'logoOnDark', LogoFile | undefined>>;

async function keepLogo(payload: Payload, { name, type, bytes }: LogoFile, alts: Record<'tr' | 'en', string>) {
  const file = { data: bytes, mimetype: type, name, size: bytes.length };
  const options = { collection: 'media', depth: 0, ...seeding } as const;
  const { id } = await payload.create({ ...options, locale: defaultLanguage, data: { alt: alts.tr }, file });
  await payload.update({ ...options, id, locale: 'en', data: { alt: alts.en } });
  return id as MediaId;
}

/** Puts the theme, the colours and the logos into the brand. A logo that was not chosen stays. */
export async function writeBrand(payload: Payload, { brand, facts }: Answers, logos: Logos): Promise<void> {
  const name = facts.names[defaultLanguage] ?? '';
  const alts = { tr: `${name} logosu`, en: `Logo of ${facts.names.en ?? name}` };
  const ids: Partial<Record<keyof Logos, MediaId>> = {};
  for (const field of ['logo', 'logoOnDark'] as const) {
    const file = logos[field];
    if (file) ids[field] = await keepLogo(payload, file, alts);
  }
  const colors = Object.fromEntries(colorNames.map((color) => [color, brand.colors[color] || null]));
  const data = { theme: brand.theme, colors, ...ids } as object;
  await payload.updateGlobal({ slug: 'brand', data, depth: 0, ...seeding });
}
