import path from 'node:path';
import { ByPath } from '../media/by-path';
import { readablePath } from '../media/read-media';
import type { WxrItem } from './read-wxr';
import type { OldAddresses } from './old-addresses';

/** A file of the old media library. */
export interface Attachment {
  id: string;
  url: string;
  /** For people who cannot see it: the alternative text, or else its title. */
  alt: string;
}

const sized = /-\d{2,4}x\d{2,4}(?=\.\w+$)|-scaled(?=\.\w+$)/;

/** The path of a file without what WordPress adds for sizes. */
const plain = (pathname: string) => readablePath(pathname).replace(sized, '');

/** The attachments of an export, to be found by id and by any of their addresses. */
export class Attachments {
  readonly all: Attachment[];
  private readonly byId: ReadonlyMap<string, Attachment>;
  private readonly byPath = new ByPath<Attachment>();

  constructor(
    items: readonly WxrItem[],
    private readonly addresses: OldAddresses,
  ) {
    this.all = items.map(({ id, attachmentUrl, title, meta, excerpt }) => ({
      id,
      url: attachmentUrl,
      alt: (meta._wp_attachment_image_alt || excerpt || title || path.basename(attachmentUrl)).trim(),
    }));
    this.byId = new Map(this.all.map((attachment) => [attachment.id, attachment]));
    for (const attachment of this.all) {
      const url = addresses.urlOf(attachment.url);
      if (url) this.byPath.add(plain(url.pathname), attachment);
    }
  }

  withId(id: string): Attachment | undefined {
    return this.byId.get(id);
  }

  /** The file behind an address of the old site, in whatever size. */
  at(address: string): Attachment | undefined {
    const url = this.addresses.urlOf(address);
    return url && this.byPath.at(plain(url.pathname));
  }
}
