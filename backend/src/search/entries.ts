import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { PageKind } from '../../../lib/routes/page-kinds';
import { defaultLanguage, type Language } from '../languages';
import type { PageText } from './page-text';
import type { Name } from './rank';
import type { Sign } from './signs';
import { nameOf } from './terms';

/** An entry of the index: the text of a page in a language, or another place's name for a page. */
export type Entry = { page: PageText; sign?: undefined } | { sign: Sign; page?: undefined };

/** A page in a language. */
export interface Shown {
  page: PageText;
  /** Whether it was found in, or is in, the searched language. */
  isOwn: boolean;
  weight: number;
}

/** The menu's name for a page in another language has a lower weight. */
const FOREIGN_SIGN = 0.3;

const turkish = (texts: readonly PageText[]) => texts.find(({ language }) => language === defaultLanguage);

const shownAs = (page: PageText | undefined, isOwn: boolean, weight: number): Shown | undefined =>
  page && { page, isOwn, weight };

/** The index's data of each page besides its words, by address, since names refer to addresses. */
export class Entries {
  private readonly entries = new Map<string, Entry>();

  /** The names under which an entry is found: its title, and what visitors call it. */
  private readonly names = new Map<string, readonly Name[]>();

  private readonly pages = new Map<string, PageText[]>();

  private readonly news = new Map<string, number>();

  /** The text of each page, packed: in JavaScript's own strings it would be most of a large site's memory. */
  private readonly texts = new WeakMap<PageText, Buffer>();

  namesOf(id: string): readonly Name[] {
    return this.names.get(id) ?? [];
  }

  add(id: string, added: Entry): void {
    const entry: Entry = added.page ? { page: this.packed(added.page) } : added;
    this.entries.set(id, entry);
    const { page, sign } = entry;
    const { title, language } = page ?? sign;
    const names = [title, ...(page?.names ?? [])];
    this.names.set(
      id,
      names.map((name) => nameOf(name, language)),
    );
    if (page) this.pages.set(page.link, [...(this.pages.get(page.link) ?? []), page]);
    else if (sign.isNews) this.news.set(sign.link, (this.news.get(sign.link) ?? 0) + 1);
  }

  private packed(page: PageText): PageText {
    const kept = { ...page, text: '' };
    // Copied: the compressor's answer is a piece of a buffer that is several times as long.
    this.texts.set(kept, Buffer.from(deflateRawSync(page.text, { level: 3 })));
    return kept;
  }

  /** A page with its text. */
  whole(page: PageText): PageText {
    const text = this.texts.get(page);
    return text ? { ...page, text: inflateRawSync(text).toString() } : page;
  }

  remove(id: string): void {
    const { page, sign } = this.entries.get(id) ?? {};
    this.entries.delete(id);
    this.names.delete(id);
    if (page) {
      const rest = (this.pages.get(page.link) ?? []).filter((each) => each !== page);
      if (rest.length > 0) this.pages.set(page.link, rest);
      else this.pages.delete(page.link);
    } else if (sign?.isNews) {
      const rest = (this.news.get(sign.link) ?? 0) - 1;
      if (rest > 0) this.news.set(sign.link, rest);
      else this.news.delete(sign.link);
    }
  }

  /** The page of an entry in a language; undefined if the language has its own text, or there is no such page. */
  shown(id: string, language: Language): Shown | undefined {
    const { page, sign } = this.entries.get(id) ?? {};
    const found = page ?? sign;
    if (!found) return undefined;
    const texts = this.pages.get(found.link) ?? [];
    const own = texts.find((text) => text.language === language);
    if (found.language === language) return shownAs(own ?? turkish(texts), true, 1);
    if (own) return sign && shownAs(own, true, FOREIGN_SIGN);
    return found.language === defaultLanguage ? shownAs(turkish(texts), false, 1) : undefined;
  }

  kindOf({ link, kind }: PageText): PageKind | undefined {
    return kind ?? (this.news.has(link) ? 'news' : undefined);
  }
}
