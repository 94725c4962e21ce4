import { Entrance } from '@/components/ui/Entrance';

import { headingId, type SectionContext } from './section-props';
import styles from './SectionHead.module.scss';

interface Props {
  section: { id: string; title?: string; subTitle?: string };
  context: SectionContext;
}

/** The head of a section: title in eight columns, sub-title in four, with their last lines aligned. */
export function SectionHead({ section, context }: Props) {
  const { title, subTitle } = section;
  if (!title && !subTitle) return null;
  const Heading = `h${context.headingLevel}` as const;
  return (
    <Entrance kind="slide" className={styles.head}>
      {title && <Heading id={headingId(section)}>{title}</Heading>}
      {subTitle && <p>{subTitle}</p>}
    </Entrance>
  );
}
