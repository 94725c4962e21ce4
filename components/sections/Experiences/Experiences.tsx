import { Arrow } from '@/components/ui/Arrow';
import { Entrance } from '@/components/ui/Entrance';
import { Icon } from '@/components/ui/Icon';

import { SectionHead } from '../SectionHead';
import type { SectionProps } from '../section-props';
import styles from './Experiences.module.scss';

/** A list of the company's fields: icon, title, text and link in a row. */
export function Experiences({ section, context }: SectionProps<'experiences'>) {
  return (
    <>
      <SectionHead section={section} context={context} />
      {section.list.length > 0 && (
        <ul className={styles.list}>
          {section.list.map(({ icon, title, content, link, linkTitle }, index) => (
            <Entrance as="li" kind="slide" key={index} className={styles.row}>
              {icon && <Icon name={icon} size="large" />}
              <h3>{title}</h3>
              {content && <p>{content}</p>}
              {link && (
                <a className={styles.link} href={link}>
                  <span>
                    <span>{linkTitle ?? context.t('readMore')}</span>
                    <span className="visually-hidden">: {title}</span>
                  </span>
                  <Arrow />
                </a>
              )}
            </Entrance>
          ))}
        </ul>
      )}
    </>
  );
}
