import { useId } from 'react';

import type { FooterItem } from '@/lib/content';

/**
 * A cell of the footer: an item with its sub-menu. Without a title it is not a landmark, because it would have no name.
 */
export function FooterMenu({ item: { title, text, submenu, foreign } }: { item: FooterItem }) {
  const id = useId();
  const content = (
    <>
      {title && (
        <h2 id={id} lang={foreign?.title}>
          {title}
        </h2>
      )}
      {text && <p lang={foreign?.text}>{text}</p>}
      <ul>
        {submenu.map((entry, index) => (
          <li key={index} lang={entry.foreign?.title}>
            {entry.link ? <a href={entry.link}>{entry.title}</a> : entry.title}
          </li>
        ))}
      </ul>
    </>
  );
  return title ? <nav aria-labelledby={id}>{content}</nav> : <div>{content}</div>;
}
