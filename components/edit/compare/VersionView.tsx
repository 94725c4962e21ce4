import { PageBody } from '@/components/sections/PageBody';
import type { ApplicationModel, Page } from '@/lib/content';
import type { Language } from '@/lib/i18n/languages';

import type { Change } from './compare-pages';
import { changeTexts } from './change-texts';
import { loadEditTexts } from '../texts/load-edit-texts';
import styles from './VersionView.module.scss';

interface Props {
  page: Page;
  /** The bare public path. */
  path: string;
  model: ApplicationModel;
  language: Language;
  /** The language of the marks. */
  interfaceLanguage: Language;
  /** From the version to the newest draft. */
  changes: readonly Change[];
  /** The accessible name of the view. */
  label: string;
}

/**
 * One of the two pages that are compared, in a frame of its own: without header and footer, not interactive, with the
 * differences marked.
 */
export function VersionView({ page, path, model, language, interfaceLanguage, changes, label }: Props) {
  const texts = loadEditTexts(interfaceLanguage);
  const changeOf = (id: string) => changes.find(({ target }) => target === id);
  return (
    // Focusable, so that the keyboard can scroll it. The layout delays the first paint until `#footer` is parsed.
    <main id="content" tabIndex={0} aria-label={label} className={styles.view}>
      <div id="footer" inert>
        <PageBody
          page={page}
          path={path}
          model={model}
          language={language}
          wrap={(section, rendered) => {
            const change = changeOf(section.id);
            if (!change) return rendered;
            return (
              <div className={styles.changed} data-change={change.kind}>
                <p className={styles.mark}>{texts[changeTexts[change.kind]]}</p>
                {rendered}
              </div>
            );
          }}
        />
      </div>
    </main>
  );
}
