import { VideoJsonLd } from 'next-seo';

import type { Section } from '../../components/sections/definitions';
import { translator } from '../i18n/languages';
import { embeddedFilm } from '../media/film';
import type { Movie } from '../sections/define-section';
import { isVideoPlatform } from '../sections/parse-media';
import { zonedDate } from '../text/dates';
import { plainText } from '../text/plain-text';
import { truncate } from '../text/truncate';
import { type Thing, thingOf } from './json-ld';
import type { GraphInput } from './page-graph';

/** In characters. Search engines cut off the rest. */
const descriptionLength = 300;

/** Seconds as ISO 8601 has them: `PT1M30S`. */
function isoDuration(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return `PT${parts.map((part, index) => (part > 0 ? part + 'HMS'.charAt(index) : '')).join('')}`;
}

/** The known facts of a film. Unknown ones are left out. */
function factsOf({ duration, uploadedAt }: Movie): Thing {
  const uploadDate = uploadedAt && zonedDate(uploadedAt);
  return { ...(duration && { duration: isoDuration(duration) }), ...(uploadDate && { uploadDate }) };
}

/** The films in the sections of a page. */
export function filmThings({ sections, page, image, language }: GraphInput, inFull: (address: string) => string) {
  const thing = (section: Section): Thing[] => {
    if (!('movieLink' in section) || !section.movieLink) return [];
    const { src, poster } = section.movieLink;
    const player = embeddedFilm(src)?.src;
    // A channel, a playlist or a search: a page of the platform without a film.
    if (!player && isVideoPlatform(src)) return [];
    const name = translator(language)('filmOf', { title: section.title || page.title });
    const { uploadDate: _, ...video } = thingOf(
      VideoJsonLd({
        name,
        description: truncate(plainText(section.description ?? ''), descriptionLength) || page.description || name,
        thumbnailUrl: inFull(section.movieCoverImage?.src ?? poster ?? image),
        uploadDate: '',
        ...(player ? { embedUrl: player.replace(/\?.*$/, '') } : { contentUrl: inFull(src) }),
      }),
    );
    return [{ ...video, ...factsOf(section.movieLink) }];
  };
  return sections.flatMap(thing);
}
