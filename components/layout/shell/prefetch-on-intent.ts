/**
 * How long a pointer rests on a link before its page is fetched, in milliseconds: who only passes over it fetches
 * nothing.
 */
const restMs = 80;

interface Connection {
  saveData?: boolean;
}

/** Whether the visitor has asked for less data. */
const savesData = () => (navigator as { connection?: Connection }).connection?.saveData === true;

/**
 * Calls back with a link that the visitor is about to follow: the pointer rests on it, a finger or a button touches it,
 * or the focus reaches it by the keyboard. Once for each link, and never for visitors who save data.
 *
 * @param onIntent gets the link
 * @returns a function that stops it
 */
export function watchIntent(onIntent: (link: HTMLAnchorElement) => void): () => void {
  const seen = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const announce = (link: HTMLAnchorElement) => {
    if (seen.has(link.href) || savesData()) return;
    seen.add(link.href);
    onIntent(link);
  };
  const onEvent = ({ type, target }: Event) => {
    clearTimeout(timer);
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]');
    if (!link) return;
    if (type === 'pointerdown') announce(link);
    else timer = setTimeout(announce, restMs, link);
  };

  const types = ['pointerover', 'pointerdown', 'focusin'] as const;
  for (const type of types) document.addEventListener(type, onEvent, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const type of types) document.removeEventListener(type, onEvent);
  };
}
