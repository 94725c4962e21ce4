/** The parts of the application model that have links. */
interface Links {
  footer: readonly { submenu: readonly { link?: string }[] }[];
  menu: readonly { link?: string }[];
}

const cookies = /cerez|cookie/i;
const personalData = [/aydinlatma/i, /kvkk|kisisel-veri|personal-data/i, /gizlilik|privacy|datenschutz/i];

/** The first link of footer and menu that one of the patterns matches, in their order. A page of the site comes first. */
function findLink({ footer, menu }: Links, notices: readonly RegExp[]): string | undefined {
  const links = [...footer.flatMap(({ submenu }) => submenu), ...menu].flatMap(({ link }) => link ?? []);
  // The address of an authority may match as well. That of a mailbox is no notice.
  for (const start of [/^\//, /^https?:/i]) {
    const own = links.filter((link) => start.test(link));
    const [found] = notices.flatMap((notice) => own.find((link) => notice.test(link)) ?? []);
    if (found) return found;
  }
  return undefined;
}

/**
 * The address of the notice on stored data, found among the links of footer and menu: the pages are content, so no
 * address is known in advance. One on cookies is preferred.
 *
 * @returns undefined when no link matches
 */
export const noticeLink = (links: Links): string | undefined => findLink(links, [cookies, ...personalData]);

/** The address of the notice on personal data, for the forms that ask for such data, found in the same way. */
export const privacyLink = (links: Links): string | undefined => findLink(links, personalData);
