import type { PayloadRequest, UIFieldServerProps } from 'payload';
import { readPublished, type DraftPage } from '../../editing/pages/read-page';
import { linkEntries } from '../link-entries';
import { linksToPage } from '../links-to-page';
import { binText } from '../texts';
import { LinkEntries } from './LinkEntries';

/** What leads to a page, in its form: to be read before it is deleted. */
export async function LinksToThis({ data, payload, i18n }: Pick<UIFieldServerProps, 'data' | 'payload' | 'i18n'>) {
  const { id } = (data ?? {}) as { id?: number | string };
  if (id === undefined) return null;
  const { language } = i18n;
  const req = { payload } as unknown as PayloadRequest;
  const page = await readPublished(req, id);
  const entries = linkEntries(await linksToPage(req, page ?? (data as DraftPage)), language);
  return (
    <section className="field-type" aria-labelledby="links-to-this">
      <h3 id="links-to-this" className="field-label">
        {binText(language, 'linksTitle')}
      </h3>
      <LinkEntries entries={entries} language={language} />
      <p className="field-description">{binText(language, 'linksHint')}</p>
    </section>
  );
}
