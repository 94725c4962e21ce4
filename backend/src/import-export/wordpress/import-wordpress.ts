import type { Payload } from 'payload';
import { addressOfKey } from '../../../../lib/routes/page-address';
import type { ContentSet, PageItem } from '../content-set';
import type { Options } from '../options';
import type { Report } from '../report';
import { writeContent } from '../write/write-content';
import { convertMenu } from './convert-menu';
import { convertPage, type PageContext } from './convert-page';
import { Attachments } from './find-media';
import { loadMedia, type LoadedMedia } from './load-media';
import { OldAddresses } from './old-addresses';
import { readWxr, type WxrSite } from './read-wxr';
import { storedIn } from './stored-in';
import { groupTexts, leaveOthers, newsRowsOf, ofType, postKeysOf, redirectsOf, type Texts } from './texts';

/** Where everything of the old site is on the new one. */
class Places {
  readonly addresses: OldAddresses;
  readonly attachments: Attachments;

  constructor(site: WxrSite) {
    this.addresses = new OldAddresses(site.url);
    this.attachments = new Attachments(ofType(site, 'attachment'), this.addresses);
  }

  /** Notes the links of pages and files. */
  fill({ groups, keyOf }: Texts, { names }: LoadedMedia): void {
    for (const { base, byLanguage } of groups)
      for (const item of byLanguage.values())
        for (const link of [...OldAddresses.formerOf(item), item.link])
          this.addresses.add(link, item.id, addressOfKey(keyOf(base)));
    for (const { id, url } of this.attachments.all) {
      const name = names.get(id);
      if (name) this.addresses.add(url, id, `/media/${name}`);
    }
  }

  /** The link for one of the old site's content: of a page, or of a file in any of its sizes. */
  linkOf(href: string, { names }: LoadedMedia): string | undefined {
    const link = this.addresses.resolve(href);
    const attachment = link === undefined ? this.attachments.at(href) : undefined;
    const name = attachment && names.get(attachment.id);
    return link ?? (name && `/media/${name}`);
  }

  pictureFinder({ names }: LoadedMedia): PageContext['findPicture'] {
    return ({ src, id }) => {
      const attachment = id === undefined ? this.attachments.at(src ?? '') : this.attachments.withId(id);
      const name = attachment && names.get(attachment.id);
      return name && /\.(jpg|png|webp|avif|gif|svg)$/.test(name) ? name : undefined;
    };
  }
}

const noteIn =
  (report: Report): PageContext['note'] =>
  ({ title }, what) => {
    if (what.startsWith('link ')) report.leave('links', what.slice(5), `in ${title}: it leads nowhere`);
    else if (what.startsWith('picture ')) report.leave('pictures', what.slice(8), `in ${title}: there is no such file`);
    else report.note(`${title}: ${what}`);
  };

/** The pictures in the text of a page. */
const picturesIn = ({ sections }: PageItem): number =>
  (sections as { blockType: string; list?: unknown[] }[]).reduce(
    (sum, { blockType, list }) => sum + (blockType === 'gallery' ? (list?.length ?? 0) : 0),
    0,
  );

function convertPages(
  texts: Texts,
  site: WxrSite,
  places: Places,
  loaded: LoadedMedia,
  publishes: boolean,
  report: Report,
) {
  const context: PageContext = {
    ...{ findPicture: places.pictureFinder(loaded), authors: site.authors, publishes, note: noteIn(report) },
    stored: storedIn(site),
    resolveLink: (href) => {
      const link = places.linkOf(href, loaded);
      if (link !== undefined) report.count('links', 'new');
      return link;
    },
  };
  const pages = texts.groups.map((group) => convertPage(texts.keyOf(group.base), group, context));
  for (const page of pages) report.count('pictures', 'new', picturesIn(page));
  return pages;
}

function menuOf(
  site: WxrSite,
  { groups, keyOf }: Texts,
  { addresses }: Places,
  wanted: string | undefined,
  report: Report,
) {
  const items = new Map(groups.flatMap(({ byLanguage }) => [...byLanguage.values()].map((item) => [item.id, item])));
  const pageOf = (id: string) => {
    const item = items.get(id);
    return item && { link: addressOfKey(keyOf(item)), title: item.title };
  };
  const resolveLink = (href: string) => addresses.resolve(href);
  return convertMenu(ofType(site, 'nav_menu_item'), wanted, { pageOf, resolveLink }, report);
}

function countOnly(
  { media, pages, redirects }: ContentSet,
  kindOf: (key: string) => string,
  report: Report,
): undefined {
  report.count('media', 'new', media.length);
  for (const { pageKey } of pages) report.count(kindOf(pageKey), 'new');
  report.count('redirects', 'new', redirects.length);
}

/**
 * Reads an export of WordPress and makes the site's content of it. Nothing is written before all of it has been read.
 *
 * @throws ContentError for a file that cannot be read
 */
export async function importWordPress(file: string, options: Options, report: Report) {
  const { media: folder, publish, replace } = options;
  const site = await readWxr(file);
  const places = new Places(site);
  const source = {
    folder,
    fetches: !options['no-fetch'],
    allowPrivate: options['allow-private'],
    cache: `${file}.media`,
    tell: (line: string) => process.stdout.write(`import: ${line}\n`),
  };
  const loaded = await loadMedia(places.attachments.all, source, report);
  leaveOthers(site, report);
  const texts = groupTexts(site, report);
  places.fill(texts, loaded);
  const pages = convertPages(texts, site, places, loaded, publish, report);
  const byKey = new Map(pages.map((page) => [page.pageKey, page]));
  const menu = menuOf(site, texts, places, options.menu, report);
  if (!publish) report.note('pages are drafts: run it again with --publish to publish them and their redirects');
  const content: ContentSet = {
    ...{ media: loaded.media, readFile: loaded.readFile, records: {}, pages, drafts: [] },
    globals: menu ? { navigation: menu } : {},
    redirects: redirectsOf(texts, places.addresses, (key) => byKey.get(key)?._status === 'published', report),
  };
  const posts = newsRowsOf(texts, byKey, places.pictureFinder(loaded));
  const postKeys = postKeysOf(texts);
  const kindOf = (key: string) => (postKeys.has(key) ? 'posts' : 'pages');
  if (options['dry-run']) return countOnly(content, kindOf, report);
  const news = { pageKey: options.news, rows: posts, isPublished: publish };
  return (payload: Payload) =>
    writeContent(payload, content, { replaces: replace, kindOf, report, onlyEmptyGlobals: true, news });
}
