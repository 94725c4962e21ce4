import { MoreLink } from '@/components/ui/MoreLink';

import { headingId, type SectionProps } from '../section-props';
import styles from './ContactForm.module.scss';

/** The words beside the contact form, and the way to the map. */
export function ContactForm({ section, context }: SectionProps<'contactForm'>) {
  const { title, subTitle, mapLink } = section;
  const Heading = `h${context.headingLevel}` as const;
  return (
    <div className={styles.contact}>
      {title && <Heading id={headingId(section)}>{title}</Heading>}
      {subTitle && <p className="lead">{subTitle}</p>}
      {mapLink && <MoreLink href={mapLink} title={context.t('seeOnMap')} />}
    </div>
  );
}
