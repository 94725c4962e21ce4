import { isPartName } from '@/components/layout/parts/definitions';

import type { FormTarget } from '../state/edit-context';

/** What shows the texts of a form on the page: a section, what is above or below every page, or the popup. */
export const boxes = '[data-edit], [data-edit-parts]';

/** The forms whose texts are in a box. */
export function targetsIn(box: Element): FormTarget[] {
  const id = box.getAttribute('data-edit');
  if (id !== null) return [`section:${id}`];
  const names = (box.getAttribute('data-edit-parts') ?? '').split(' ');
  return names.filter(isPartName).map((name): FormTarget => `part:${name}`);
}

/** The content of a box, without the buttons of the edit mode. */
export const contentOf = (box: Element): Element | null =>
  box.hasAttribute('data-edit') ? box.querySelector(':scope > section') : box;

/** What shows the texts of a form; more than one element for a part that is above and below the page. */
export function contentsFor(target: string): Element[] {
  const [kind, id = ''] = target.split(/:(.*)/);
  const attribute = kind === 'section' ? 'data-edit=' : 'data-edit-parts~=';
  if (kind !== 'section' && kind !== 'part') return [];
  const found = [...document.querySelectorAll(`[${attribute}"${CSS.escape(id)}"]`)];
  return found.map(contentOf).filter((content) => content !== null);
}

/** The button that opens the form of a text: at its section, or beside what is above or below the page. */
export function handleFor(target: string, element: Element): HTMLElement | null {
  const [kind, id = ''] = target.split(/:(.*)/);
  if (kind === 'section') return document.querySelector(`[data-edit="${CSS.escape(id)}"] button`);
  const all = [...document.querySelectorAll<HTMLElement>(`[data-edit-handle="${CSS.escape(id)}"]`)];
  const isBelow = element.closest('footer') !== null;
  return (isBelow ? all.at(-1) : all[0]) ?? null;
}
