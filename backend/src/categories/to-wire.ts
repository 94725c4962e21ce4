import { defaultLanguage } from '../languages';
import type { MediaById, MediaId } from '../wire/context';
import { imageToWire } from '../wire/image';
import { twins } from '../wire/twins';
import { rowsOf, textOf, withoutAbsent } from '../wire/values';
import type { StoredCategory } from './stored';

const idOf = (image: unknown): MediaId[] => (typeof image === 'number' || typeof image === 'string' ? [image] : []);

/** The pictures of all logos. */
export function mediaIdsOfCategories(categories: readonly StoredCategory[]): MediaId[] {
  return categories.flatMap(({ logos }) => rowsOf(logos).flatMap(({ image }) => idOf(image)));
}

/** A list of the application model (docs/contract.md#lists-and-categories). */
export function categoryToWire(stored: StoredCategory, media: MediaById) {
  const logos = rowsOf(stored.logos).flatMap(({ image, text }) => {
    const img = imageToWire(image, { language: defaultLanguage, media });
    return img ? [withoutAbsent({ img, text: textOf(text) })] : [];
  });
  return withoutAbsent({
    key: stored.key,
    link: textOf(stored.link),
    kind: textOf(stored.kind),
    carousel: textOf(stored.carousel),
    ...twins('name', stored.name),
    ...twins('title', stored.title),
    ...twins('description', stored.description),
    ...twins('keywords', stored.keywords),
    color: textOf(stored.color),
    logos: logos.length > 0 ? logos : undefined,
  });
}
