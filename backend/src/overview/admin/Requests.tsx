import { editAddress } from '../../editing/admin/edit-address';
import { placeOfRequest, type StoredRequest } from '../../editing/together/requests/stored';
import { defaultLanguage } from '../../languages';
import type { OverviewTexts } from '../overview-texts';
import { LocalTime } from './LocalTime';

interface Props {
  requests: readonly StoredRequest[];
  texts: OverviewTexts;
  /** The language of the admin. */
  language: string;
  siteUrl?: string;
}

/** What is to be published: pages and parts of every page. Each leads to its request, which is answered beside the page. */
export function Requests({ requests, texts, language, siteUrl }: Props) {
  if (requests.length === 0) return null;
  return (
    <>
      <h3>
        {texts.requests} <small>{texts.requestsCount.replace('{count}', String(requests.length))}</small>
      </h3>
      <ul>
        {requests.map(({ id, uuid, title, link, note, state, answer, requestedBy, createdAt }) => (
          <li key={id}>
            {siteUrl ? (
              <a href={editAddress(siteUrl, link, defaultLanguage) + placeOfRequest({ uuid })}>{title}</a>
            ) : (
              title
            )}
            <span>
              {requestedBy}, <LocalTime at={createdAt} language={language} />
            </span>
            {state === 'returned' ? (
              <p className="overview__note">{texts.returned.replace('{answer}', () => answer ?? '')}</p>
            ) : (
              note && <p className="overview__note">{note}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
