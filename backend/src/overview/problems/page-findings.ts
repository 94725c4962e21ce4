import { defaultLanguage, type Localized } from '../../languages';
import { contentProblems } from '../../editing/checks/content';
import { findProblems, problemsOfPicture, problemsOfLink, type CheckedMedia } from '../../editing/checks/find-problems';
import { leavesOf, type StoredLeaf } from '../../editing/checks/leaves';
import { linksOf, type PageLink } from '../../editing/checks/links';
import { problem, type PageProblem } from '../../editing/checks/page-problem';
import type { BrokenLinks } from '../../editing/checks/broken-links';
import { outdatedPlaces } from '../../editing/translations/outdated';
import {
  problemOfReference,
  shownReferences,
  type ShownReference,
  type SourceState,
} from '../../reusable/reference-problems';
import type { MediaId } from '../../wire/context';
import { languagesOf, mediaIdsOfPage, type StoredPage } from '../../wire/page';
import { inLanguage } from '../../wire/values';

/** What the check needs of a page: its own problems, and what depends on other pages and on files. */
export interface PageFindings {
  pageKey: string;
  title: string;
  link: string;
  own: PageProblem[];
  links: PageLink[];
  pictures: StoredLeaf[];
  /** The languages of the page besides the default one. */
  translations: ReturnType<typeof languagesOf>;
  mediaIds: MediaId[];
  references: ShownReference[];
}

/** Nothing of other pages and of files: their problems are found when the overview is read. */
const alone = { media: new Map(), broken: new Map() } as const;

/** @param siteTitle the site's name, which follows the page's title */
export function findingsOf(page: StoredPage, siteTitle: Localized<string> | undefined): PageFindings {
  const outdated = outdatedPlaces(page).map((place) => problem('translation_outdated', place));
  return {
    pageKey: page.pageKey,
    title: inLanguage(page.title, defaultLanguage) ?? page.pageKey,
    link: page.link,
    own: [...findProblems(page, { ...alone, siteTitle }), ...contentProblems(page), ...outdated],
    links: linksOf(page),
    pictures: leavesOf(page).filter(({ field, isHidden }) => field.kind === 'image' && !isHidden),
    translations: languagesOf(page).filter((code) => code !== defaultLanguage),
    mediaIds: mediaIdsOfPage(page),
    references: shownReferences(page),
  };
}

interface Surroundings {
  media: ReadonlyMap<MediaId, CheckedMedia>;
  broken: BrokenLinks;
  /** The reusable sections, by their uuid. */
  sources: ReadonlyMap<string, SourceState>;
}

/** All problems of a page, as the check before publishing names them. */
export function problemsOf(page: PageFindings, { media, broken, sources }: Surroundings): PageProblem[] {
  const isElsewhere = ({ href }: PageLink) => href.replace(/[?#].*$/s, '') !== page.link;
  return [
    ...page.own,
    ...page.pictures.flatMap((leaf) => problemsOfPicture(leaf, media, page.translations)),
    ...page.references.flatMap((reference) => problemOfReference(reference, sources.get(reference.uuid)) ?? []),
    ...page.links.filter(isElsewhere).flatMap((link) => problemsOfLink(link, broken)),
  ];
}
