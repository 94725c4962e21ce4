/** So much of a section has to be seen above the sheet, in pixels: its buttons and the beginning of its title. */
const leastSeen = 160;

/**
 * Brings the section of a form to the top of the page, where the panel is a sheet that would cover it.
 *
 * @param sheet the panel
 * @param name of the panel
 */
export function revealSection(sheet: HTMLElement, name: string | null): void {
  const [, id] = name?.split(/^section:/) ?? [];
  const section = id && document.querySelector(`[data-edit="${CSS.escape(id)}"]`);
  const { top } = sheet.getBoundingClientRect();
  // Beside the page it begins at the top of the window, and covers nothing.
  if (section && top > 0 && section.getBoundingClientRect().top > top - leastSeen)
    section.scrollIntoView({ block: 'start' });
}
