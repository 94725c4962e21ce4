/** The icons of the edit mode. `Icon` reads the whole icon set, so it can only run on the server. */
function Drawing({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

export const PencilIcon = () => <Drawing path="M4 20h4L19.5 8.5l-4-4L4 16zM13 7l4 4" />;
export const UndoIcon = () => <Drawing path="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" />;
export const RedoIcon = () => <Drawing path="m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3" />;
export const UpIcon = () => <Drawing path="M12 19V5M6 11l6-6 6 6" />;
export const DownIcon = () => <Drawing path="M12 5v14M6 13l6 6 6-6" />;
export const PlusIcon = () => <Drawing path="M12 5v14M5 12h14" />;
export const GripIcon = () => <Drawing path="M9 6h.1M15 6h.1M9 12h.1M15 12h.1M9 18h.1M15 18h.1" />;
export const FindIcon = () => <Drawing path="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20" />;
export const CommentIcon = () => <Drawing path="M4 5h16v11H10l-5 4v-4H4z" />;
export const HelpIcon = () => (
  <Drawing path="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1 1-1.1 1.8M12 16.6h.1" />
);
export const MoreIcon = () => <Drawing path="M5 12h.1M12 12h.1M19 12h.1" />;
