import type { ReactNode } from 'react';
import type { PayloadRequest, ServerProps } from 'payload';
import { formatAdminURL } from 'payload/shared';

import { trailAreas } from '../../editing/trail/actions';
import { editAddress } from '../../editing/admin/edit-address';
import { defaultLanguage } from '../../languages';
import { readRuntimeEnv } from '../../runtime-env';
import { byDay } from '../by-day';
import { overviewTexts } from '../overview-texts';
import { readOverview, type PageLine } from '../read-overview';
import { Requests } from './Requests';
import { problemTexts } from '../problems/problem-texts';
import { Problems } from '../problems/Problems';
import './overview.css';

const timeZone = 'Europe/Istanbul';

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
  const overview = await readOverview({ payload, user, i18n } as unknown as PayloadRequest);
  const { drafts, settings, scheduled, requests, messages = 0, changed } = overview;
  const { siteUrl } = readRuntimeEnv();
  const admin = (path: `/${string}`) => formatAdminURL({ adminRoute: payload.config.routes.admin, path });
  const time = (at: string) =>
    new Date(at).toLocaleString(language, { dateStyle: 'short', timeStyle: 'short', timeZone });
  const day = (at: Date) =>
    at.toLocaleDateString(language, { day: 'numeric', month: 'long', weekday: 'long', timeZone });
  const clock = (at: string) => new Date(at).toLocaleTimeString(language, { timeStyle: 'short', timeZone });
  const count = (text: string, number: number) => text.replace('{count}', String(number));
  const line = ({ id, title, link, updatedAt, by }: PageLine) => (
    <li key={id}>
      <a href={admin(`/collections/pages/${id}`)}>{title}</a>
      <span>{by ? texts.by.replace('{name}', by).replace('{time}', time(updatedAt)) : time(updatedAt)}</span>
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
  const nothingWaits = requests.length === 0 && drafts.total === 0 && settings.length === 0 && messages === 0;
  return (
    <div className="overview">
      <Part id="waiting" title={texts.waiting}>
        {nothingWaits && <p>{texts.nothing}</p>}
        <Requests requests={requests} texts={texts} time={time} siteUrl={siteUrl} />
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
      <Part id="calendar" title={texts.calendar}>
        {scheduled.length === 0 && <p>{texts.noCalendar}</p>}
        {byDay(scheduled, day).map(({ day: name, items }) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul>
              {items.map(({ id, action, at, page }) => (
                <li key={id}>
                  <time dateTime={at}>{clock(at)}</time>
                  <a href={admin(`/collections/pages/${page.id}`)}>{page.title}</a>
                  <span>{texts[action]}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
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
