import type { PayloadRequest, Where } from 'payload';
import { categoryPaths } from '../../../../lib/routes/category-address';
import { ownPaths } from '../../../../lib/routes/page-address';
import { documents, foreignSearchPath, searchPath } from '../../../../lib/routes/site-routes';
import { readCategories } from '../../categories/stored';
import { normalizePath, splitLanguage } from '../../redirects/normalize-address';
import { readRuntimeEnv } from '../../runtime-env';
import { filenameOf } from '../sections/media-refs';

/** The site's addresses besides pages, lists and files of the content. */
const routes: ReadonlySet<string> = new Set([
  ...[...ownPaths, searchPath, foreignSearchPath],
  ...[...documents.map(({ path }) => path), '/favicon.ico'],
]);

const OWN_FILES = /^\/(?:drawings|fonts)\//;

/** A page that is published but hidden cannot be opened. */
const isSeen: Where[] = [{ _status: { equals: 'published' } }, { isVisible: { equals: true } }];
const isDraft: Where[] = [{ _status: { equals: 'draft' } }];

/** The problem of a link: its target does not exist, or is not published yet. */
export type BrokenLinks = ReadonlyMap<string, 'link_broken' | 'link_unpublished'>;

/** A database accepts only so many values at once; no page has as many links. Further ones are not looked up. */
export const MAX_LINKS = 1_000;

/** The path of a link to this site; undefined for other links. */
function pathOf(href: string, siteUrl: string | undefined): string | undefined {
  const isOwn = siteUrl !== undefined && (href === siteUrl || href.startsWith(`${siteUrl}/`));
  const local = isOwn ? href.slice(siteUrl.length) || '/' : href;
  // Two slashes start the name of another host.
  return /^\/(?![/\\])/.test(local) ? local.replace(/[?#].*$/s, '') : undefined;
}

/**
 * The links without a target on the site: no public page, route, redirect or file. Pages that are not published yet are
 * reported separately, so that two new pages that link to each other can be published.
 *
 * @param own the address of the page with the links
 */
export async function findBroken(req: PayloadRequest, hrefs: readonly string[], own: string): Promise<BrokenLinks> {
  const { siteUrl } = readRuntimeEnv();
  const paths = new Map<string, string>();
  for (const href of hrefs) {
    const path = pathOf(href, siteUrl);
    if (path !== undefined) paths.set(href, path);
  }
  const problemOf = await look(req, new Set([...paths.values()].slice(0, MAX_LINKS)), own);
  return new Map(
    [...paths].flatMap(([href, path]) => {
      const problem = problemOf(path);
      return problem ? [[href, problem] as const] : [];
    }),
  );
}

async function look(req: PayloadRequest, paths: ReadonlySet<string>, own: string) {
  const addresses = new Map<string, string[]>();
  for (const path of paths) {
    const normal = normalizePath(path);
    addresses.set(path, normal === undefined ? [] : [normal, splitLanguage(normal).bare]);
  }
  const all = [...new Set([...addresses.values()].flat())];
  const files = [...paths].flatMap((path) => filenameOf(path) ?? []);
  const read = async (collection: 'pages' | 'redirects' | 'media', name: string, where: Where) => {
    const query = { collection, where, select: { [name]: true }, pagination: false, limit: 0, req } as const;
    const { docs } = await req.payload.db.find<Record<string, unknown>>(query);
    return docs.map((doc) => String(doc[name]));
  };
  // One after the other: in a transaction they share a connection, which takes one query at a time.
  const pages = all.length > 0 ? await read('pages', 'link', { and: [...isSeen, { link: { in: all } }] }) : [];
  const drafts = all.length > 0 ? await read('pages', 'link', { and: [...isDraft, { link: { in: all } }] }) : [];
  const isPublic = { _status: { equals: 'published' } };
  const redirects = all.length > 0 ? await read('redirects', 'from', { and: [isPublic, { from: { in: all } }] }) : [];
  const media = files.length > 0 ? await read('media', 'filename', { filename: { in: files } }) : [];
  const lists = all.length > 0 ? categoryPaths(await readCategories(req)) : [];
  const known = new Set([...routes, ...lists, ...pages, ...redirects, own]);
  const [unpublished, names] = [new Set(drafts), new Set(media)];
  return (path: string) => {
    const name = filenameOf(path);
    if (name !== undefined) return names.has(name) ? undefined : 'link_broken';
    const stands = addresses.get(path) ?? [];
    if (OWN_FILES.test(path) || !paths.has(path) || stands.some((each) => known.has(each))) return undefined;
    return stands.some((each) => unpublished.has(each)) ? 'link_unpublished' : 'link_broken';
  };
}
