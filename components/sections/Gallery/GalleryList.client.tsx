'use client';

import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';

import type { GalleryDialogProps, GalleryLabels, LargePicture } from './GalleryDialog.client';

interface Props {
  className?: string;
  labels: GalleryLabels;
  children: ReactNode;
}

/** What a link of the grid shows, read from the page so that it is not sent twice. */
function largePictureOf(link: HTMLAnchorElement): LargePicture {
  const small = link.querySelector('img');
  return {
    src: link.href,
    srcSet: small?.srcset,
    alt: small?.alt ?? '',
    width: small?.width && Number(small.getAttribute('width')),
    height: small?.height && Number(small.getAttribute('height')),
    caption: link.parentElement?.querySelector('figcaption')?.textContent ?? undefined,
  };
}

/** The grid of a gallery. A press on a picture opens the large one; the code of that window loads on the press. */
export function GalleryList({ className, labels, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<GalleryDialogProps>>();
  const [opened, setOpened] = useState<{ pictures: LargePicture[]; first: number }>();

  const links = () => [...(list.current?.querySelectorAll<HTMLAnchorElement>('a') ?? [])];

  // Without script they lead to the picture, so the server's HTML does not have this.
  useEffect(() => {
    for (const link of links()) link.setAttribute('aria-haspopup', 'dialog');
  });

  const open = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const first = links().findIndex((one) => one === link);
    if (!link || first === -1) return;
    event.preventDefault();
    try {
      const { GalleryDialog } = await import('./GalleryDialog.client');
      setDialog(() => GalleryDialog);
      setOpened({ pictures: links().map(largePictureOf), first });
    } catch {
      // The window's code could not be loaded, so the link is followed.
      window.location.assign(link.href);
    }
  };

  return (
    <>
      <ul ref={list} className={className} onClick={open}>
        {children}
      </ul>
      {Dialog && opened && (
        <Dialog
          {...opened}
          labels={labels}
          onClosed={(last) => {
            setOpened(undefined);
            links()[last]?.focus();
          }}
        />
      )}
    </>
  );
}
