/** What of the application model may lead to the notice. */
interface Links {
  footer: readonly { submenu: readonly { link?: string }[] }[];
  menu: readonly { link?: string }[];
}

/** The notice on cookies comes first, then that on personal data, then that on privacy. */
const notices = [/cerez|cookie/i, /kvkk|aydinlatma/i, /gizlilik|privacy/i];

/**
 * Where the site tells of what it stores, found among the links of its footer and its menu: the pages are the
 * content's, so no address of them is known beforehand.
 *
 * @returns undefined where no link looks like one
 */
export function noticeLink({ footer, menu }: Links): string | undefined {
  const links = [...footer.flatMap(({ submenu }) => submenu), ...menu].flatMap(({ link }) => link ?? []);
  for (const notice of notices) {
    const found = links.find((link) => notice.test(link));
    if (found) return found;
  }
  return undefined;
}
