import type { MarkedText as Marked } from '@/lib/content/search-pages';

/** A text with the matches marked. */
export function MarkedText({ text, marks }: Marked) {
  const starts = [0, ...marks.map(([, end]) => end)];
  return (
    <>
      {marks.map(([start, end], index) => (
        <span key={start}>
          {text.slice(starts[index], start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(starts.at(-1))}
    </>
  );
}
