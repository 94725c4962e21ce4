import { ButtonLink } from '@/components/ui/ButtonLink';
import type { ButtonLook } from '@/components/ui/ButtonFace';
import { RichText } from '@/components/ui/RichText';

import { SectionHead } from '../SectionHead';
import type { SectionProps } from '../section-props';
import styles from './ButtonRow.module.scss';

/** Where to go from here: a sentence and a few buttons. */
export function ButtonRow({ section, context }: SectionProps<'buttonRow'>) {
  const { description, list } = section;
  return (
    <>
      <SectionHead section={section} context={context} />
      <div className={styles.row}>
        {description && <RichText html={description} />}
        {list.length > 0 && (
          <ul>
            {list.map(({ title, link, look, target }, index) => {
              const button = { href: link, title, theme: look as ButtonLook['theme'] };
              return (
                <li key={index}>
                  {target === '_blank' ? (
                    <ButtonLink {...button} target={target} newWindow={context.t('newWindow')} />
                  ) : (
                    <ButtonLink {...button} />
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </>
  );
}
