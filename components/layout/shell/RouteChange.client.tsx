'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';

import { focusContent } from '@/lib/browser/focus-content';
import { placeOfFragment } from '@/lib/browser/place-of-fragment';
import { routeChange } from '@/lib/browser/site-events';

import { clientTarget, isSamePage, type Site } from './client-link';
import { focusFollowed, noteFollowed } from './followed-link';
import { watchIntent } from './prefetch-on-intent';
import styles from './RouteChange.module.scss';

interface Props extends Site {
  loadingLabel: string;
}

/** The least time that the spinner shows, in milliseconds. */
const shortest = 500;

/** The longest that a page is covered while the next one does not arrive, in milliseconds. */
const longest = 10_000;

/** The origins that elements of the page may frame on request (lib/cache/content-security-policy.mjs). */
const frames = () => [...document.querySelectorAll<HTMLElement>('[data-frame]')].map(({ dataset }) => dataset.frame);

/** A running smooth scroll writes once more in the next frame, so this repeats, unless the visitor has gone back. */
function scrollToTop() {
  const { href } = window.location;
  const scroll = () => {
    if (window.location.href === href) window.scrollTo({ top: 0, behavior: 'instant' });
  };
  scroll();
  requestAnimationFrame(scroll);
}

/** The behaviour of scrolls that name none: that of the styles, which is smooth, or at once. */
function setScrollBehavior(behavior: '' | 'auto') {
  document.documentElement.style.scrollBehavior = behavior;
}

const arch = 'M8 68V44A36 36 0 0 1 80 44V68';

/**
 * Client-side navigation from any link of the site, those in the content's HTML too. The new page loads under a cover
 * with a spinner; the first load never shows it. A link to the current page scrolls to its top; back and forward
 * restore the position, and the focus on the link that led away (docs/decisions/0019).
 */
export function RouteChange({ loadingLabel, ...site }: Props) {
  const router = useRouter();
  const path = usePathname();
  const [isLoading, startTransition] = useTransition();
  const [changes, setChanges] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  /** The page that is left by going back or forward, until another one has arrived. */
  const [left, setLeft] = useState<string>();
  if (left !== undefined && left !== path) setLeft(undefined);
  /** Whether the page shows again, although the next one is still awaited: the line may be down. */
  const [isLifted, setIsLifted] = useState(false);
  const allowedFrames = useRef<(string | undefined)[]>([]);
  const isAwaiting = isLoading || isHeld || left !== undefined;
  const isCovered = isAwaiting && !isLifted;

  const cover = () => {
    window.dispatchEvent(new Event(routeChange));
    setIsHeld(true);
    setIsLifted(false);
    setChanges((count) => count + 1);
  };
  const onClick = useEffectEvent((event: MouseEvent) => {
    setScrollBehavior('');
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const link = (event.target as Element).closest?.('a');
    if (event.defaultPrevented || !isPlain || !link?.href) return;
    const { href } = window.location;
    const target = clientTarget(link, new URL(href), site);
    if (!target) return;
    event.preventDefault();
    const url = new URL(target, href);
    if (isSamePage(url, window.location, site)) {
      // A place on this page, whose address has another query.
      if (url.hash) return void (window.location.hash = url.hash);
      window.dispatchEvent(new Event(routeChange));
      if (url.href !== href) window.history.pushState(null, '', target);
      scrollToTop();
      return focusContent();
    }
    noteFollowed(link);
    cover();
    startTransition(() => router.push(target));
  });
  /**
   * Back and forward: the address has changed already, the page has not. The browser restores the position after this
   * event, and again while the page grows; it would scroll there smoothly.
   */
  const onTraverse = useEffectEvent(({ state }: PopStateEvent) => {
    setScrollBehavior('auto');
    const isLeaving = window.location.pathname !== path;
    setLeft(isLeaving ? path : undefined);
    if (isLeaving) cover();
    // An entry that the browser made itself, for a place on a page. Next does not know it, and would stay where it is.
    if (isLeaving && state === null) window.location.reload();
  });

  const onIntent = useEffectEvent((link: HTMLAnchorElement) => {
    const { href } = window.location;
    const target = clientTarget(link, new URL(href), site);
    if (target !== undefined && !isSamePage(new URL(target, href), window.location, site)) router.prefetch(target);
  });

  useEffect(() => watchIntent((link) => onIntent(link)), []);

  useEffect(() => {
    allowedFrames.current = frames();
    const click = (event: MouseEvent) => onClick(event);
    const traverse = (event: PopStateEvent) => onTraverse(event);
    document.addEventListener('click', click);
    window.addEventListener('popstate', traverse);
    return () => {
      document.removeEventListener('click', click);
      window.removeEventListener('popstate', traverse);
    };
  }, []);

  useEffect(() => {
    if (changes === 0) return;
    const timers = [setTimeout(() => setIsHeld(false), shortest), setTimeout(() => setIsLifted(true), longest)];
    return () => timers.forEach(clearTimeout);
  }, [changes]);

  useEffect(() => {
    if (!isCovered) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsLifted(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isCovered]);

  useEffect(() => {
    // The policy of the first document still applies. A page that may frame more is loaded in full, under the cover.
    const isBeyondPolicy = frames().some((origin) => !allowedFrames.current.includes(origin));
    if (changes > 0 && !isLoading && isBeyondPolicy) window.location.reload();
  }, [changes, isLoading, path]);

  useEffect(() => {
    if (changes === 0 || isAwaiting || focusFollowed()) return;
    // The target of the fragment, or the content, whose title Next announces.
    const place = placeOfFragment(window.location.hash.slice(1));
    if (place?.tabIndex === -1) place.tabIndex = -1;
    // The new page's own field, which somebody may be typing in: that of the search.
    if (!place && document.activeElement?.matches('#content input')) return;
    focusContent(place ?? undefined);
  }, [changes, isAwaiting]);

  return (
    <div role="status">
      {isCovered && (
        <div className={styles.cover}>
          <svg viewBox="0 0 88 72" aria-hidden="true" focusable="false">
            <path pathLength="100" d={arch} />
            <path className={styles.run} pathLength="100" d={arch} />
            <path className={styles.ground} d="M0 70H88" />
          </svg>
          <span className="visually-hidden">{loadingLabel}</span>
        </div>
      )}
    </div>
  );
}
