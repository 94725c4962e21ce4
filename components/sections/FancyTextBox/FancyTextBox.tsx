import { Entrance } from '@/components/ui/Entrance';
import { Icon } from '@/components/ui/Icon';
import { MoreLink } from '@/components/ui/MoreLink';

import { SectionHead } from '../SectionHead';
import type { SectionProps } from '../section-props';
import styles from './FancyTextBox.module.scss';

/** Boxes in one common frame, each the target of its link. */
export function FancyTextBox({ section, context }: SectionProps<'fancyTextBox'>) {
  return (
    <>
      <SectionHead section={section} context={context} />
      {section.list.length > 0 && (
        <ul className={styles.boxes}>
          {section.list.map(({ icon, title, content, link, linkTitle }, index) => (
            <Entrance as="li" kind="fade" key={index} className={styles.box}>
              {icon && <Icon name={icon} size="large" />}
              <h3>{title}</h3>
              {content && <p>{content}</p>}
              {link && (
                <MoreLink
                  className={styles.link}
                  href={link}
                  title={linkTitle ?? context.t('readMore')}
                  about={title}
                />
              )}
            </Entrance>
          ))}
        </ul>
      )}
    </>
  );
}
