import { isPublic, type PageContext } from './convert-page';
import type { WxrItem, WxrSite } from './read-wxr';
import { ofType } from './texts';

/** What the texts of an export refer to. A reusable block that was not public has no place on a page that may be. */
export function storedIn(site: WxrSite): PageContext['stored'] {
  const blocks = new Map(
    ofType(site, 'wp_block')
      .filter(isPublic)
      .map(({ id, content }) => [id, content]),
  );
  const isPicture = ({ attachmentUrl }: WxrItem) => /\.(?:jpe?g|png|gif|webp|avif)$/i.test(attachmentUrl);
  const inOrder = (a: WxrItem, b: WxrItem) => a.order - b.order || Number(a.id) - Number(b.id);
  const pictures = new Map<string, string[]>();
  for (const { id, parent } of ofType(site, 'attachment').filter(isPicture).sort(inOrder))
    pictures.set(parent, [...(pictures.get(parent) ?? []), id]);
  return ({ id }) => ({ blocks, pictures: pictures.get(id) ?? [] });
}
