'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

import { keyOfAddress } from '@/lib/routes/page-address';

import { brandValues } from './brand-values';
import { wearBrand } from './wear-brand';

/** The message of Payload's live preview, sent with every change in the form; and the answer that it waits for. */
const liveMessage = 'payload-live-preview';
const ready = { type: liveMessage, ready: true };

/**
 * Over the foot of the window, in colours of its own: those of the brand may be what cannot be read. Not in a style
 * file, which the build would put into the one that every visitor loads.
 */
function lookLikeNotice(element: HTMLElement | null): void {
  if (!element) return;
  Object.assign(element.style, {
    position: 'fixed',
    insetBlockEnd: '0',
    insetInline: '0',
    zIndex: 'var(--z-modal)',
    padding: 'var(--s-3) var(--gutter)',
    borderTop: '3px solid var(--error)',
    fontSize: 'var(--t-small)',
    color: 'canvastext',
    background: 'canvas',
  } satisfies Partial<CSSStyleDeclaration>);
}

/** A colour is typed letter by letter. */
const pauseMs = 150;

interface Props {
  /** The only origin whose messages are accepted. */
  adminOrigin: string;
  /** The address of the home page in the language of the preview. */
  home: string;
  /** The style of the published brand, which the page came with. */
  replaced: string;
  /** The style of the brand in the form. */
  css: string;
  /** What the backend would refuse. */
  problems: readonly string[];
}

/** The key of the page behind a link of the site in the same language. */
function keyBehind({ origin, pathname }: HTMLAnchorElement, home: string): string | undefined {
  if (origin !== location.origin) return undefined;
  const root = home === '/' ? '' : home;
  return `${pathname}/`.startsWith(`${root}/`) ? keyOfAddress(pathname.slice(root.length) || '/') : undefined;
}

/** Keeps a page in the brand of the admin's form: asks for it again with every change there, and follows its links. */
export function BrandPreview({ adminOrigin, home, replaced, css, problems }: Props) {
  const router = useRouter();
  useLayoutEffect(() => wearBrand(css, replaced), [css, replaced]);

  const show = useEffectEvent((changed: Record<string, string>, isNewPage: boolean) => {
    const query = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(location.search)), ...changed });
    if (`?${query.toString()}` !== location.search) router.replace(`?${query.toString()}`, { scroll: isNewPage });
  });
  // Another page would come in the published brand.
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link?.href || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    const page = keyBehind(link, home);
    if (page) show({ page }, true);
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onMessage = ({ origin, data }: MessageEvent<{ type?: unknown; data?: unknown } | null>) => {
      if (origin !== adminOrigin || data?.type !== liveMessage || !data.data) return;
      const values = brandValues(data.data as Record<string, unknown>);
      clearTimeout(timer);
      timer = setTimeout(() => show({ values }, false), pauseMs);
    };
    const onPress = (event: MouseEvent) => onClick(event);
    window.addEventListener('message', onMessage);
    window.addEventListener('click', onPress, { capture: true });
    const admin = window.parent === window ? (window.opener as Window | null) : window.parent;
    admin?.postMessage(ready, adminOrigin);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
      window.removeEventListener('click', onPress, { capture: true });
    };
  }, [adminOrigin]);

  return (
    <div role="status">
      {problems.length > 0 && (
        <div ref={lookLikeNotice}>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
    </div>
  );
}
