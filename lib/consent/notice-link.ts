/** The parts of the application model that have links. */
interface Links {
  footer: readonly { submenu: readonly { link?: string }[] }[];
  menu: readonly { link?: string }[];
}

/** In order of preference: cookies, personal data, privacy. */
const notices = [/cerez|cookie/i, /kvkk|aydinlatma/i, /gizlilik|privacy/i];

/**
 * The address of the notice on stored data, found among the links of footer and menu: the pages are content, so no
 * address is known in advance.
 *
 * @returns undefined when no link matches
 */
export function noticeLink({ footer, menu }: Links): string | undefined {
  const links = [...footer.flatMap(({ submenu }) => submenu), ...menu].flatMap(({ link }) => link ?? []);
  for (const notice of notices) {
    const found = links.find((link) => notice.test(link));
    if (found) return found;
  }
  return undefined;
}
