import { ContactFormBox } from '@/components/forms/contact/ContactFormBox';
import { RichText } from '@/components/ui/RichText';

// The same columns: no page gets styles of its own for them.
import styles from '../ContactForm/ContactForm.module.scss';
import { headingId, type SectionProps } from '../section-props';

/** The contact form about one subject: the text in four columns, the form in eight. */
export function EmbeddedForm({ section, context }: SectionProps<'embeddedForm'>) {
  const { id, title, subTitle, description, subject, asksPhone, asksFile, buttonTitle } = section;
  const { headingLevel, language, contentLanguage } = context;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.contact}>
      <div className={styles.words}>
        <Heading id={headingId(section)}>{title}</Heading>
        {subTitle && <p className="lead">{subTitle}</p>}
        {description && <RichText html={description} />}
      </div>
      {/* The form belongs to the site, so it is in the page's language. */}
      <div className={styles.box} lang={contentLanguage === language ? undefined : language}>
        <ContactFormBox
          id={`${id}-form`}
          language={language}
          notice={context.privacyPage}
          about={{ title, subject, asksPhone, asksFile, buttonTitle }}
        />
      </div>
    </div>
  );
}
