import 'server-only';

import nodes from 'lucide-static/icon-nodes.json';

import aliases from './aliases.json';
import { ownIcons } from './own-icons';

/** A shape of an icon: its element and its attributes. */
export type IconNode = [tag: string, attributes: Record<string, string>];

const icons = { ...(nodes as unknown as Record<string, IconNode[]>), ...ownIcons };
const presentNames: Record<string, string> = aliases;

/**
 * The shapes of a Lucide icon, or of one of our own, on a grid of 24 by 24.
 *
 * @param name as the content has it (docs/contract.md#fields); former names of icons work too
 * @returns undefined for a name that Lucide does not have
 */
export function lucideIcon(name: string): IconNode[] | undefined {
  const present = Object.hasOwn(presentNames, name) ? (presentNames[name] ?? name) : name;
  return Object.hasOwn(icons, present) ? icons[present] : undefined;
}
