import type { UIFieldServerProps } from 'payload';
import { findNeeds } from './find-reviewed-usage';
import { usageName, usageText } from './texts';

/** The list of what uses a file, in the file's form: as long as there is anything, it cannot be deleted. */
export async function MediaUsage({ data, req, i18n }: Pick<UIFieldServerProps, 'data' | 'req' | 'i18n'>) {
  const { id, filename } = (data ?? {}) as { id?: number | string; filename?: string };
  if (id === undefined) return null;
  const { language } = i18n;
  const usage = await findNeeds(req, { id, filename });
  return (
    <section className="field-type" aria-labelledby="media-usage" style={{ marginTop: 'var(--base)' }}>
      <h3 id="media-usage" className="field-label">
        {usageText(language, 'title')}
      </h3>
      {usage.length === 0 ? (
        <p>{usageText(language, 'nowhere')}</p>
      ) : (
        <ul>
          {usage.map((each) => (
            <li key={each.href}>
              <a href={each.href}>{usageName(language, each)}</a>
            </li>
          ))}
        </ul>
      )}
      <p className="field-description">{usageText(language, 'draftsToo')}</p>
    </section>
  );
}
