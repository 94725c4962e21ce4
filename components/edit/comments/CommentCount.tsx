import { useEdit } from '../state/edit-context';
import { CommentIcon } from '../EditIcons';
import section from '../section/EditSection.module.scss';
import { showComments } from './show-comments';

interface Props {
  id: string;
  /** Of the section. */
  name: string;
}

/** How many open comments a section has; it leads to them. */
export function CommentCount({ id, name }: Props) {
  const { t, info, open } = useEdit();
  const count = String(info.comments?.[id] ?? 0);
  if (count === '0') return null;
  return (
    <button
      type="button"
      className={section.count}
      aria-label={t('editCommentCount', { count, section: name })}
      onClick={() => {
        open(`section:${id}`);
        showComments();
      }}
    >
      <CommentIcon />
      {count}
    </button>
  );
}
