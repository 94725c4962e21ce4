import { useId } from 'react';

import type { FooterItem } from '@/lib/content';

/** A cell of the footer: an item with its sub-menu. One without a title is no landmark: nothing would name it. */
export function FooterMenu({ item: { title, text, submenu } }: { item: FooterItem }) {
  const id = useId();
  const content = (
    <>
      {title && <h2 id={id}>{title}</h2>}
      {text && <p>{text}</p>}
      <ul>
        {submenu.map((entry, index) => (
          <li key={index}>{entry.link ? <a href={entry.link}>{entry.title}</a> : entry.title}</li>
        ))}
      </ul>
    </>
  );
  return title ? <nav aria-labelledby={id}>{content}</nav> : <div>{content}</div>;
}
