import { binText } from '../texts';

interface Props {
  entries: readonly string[];
  language: string | undefined;
}

/** What leads to a page. */
export function LinkEntries({ entries, language }: Props) {
  if (entries.length === 0) return <p>{binText(language, 'linksNone')}</p>;
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
}
