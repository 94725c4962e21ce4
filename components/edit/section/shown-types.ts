import { definitions } from '@/components/sections/definitions';
import { isShown } from '@/components/sections/shown-sections';

/** The types of section that a page can show. */
export function shownTypes(pageKey: string): string[] {
  return definitions.map(({ type }) => type as string).filter((type) => isShown(pageKey, type));
}
