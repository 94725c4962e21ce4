import type { TypedUser } from 'payload';
import type { PartName } from '../../../components/layout/parts/definitions';
import type { Language } from '../languages';

/** As many of each kind as are seen without scrolling far; a longer query finds the others. */
export const MAX_EACH = 6;

/** More than anybody types; each word is a condition of its own. */
const MAX_WORDS = 10;

type Id = number | string;

/** What the search over everything answers with. Each list has `MAX_EACH` entries at most. */
export interface Found {
  pages: { id: Id; title: string; link: string; isDraft: boolean; isReusable?: boolean }[];
  /** Pages with the words in their sections: as visitors have them, or else in the newest draft. */
  texts: { title: string; link: string; excerpt: string; isDraft?: boolean }[];
  /** Menu, footer, top bar, social accounts and popup with the words in a text or link of the newest draft. */
  parts: { name: PartName; excerpt: string }[];
  media: { id: Id; name: string; text: string }[];
  redirects: { id: Id; from: string; to: string; isDraft: boolean }[];
  /** `place` is the address of its page, or its key. */
  categories: { id: Id; name: string; place: string }[];
  /** Absent for who may not read messages. */
  messages?: { id: Id; subject: string; from: string }[];
  /** Absent for who does not manage accounts. */
  accounts?: { id: Id; name: string; email: string }[];
}

export interface Asked {
  query: string;
  language: Language;
  user: TypedUser;
}

/** The typed words, each of which must be in what is found. */
export const wordsIn = (query: string): string[] => query.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
