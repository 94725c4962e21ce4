import { stories } from '@/components/gallery/addresses';
import { Story } from '@/components/gallery/Story';
import styles from '@/components/gallery/Story.module.scss';

const areas = [
  { title: 'Sections', root: '/gallery/sections/' },
  { title: 'Shared pieces', root: '/gallery/ui/' },
  { title: 'Headers', root: '/gallery/header/' },
  { title: 'Themes', root: '/gallery/themes/' },
];

/** Every story there is. */
export default function GalleryIndex() {
  return (
    <Story title="Every section and every shared piece">
      {areas.map(({ title, root }) => (
        <nav key={root} aria-label={title}>
          <h2 className={styles.name}>{title}</h2>
          <ul className={styles.list}>
            {stories
              .filter(({ address }) => address.startsWith(root))
              .map(({ address, title: name }) => (
                <li key={address}>
                  <a href={address}>{name}</a>
                </li>
              ))}
          </ul>
        </nav>
      ))}
    </Story>
  );
}
