import { ContactFormBox } from '@/components/forms/contact/ContactFormBox';
import { MoreLink } from '@/components/ui/MoreLink';
import { translator } from '@/lib/i18n/languages';

import { headingId, type SectionProps } from '../section-props';
import { ContactDetails } from './ContactDetails';
import styles from './ContactForm.module.scss';
import { MapFacade } from './MapFacade';

/** The text in four columns, the form in eight, and the map below, up to both edges. */
export function ContactForm({ section, context }: SectionProps<'contactForm'>) {
  const { title, subTitle, mapLink } = section;
  const { headingLevel, language, contentLanguage, t } = context;
  // Form and contact data belong to the site, so they are in the page's language.
  const ownLanguage = contentLanguage === language ? undefined : language;
  const Heading = `h${headingLevel}` as const;
  const mapId = `${section.id}-map`;
  return (
    <div className={mapLink ? `${styles.contact} ${styles.aboveMap}` : styles.contact}>
      <div className={styles.words}>
        {title && <Heading id={headingId(section)}>{title}</Heading>}
        {subTitle && <p className="lead">{subTitle}</p>}
        <ContactDetails context={{ ...context, t: translator(language) }} />
        {mapLink && <MoreLink href={`#${mapId}`} title={t('seeOnMap')} />}
      </div>
      <div className={styles.box} lang={ownLanguage}>
        <ContactFormBox
          id={`${section.id}-form`}
          language={language}
          notice={context.privacyPage}
          answer={context.contactAnswer}
        />
      </div>
      {mapLink && <MapFacade id={mapId} mapLink={mapLink} headingLevel={headingLevel === 1 ? 2 : 3} t={t} />}
    </div>
  );
}
