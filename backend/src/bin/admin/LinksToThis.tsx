import type { PayloadRequest, UIFieldServerProps } from 'payload';
import { readPublished, type DraftPage } from '../../editing/pages/read-page';
import { linksToPage } from '../links-to-page';
import { binText } from '../texts';

/** What leads to a page, in its form: to be read before it is deleted. */
export async function LinksToThis({ data, payload, i18n }: Pick<UIFieldServerProps, 'data' | 'payload' | 'i18n'>) {
  const { id } = (data ?? {}) as { id?: number | string };
  if (id === undefined) return null;
  const { language } = i18n;
  const req = { payload } as unknown as PayloadRequest;
  const page = await readPublished(req, id);
  const { menus, pages, redirects, hasMore } = await linksToPage(req, page ?? (data as DraftPage));
  const entries = [
    ...menus.map(({ global, entries: names }) => `${binText(language, global)}: ${names.join(', ')}`),
    ...pages.map(({ title, link }) => `${title} (${link})`),
    ...redirects.map((from) => `${binText(language, 'redirect')}: ${from}`),
  ];
  return (
    <section className="field-type" aria-labelledby="links-to-this">
      <h3 id="links-to-this" className="field-label">
        {binText(language, 'linksTitle')}
      </h3>
      {entries.length === 0 ? (
        <p>{binText(language, 'linksNone')}</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      )}
      {hasMore && <p>{binText(language, 'linksMore')}</p>}
      <p className="field-description">{binText(language, 'linksHint')}</p>
    </section>
  );
}
