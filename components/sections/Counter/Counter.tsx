import { AnimatedCounter } from '@/components/ui/AnimatedCounter.client';
import { Picture } from '@/components/ui/Picture';
import { parseNumber } from '@/lib/text/parse-number';

import { SectionHead } from '../SectionHead';
import type { SectionProps } from '../section-props';
import styles from './Counter.module.scss';

/** How long counting takes in this section, in seconds. */
const seconds = 2;

/** Numbers of up to this many characters have the full size. */
const columnLength = 6;

/** Numbers on a darkened photograph. */
export function Counter({ section, context }: SectionProps<'counter'>) {
  const { backgroundImage, list } = section;
  const isLong = list.some(({ number }) => number.text.length > columnLength);
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
          <ul className={isLong ? `${styles.numbers} ${styles.long}` : styles.numbers}>
            {list.map(({ number: { text }, title, content }, index) => {
              const number = parseNumber(text, context.contentLanguage);
              return (
                <li key={index}>
                  {number ? <AnimatedCounter text={text} number={number} duration={seconds} /> : <b>{text}</b>}
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
