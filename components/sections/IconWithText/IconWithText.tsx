import { Entrance } from '@/components/ui/Entrance';
import { Icon } from '@/components/ui/Icon';

import { SectionHead } from '../SectionHead';
import type { SectionProps } from '../section-props';
import styles from './IconWithText.module.scss';

/** Short texts without a frame, each with an icon beside it. */
export function IconWithText({ section, context }: SectionProps<'iconWithText'>) {
  return (
    <>
      <SectionHead section={section} context={context} />
      {section.list.length > 0 && (
        <ul className={styles.list}>
          {section.list.map(({ icon, title, content, link }, index) => (
            <Entrance as="li" kind="slide" key={index} className={styles.item}>
              {icon && <Icon name={icon} size="large" />}
              <h3>{link ? <a href={link}>{title}</a> : title}</h3>
              {content && <p>{content}</p>}
            </Entrance>
          ))}
        </ul>
      )}
    </>
  );
}
