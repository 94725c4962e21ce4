import { Picture } from '@/components/ui/Picture';

import { SectionHead } from '../SectionHead';
import type { SectionProps } from '../section-props';
import styles from './Clients.module.scss';

/** A link needs a name even if the content has none for its logo: the host of its address, or the address. */
function nameOf(name: string | undefined, alt: string, link: string | undefined): string {
  if (name || alt || !link) return name || alt;
  return (URL.canParse(link) && new URL(link).hostname) || link;
}

/** How many logos a phone has in a row. Below a page's title they are the largest pictures of its first view. */
const row = 2;

/** The logos of clients, with their links. */
export function Clients({ section, context }: SectionProps<'clients'>) {
  return (
    <>
      <SectionHead section={section} context={context} />
      {section.list.length > 0 && (
        <ul className={styles.logos}>
          {section.list.map(({ img, name, link, target }, index) => {
            const image = { ...img, alt: nameOf(name, img.alt, link) };
            const isPriority = context.isNearTop && index < row;
            const logo = <Picture image={image} sizes="(min-width: 768px) 25vw, 50vw" isPriority={isPriority} />;
            const cell = isPriority ? styles.cell : `${styles.cell} near-only`;
            const isNewWindow = target === '_blank';
            return (
              <li key={index}>
                {link ? (
                  <a
                    className={cell}
                    href={link}
                    target={isNewWindow ? '_blank' : undefined}
                    rel={isNewWindow ? 'noopener' : undefined}
                  >
                    {logo}
                    {isNewWindow && <span className="visually-hidden">{context.t('newWindow')}</span>}
                  </a>
                ) : (
                  <span className={cell}>{logo}</span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
