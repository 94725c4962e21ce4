import type { PayloadRequest } from 'payload';
import { mentionsFor } from '../editing/together/comments/mentions';

/** A comment that names the account, and where it is read. */
export interface MentionLine {
  id: number;
  /** The title of the page. */
  title: string;
  /** The bare path on the site. */
  link: string;
  sectionId: string;
  author: string;
  text: string;
  /** ISO 8601. */
  createdAt: string;
}

interface Page {
  uuid?: string | null;
  title?: string | null;
  pageKey: string;
  link?: string | null;
}

/** The comments that wait for the account of a request, without those of deleted pages. */
export async function readMentions(req: PayloadRequest, limit: number): Promise<MentionLine[]> {
  const mentions = await mentionsFor(req);
  if (mentions.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: 'pages',
    draft: true,
    where: { uuid: { in: [...new Set(mentions.map(({ uuid }) => uuid))] } },
    select: { uuid: true, title: true, pageKey: true, link: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  const pages = new Map((docs as Page[]).map((page) => [page.uuid, page]));
  return mentions
    .flatMap(({ uuid, ...mention }) => {
      const page = pages.get(uuid);
      return page ? [{ ...mention, title: page.title || page.pageKey, link: page.link ?? '' }] : [];
    })
    .slice(0, limit);
}
