import { editAddress } from '@/lib/edit/edit-path';
import { inLanguage } from '@/lib/i18n/languages';
import type { SectionDefinition } from '@/lib/sections/define-section';

import { useEdit } from '../state/edit-context';
import styles from './TypeCard.module.scss';

interface Props {
  definition: SectionDefinition;
  onChoose: () => void;
}

/** A type of section to choose: a sample of it in the site's own look, its name, and what it is for. */
export function TypeCard({ definition: { type, label, hint }, onChoose }: Props) {
  const { language, interfaceLanguage, path } = useEdit();
  const name = inLanguage(label, interfaceLanguage);
  return (
    <div className={styles.card}>
      {/* Without scripts, and not reachable by keyboard or assistive technology: a picture of the section. */}
      <div className={styles.sample} aria-hidden="true">
        <iframe
          src={`${editAddress(path, language)}?sample=${type}`}
          title={name}
          sandbox="allow-same-origin"
          loading="lazy"
          tabIndex={-1}
        />
      </div>
      <button type="button" onClick={onChoose}>
        {name}
      </button>
      {hint && <p>{inLanguage(hint, interfaceLanguage)}</p>}
    </div>
  );
}
