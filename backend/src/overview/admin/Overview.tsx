import type { CSSProperties, ReactNode } from 'react';
import type { PayloadRequest, ServerProps } from 'payload';
import { formatAdminURL } from 'payload/shared';

import { readLook } from '../../brand/admin/read-look';
import { trailAreas } from '../../editing/trail/actions';
import { reasonText } from '../../editing/trail/reason-text';
import { editAddress } from '../../editing/admin/edit-address';
import { allLanguages, defaultLanguage, translationLanguages } from '../../languages';
import { readRuntimeEnv } from '../../runtime-env';
import { overviewTexts } from '../overview-texts';
import { readOverview, type Overview as Waiting, type PageLine } from '../read-overview';
import { Calendar, type Planned } from './Calendar';
import { LocalTime } from './LocalTime';
import { Mentions } from './Mentions';
import { Requests } from './Requests';
import { problemTexts } from '../problems/problem-texts';
import { Problems } from '../problems/Problems';
import { translationTexts } from '../translations/translation-texts';
import { Translations } from '../translations/Translations';
import './overview.css';

const languageNames = Object.fromEntries(allLanguages.map(({ code, label }) => [code, label]));

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="overview__part" aria-labelledby={`overview-${id}`}>
      <h2 id={`overview-${id}`}>{title}</h2>
      {children}
    </section>
  );
}

/** Above the dashboard: what waits for this account, what is published next, and what was changed last. */
export async function Overview({ i18n, payload, user }: ServerProps) {
  if (!user) return null;
  const language = i18n.language === 'en' ? 'en' : 'tr';
  const texts = overviewTexts(language);
  const [overview, { accent }] = await Promise.all([
    readOverview({ payload, user, i18n } as unknown as PayloadRequest),
    readLook(payload),
  ]);
  const { drafts, settings, scheduled, notDone, requests, mentions, messages = 0, changed } = overview;
  const { siteUrl } = readRuntimeEnv();
  const admin = (path: `/${string}`) => formatAdminURL({ adminRoute: payload.config.routes.admin, path });
  const count = (text: string, number: number) => text.replace('{count}', String(number));
  const line = ({ id, title, link, isReusable, updatedAt, by }: PageLine) => (
    <li key={id}>
      <a href={admin(`/collections/pages/${id}`)}>{title}</a>
      <span>
        {isReusable && `${texts.reusable}, `}
        {by && `${by}, `}
        <LocalTime at={updatedAt} language={language} />
      </span>
      {siteUrl && link && (
        <a
          className="overview__edit"
          href={editAddress(siteUrl, link, defaultLanguage)}
          aria-label={`${texts.openSite}: ${title}`}
        >
          {texts.openSite}
        </a>
      )}
    </li>
  );
  const plan = ({ id, action, at, ...planned }: Waiting['scheduled'][number]): Planned => ({
    ...{ id, at, text: texts[action] },
    ...('part' in planned
      ? { title: trailAreas[planned.part][language], href: admin(`/globals/${planned.part}`) }
      : { title: planned.page.title, href: admin(`/collections/pages/${planned.page.id}`) }),
  });
  const lists = [requests, mentions, settings];
  const nothingWaits = lists.every(({ length }) => length === 0) && drafts.total === 0 && messages === 0;
  return (
    <div className="overview" style={{ '--site-accent': accent } as CSSProperties}>
      <Part id="waiting" title={texts.waiting}>
        {nothingWaits && <p>{texts.nothing}</p>}
        <Requests requests={requests} texts={texts} language={language} siteUrl={siteUrl} />
        <Mentions mentions={mentions} texts={texts} language={language} siteUrl={siteUrl} />
        {drafts.total > 0 && (
          <>
            <h3>
              {texts.drafts} <small>{count(texts.draftsCount, drafts.total)}</small>
            </h3>
            <ul>{drafts.pages.map(line)}</ul>
          </>
        )}
        {settings.length > 0 && (
          <>
            <h3>{texts.settings}</h3>
            <ul>
              {settings.map((slug) => (
                <li key={slug}>
                  <a href={admin(`/globals/${slug}`)}>{trailAreas[slug as keyof typeof trailAreas][language]}</a>
                </li>
              ))}
            </ul>
          </>
        )}
        {messages > 0 && (
          <>
            <h3>{texts.messages}</h3>
            <p>
              <a href={`${admin('/collections/messages')}?where[handling][equals]=new`}>
                {count(texts.messagesCount, messages)}
              </a>
            </p>
          </>
        )}
      </Part>
      <Part id="problems" title={problemTexts(language).title}>
        <Problems siteUrl={siteUrl} language={language} defaultLanguage={defaultLanguage} />
      </Part>
      {translationLanguages().length > 0 && (
        <Part id="translations" title={translationTexts(language).title}>
          <Translations siteUrl={siteUrl} language={language} defaultLanguage={defaultLanguage} names={languageNames} />
        </Part>
      )}
      <Part id="calendar" title={texts.calendar}>
        {scheduled.length === 0 && <p>{texts.noCalendar}</p>}
        <Calendar planned={scheduled.map(plan)} language={language} />
        {notDone.length > 0 && (
          <>
            <h3>{texts.notDone}</h3>
            <ul>
              {notDone.map(({ id, subject, reason, createdAt }) => (
                <li key={id}>
                  <a href={admin(`/collections/audit-trail/${id}`)}>{subject}</a>
                  <span>
                    {reasonText(reason ?? '', language)} <LocalTime at={createdAt} language={language} />
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Part>
      <Part id="changed" title={texts.changed}>
        <ul>{changed.map(line)}</ul>
        <p className="overview__links">
          <a href={admin('/collections/pages')}>{texts.allPages}</a>
          <a href={admin('/collections/pages/create')}>{texts.newPage}</a>
        </p>
      </Part>
    </div>
  );
}
