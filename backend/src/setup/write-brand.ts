import type { Payload } from 'payload';
import { colorNames, themeNames, type ColorName } from '../../../lib/brand/options';
import { choiceOf } from '../brand/brand-problems';
import { defaultLanguage } from '../languages';
import { seeding } from '../seed/seeding';
import type { MediaId } from '../wire/context';
import type { StoredValues } from '../wire/values';
import type { Answers, BrandAnswers, LogoFile } from './read-answers';

/** The files that were chosen, by the brand's field. */
export type Logos = Partial<Record<'logo' | 'logoOnDark', LogoFile | undefined>>;

async function keepLogo(payload: Payload, { name, type, bytes }: LogoFile, alts: Record<'tr' | 'en', string>) {
  const file = { data: bytes, mimetype: type, name, size: bytes.length };
  const options = { collection: 'media', depth: 0, ...seeding } as const;
  const { id } = await payload.create({ ...options, locale: defaultLanguage, data: { alt: alts.tr }, file });
  await payload.update({ ...options, id, locale: 'en', data: { alt: alts.en } });
  return id as MediaId;
}

const brandIn = (stored: StoredValues): BrandAnswers => {
  const { theme, colors } = choiceOf(stored);
  return {
    theme: theme ?? themeNames[0],
    colors: Object.fromEntries(colorNames.map((name) => [name, colors?.[name] ?? ''])) as BrandAnswers['colors'],
  };
};

/** The brand's newest state, also while it is a draft. */
async function readStored(payload: Payload): Promise<StoredValues> {
  return { ...(await payload.findGlobal({ slug: 'brand', depth: 0, draft: true, ...seeding })) } as StoredValues;
}

/** The look as the setup shows it, and which logos there are. */
export async function readBrand(payload: Payload): Promise<BrandAnswers & { logos: Record<keyof Logos, boolean> }> {
  const stored = await readStored(payload);
  return { ...brandIn(stored), logos: { logo: Boolean(stored.logo), logoOnDark: Boolean(stored.logoOnDark) } };
}

/**
 * The theme and the colours that were answered anew.
 *
 * @returns undefined if there are none
 */
export function brandChanges(stored: StoredValues, { brand, shown }: Pick<Answers, 'brand' | 'shown'>) {
  const current = brandIn(stored);
  const before = shown?.brand ?? current;
  const isAnswered = (name: ColorName) => brand.colors[name] !== before.colors[name];
  if (brand.theme === before.theme && !colorNames.some(isAnswered)) return undefined;
  const colorOf = (name: ColorName) => (isAnswered(name) ? brand : current).colors[name] || null;
  return {
    theme: brand.theme === before.theme ? current.theme : brand.theme,
    colors: Object.fromEntries(colorNames.map((name) => [name, colorOf(name)])),
  };
}

/** Writes what was answered anew, and the logos that were chosen. */
export async function writeBrand(payload: Payload, answers: Answers, logos: Logos): Promise<void> {
  const { names } = answers.facts;
  const name = names[defaultLanguage] ?? '';
  const alts = { tr: `${name} logosu`, en: `Logo of ${names.en ?? name}` };
  const ids: Partial<Record<keyof Logos, MediaId>> = {};
  for (const field of ['logo', 'logoOnDark'] as const) {
    const file = logos[field];
    if (file) ids[field] = await keepLogo(payload, file, alts);
  }
  const data = { ...brandChanges(await readStored(payload), answers), ...ids };
  if (Object.keys(data).length === 0) return;
  await payload.updateGlobal({ slug: 'brand', data: data as object, depth: 0, ...seeding });
}
