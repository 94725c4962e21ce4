import 'server-only';

import nodes from 'lucide-static/icon-nodes.json';
import tags from 'lucide-static/tags.json';

import { fold } from '../text/fold';
import { type IconNode, lucideIcon } from './lucide';
import { ownIcons } from './own-icons';
import turkish from './turkish-words.json';

export interface FoundIcon {
  name: string;
  nodes: IconNode[];
  /** Its first word in Turkish, where it has one. */
  word?: string;
}

const words: Record<string, string> = turkish;
const englishTags: Record<string, string[]> = tags;
const brands = ['facebook', 'instagram', 'linkedin', 'x', 'youtube'];

/** The icons of the trade first, then all others by name. */
const names = [...new Set([...Object.keys(turkish), ...Object.keys(ownIcons), ...Object.keys(nodes)])].filter(
  (name) => lucideIcon(name) && !brands.includes(name),
);

interface Entry {
  name: string;
  words: string[];
}

/** What each icon is found by, made when the first editor searches. */
let entries: Entry[] | undefined;

const indexed = () =>
  (entries ??= names.map((name) => ({
    name,
    words: fold([words[name] ?? '', name.replaceAll('-', ' '), ...(englishTags[name] ?? [])].join(' ')).split(/\s+/),
  })));

/** @returns 3 if the first of the words is the query's, 2 if another is, 1 if one begins with it, otherwise 0 */
function rankOf(query: string, own: readonly string[]): number {
  if (own[0] === query) return 3;
  if (own.includes(query)) return 2;
  return own.some((word) => word.startsWith(query)) ? 1 : 0;
}

/**
 * Icons by a word in Turkish or English, whatever its case and accents: "vinç" finds the crane.
 *
 * @param query empty for those that the trade needs most
 */
export function findIcons(query: string, limit: number): FoundIcon[] {
  const asked = fold(query.trim()).split(/\s+/).filter(Boolean);
  const found = indexed()
    .map(({ name, words: own }) => ({ name, ranks: asked.map((word) => rankOf(word, own)) }))
    .filter(({ ranks }) => ranks.every((rank) => rank > 0))
    .map(({ name, ranks }) => ({ name, rank: ranks.reduce((sum, rank) => sum + rank, 0) }))
    .sort((a, b) => b.rank - a.rank);
  return found.slice(0, limit).map(({ name }) => ({
    name,
    nodes: lucideIcon(name) ?? [],
    word: words[name]?.split(' ')[0],
  }));
}
