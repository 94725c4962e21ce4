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
  /** From the version to the newest draft. */
  changes: readonly Change[];
  /** What the frame is called around it. */
  label: string;
}

/**
 * A page as one of two that are compared, in a frame of its own: between header and footer, nothing to be pressed,
 * and what differs marked.
 */
export function VersionView({ page, path, model, language, changes, label }: Props) {
  const texts = loadEditTexts(language);
  const changeOf = (id: string) => changes.find(({ target }) => target === id);
  return (
    // The keyboard comes in here, so that it can scroll. The layout waits for a `footer` before it paints.
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
