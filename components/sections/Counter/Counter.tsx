import type { CSSProperties } from 'react';

import { AnimatedCounter } from '@/components/ui/AnimatedCounter.client';
import { Picture } from '@/components/ui/Picture';
import { numberWidth } from '@/lib/text/number-width';
import { parseNumber } from '@/lib/text/parse-number';

import { SectionHead } from '../SectionHead';
import type { SectionProps } from '../section-props';
import styles from './Counter.module.scss';

/** How long counting takes in this section, in seconds. */
const seconds = 2;

/** Numbers on a darkened photograph. */
export function Counter({ section, context }: SectionProps<'counter'>) {
  const { backgroundImage, list } = section;
  // All numbers have the size of the widest, which fits its column or wraps.
  const style = { '--em': Math.max(...list.map(({ number }) => numberWidth(number.text))) } as CSSProperties;
  return (
    <>
      {backgroundImage && (
        <div className={`${styles.background} near-only`}>
          <Picture image={backgroundImage} sizes="100vw" isDecorative />
        </div>
      )}
      <div className={styles.content}>
        <SectionHead section={section} context={context} />
        {list.length > 0 && (
          <ul className={styles.numbers} style={style}>
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
