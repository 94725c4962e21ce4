import { isLink } from '../../validation/patterns';
import type { WxrItem } from './read-wxr';

/** The addresses of the old site, and where they lead to on the new one. */
export class OldAddresses {
  private readonly byPath = new Map<string, string>();
  private readonly byId = new Map<string, string>();
  private readonly hosts: ReadonlySet<string>;

  /** @param siteUrl the base address of the old site */
  constructor(private readonly siteUrl: string) {
    const host = URL.canParse(siteUrl) ? new URL(siteUrl).host : '';
    this.hosts = new Set([host, host.replace(/^www\./, ''), `www.${host}`]);
  }

  /** The addresses that a page had before, by the slugs it had: the last part of its address. */
  static formerOf({ link, formerSlugs }: Pick<WxrItem, 'link' | 'formerSlugs'>): string[] {
    return link.includes('?') ? [] : formerSlugs.map((slug) => link.replace(/[^/]+(\/*)$/, `${slug}$1`));
  }

  /** The URL of an address of content, which may be relative; undefined if it is none. */
  urlOf(address: string): URL | undefined {
    const base = `${this.siteUrl || 'https://site.invalid'}/`;
    return URL.canParse(address, base) ? new URL(address, base) : undefined;
  }

  isOwn(url: URL): boolean {
    return this.hosts.has(url.host) && /^https?:$/.test(url.protocol);
  }

  private static pathKey(path: string): string {
    try {
      return decodeURIComponent(path).replace(/\/+$/, '').toLowerCase() || '/';
    } catch {
      return path;
    }
  }

  /** @param id of the page, for addresses such as `/?p=12` */
  add(address: string, id: string, target: string): void {
    this.byId.set(id, target);
    const url = this.urlOf(address);
    if (url && this.isOwn(url) && !url.search) this.byPath.set(OldAddresses.pathKey(url.pathname), target);
  }

  /** The link of the new site for one of the old site's content; undefined for one that leads nowhere. */
  resolve(href: string): string | undefined {
    if (/^(#|mailto:|tel:)/i.test(href)) return isLink(href) ? href : undefined;
    const url = this.urlOf(href);
    if (!url || !/^https?:$/.test(url.protocol)) return undefined;
    if (!this.isOwn(url)) return isLink(url.href) && !/["'<>]/.test(url.href) ? url.href : undefined;
    const id = ['p', 'page_id', 'attachment_id'].map((name) => url.searchParams.get(name)).find(Boolean);
    const target = id ? this.byId.get(id) : this.byPath.get(OldAddresses.pathKey(url.pathname));
    return target && target + url.hash;
  }
}
