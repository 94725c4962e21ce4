/**
 * Closes the list of languages, a `details` element, as menus close: by Escape, which returns the focus to its button,
 * and when a press or the focus goes elsewhere. Without script its button alone closes it.
 *
 * @param header the element that has the list, if there are enough languages for one
 * @returns a function that undoes everything
 */
export function attachLanguageList(header: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const list = header.querySelector<HTMLDetailsElement>('nav > details');
  if (!list) return () => undefined;

  const closeElsewhere = ({ target }: Event) => {
    if (!list.contains(target as Node)) list.open = false;
  };
  document.addEventListener('pointerdown', closeElsewhere, { signal });
  document.addEventListener('focusin', closeElsewhere, { signal });
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !list.open) return;
      if (list.contains(document.activeElement)) list.querySelector('summary')?.focus();
      list.open = false;
    },
    { signal },
  );
  return () => listening.abort();
}
