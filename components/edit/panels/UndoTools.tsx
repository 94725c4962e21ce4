import { RedoIcon, UndoIcon } from '../EditIcons';
import { useEdit } from '../state/edit-context';
import type { Editor } from '../state/use-editor';
import styles from './EditPanel.module.scss';

interface Props {
  editor: Editor;
  onUndo: () => void;
  onRedo: () => void;
}

/** The buttons of a form's history, beside the panel's title. */
export function UndoTools({ editor, onUndo, onRedo }: Props) {
  const { t } = useEdit();
  return (
    <>
      <button
        type="button"
        className={styles.iconButton}
        aria-label={t('editUndo')}
        aria-disabled={!editor.canUndo}
        onClick={onUndo}
      >
        <UndoIcon />
      </button>
      <button
        type="button"
        className={styles.iconButton}
        aria-label={t('editRedo')}
        aria-disabled={!editor.canRedo}
        onClick={onRedo}
      >
        <RedoIcon />
      </button>
    </>
  );
}
