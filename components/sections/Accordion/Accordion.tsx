import { RichText } from '@/components/ui/RichText';

import { SectionHead } from '../SectionHead';
import type { SectionProps } from '../section-props';
import styles from './Accordion.module.scss';

/** Questions and answers that open without script. The first is open by default. */
export function Accordion({ section, context }: SectionProps<'accordion'>) {
  return (
    <div className={styles.accordion}>
      {(section.title || section.subTitle) && (
        <div className={styles.head}>
          <SectionHead section={section} context={context} />
        </div>
      )}
      {section.list.length > 0 && (
        <div className={styles.list}>
          {section.list.map(({ title, content }, index) => (
            <details key={index} className={styles.item} open={index === 0}>
              <summary>
                <h3>{title}</h3>
              </summary>
              {content && (
                <div className={styles.content}>
                  <RichText html={content} />
                </div>
              )}
            </details>
          ))}
        </div>
      )}
    </div>
  );
}
