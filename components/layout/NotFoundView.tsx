import { SearchForm } from '@/components/search/SearchForm';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { addressOf } from '@/lib/i18n/addresses';
import { type Language, translator } from '@/lib/i18n/languages';

import { NotFoundDrawing } from './NotFoundDrawing';
import styles from './NotFoundView.module.scss';
import { Station } from './Station';

interface Props {
  language: Language;
  /** Whether the page is missing only because the backend does not answer. */
  isUnavailable: boolean;
}

/** The 404 page. The zero is drawn as the section of a tunnel, with 'Ooops!' as its dimension. */
export function NotFoundView({ language, isUnavailable }: Props) {
  const t = translator(language);
  return (
    <section className={styles.view} aria-labelledby="not-found-title">
      <Station metres={404} />
      <div className={styles.drawing}>
        <NotFoundDrawing />
        <p>
          {t('notFoundOoops')} <span className="visually-hidden">{t('notFoundCode')}</span>
        </p>
      </div>
      <h1 id="not-found-title">{t('notFoundTitle')}</h1>
      <p>{t(isUnavailable ? 'unavailableText' : 'notFoundText')}</p>
      {!isUnavailable && <SearchForm language={language} id="not-found-search" />}
      <p className={styles.action}>
        <ButtonLink href={addressOf('/', language)} title={t('notFoundButton')} />
      </p>
    </section>
  );
}
