/** How long a section may take to be rendered; milliseconds. */
const longestMs = 10_000;

/** Brings a section of the page into view, as soon as it is rendered. */
export function showSection(id: string): void {
  const show = () => {
    const section = document.querySelector(`[data-edit="${CSS.escape(id)}"]`);
    section?.scrollIntoView({ block: 'start' });
    return section !== null;
  };
  if (show()) return;
  const observer = new MutationObserver(() => {
    if (show()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), longestMs);
}
