import { Picture } from '@/components/ui/Picture';

import { SectionHead } from '../SectionHead';
import type { SectionProps } from '../section-props';
import { CountedNumber } from './CountedNumber.client';
import styles from './Counter.module.scss';
import { parseNumber } from './parse-number';

/** Figures on a darkened photograph. */
export function Counter({ section, context }: SectionProps<'counter'>) {
  const { backgroundImage, list } = section;
  return (
    <>
      {backgroundImage && (
        <div className={styles.background}>
          <Picture image={backgroundImage} sizes="100vw" isDecorative />
        </div>
      )}
      <div className={styles.content}>
        <SectionHead section={section} context={context} />
        {list.length > 0 && (
          <ul className={styles.numbers}>
            {list.map(({ number: { text }, title, content }, index) => {
              const number = parseNumber(text, context.contentLanguage);
              return (
                <li key={index}>
                  {number ? <CountedNumber text={text} number={number} /> : <b>{text}</b>}
                  {title && <h3>{title}</h3>}
                  {content && <p>{content}</p>}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </>
  );
}
