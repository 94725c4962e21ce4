'use client';

import { Fragment, type ReactNode } from 'react';

import { useEdit } from '../state/edit-context';
import { framePreview, partsOf } from './frame-preview';
import styles from './Parts.module.scss';

interface Props {
  place: keyof typeof partsOf;
  /** As the server renders it with the saved drafts. */
  children: ReactNode;
}

/** What is above or below each page. While a part of it is edited, its preview is shown instead. */
export function EditFramePart({ place, children }: Props) {
  const { previews, renewals } = useEdit();
  const names = partsOf[place];
  return (
    <div className={styles.frame} data-edit-parts={names.join(' ')}>
      <Fragment key={names.map((name) => renewals[`part:${name}`] ?? 0).join()}>
        {previews[framePreview[place]] ?? children}
      </Fragment>
      {/* The bar stays hidden while the header is the last child: then the page has loaded this far only. */}
      <span hidden />
    </div>
  );
}
