import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { formatAdminURL } from 'payload/shared';

import { describeFacts, type Item, worstOf } from '../describe-facts';
import { readFacts } from '../read-facts';
import { type StatusTexts, statusTexts } from '../status-texts';
import './status.css';

const sums = { good: 'allGood', attention: 'someAttention', bad: 'someBad' } as const;

function StatusItem({ item, texts }: { item: Item; texts: StatusTexts }) {
  const { id, title, level, text, advice, details = [] } = item;
  return (
    <section className={`status-item status-item--${level}`} aria-labelledby={`status-${id}`}>
      <div className="status-item__head">
        <h2 id={`status-${id}`}>{title}</h2>
        <span className="status-item__level">{texts.levels[level]}</span>
      </div>
      <p>{text}</p>
      {details.length > 0 && (
        <ul className="status-item__details">
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      {advice && (
        <p className="status-item__advice">
          <strong>{texts.whatToDo}</strong> {advice}
        </p>
      )}
    </section>
  );
}

/** The admin's page "Durum": how the site and the backend are, and what to do. For administrators alone. */
export async function StatusView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const { i18n, payload, user } = req;
  const { admin: adminRoute } = payload.config.routes;
  if (!user)
    redirect(
      `${formatAdminURL({ adminRoute, path: '/login' })}?redirect=${encodeURIComponent(`${adminRoute}/status`)}`,
    );
  if (user.role !== 'admin') notFound();
  const texts = statusTexts(i18n.language);
  const facts = await readFacts(payload);
  const items = describeFacts(facts, { texts, language: i18n.language });
  const worst = worstOf(items);
  const { version: site } = typeof facts.site === 'string' ? {} : facts.site;
  const versions: Readonly<Record<string, string>> = { ...facts.versions, ...(site !== undefined && { site }) };
  const names = Object.entries(texts.versionNames);
  return (
    <DefaultTemplate {...{ i18n, locale, params, payload, permissions, searchParams, user, visibleEntities }}>
      <SetStepNav nav={[{ label: texts.title }]} />
      <Gutter className="status">
        <h1>{texts.title}</h1>
        <p className={`status__sum status__sum--${worst}`}>{texts[sums[worst]]}</p>
        <p className="status__intro">{texts.intro}</p>
        <div className="status__items">
          {items.map((item) => (
            <StatusItem key={item.id} item={item} texts={texts} />
          ))}
        </div>
        <h2>{texts.versions}</h2>
        <dl className="status__versions">
          {names.map(([key, name]) => {
            const version = versions[key];
            return (
              version && (
                <div key={key}>
                  <dt>{name}</dt>
                  <dd>{version}</dd>
                </div>
              )
            );
          })}
        </dl>
      </Gutter>
    </DefaultTemplate>
  );
}
