import { RichText } from '@/components/ui/RichText';

import { SectionHead } from '../SectionHead';
import type { SectionProps } from '../section-props';
import styles from './TextBlock.module.scss';

/** Prose under a heading. */
export function TextBlock({ section, context }: SectionProps<'textBlock'>) {
  const { description, hasColumns } = section;
  return (
    <>
      <SectionHead section={section} context={context} />
      {description && (
        <div className={hasColumns ? styles.columns : undefined}>
          <RichText html={description} />
        </div>
      )}
    </>
  );
}
