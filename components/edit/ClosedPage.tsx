import { SiteFrame } from '@/components/layout/SiteFrame';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { ApplicationModel } from '@/lib/content';
import { addressOf } from '@/lib/i18n/addresses';
import type { Language } from '@/lib/i18n/languages';

import styles from './ClosedPage.module.scss';
import { loadEditTexts } from './texts/load-edit-texts';

interface Props {
  /** The bare public path of the page. */
  path: string;
  model: ApplicationModel;
  language: Language;
}

/** Shown in edit mode for a page that the backend does not allow to be edited: says so and links to the page. */
export function ClosedPage({ path, model, language }: Props) {
  const texts = loadEditTexts(language);
  return (
    <SiteFrame model={{ ...model, popup: undefined }} language={language} path={path}>
      <section className={styles.page}>
        <h1>{texts.editClosedTitle}</h1>
        <p>{texts.editClosedText}</p>
        <ButtonLink href={addressOf(path, language)} title={texts.editClosedLink} />
      </section>
    </SiteFrame>
  );
}
