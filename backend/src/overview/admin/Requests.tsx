import { editAddress } from '../../editing/admin/edit-address';
import type { StoredRequest } from '../../editing/together/requests/stored';
import { defaultLanguage } from '../../languages';
import type { OverviewTexts } from '../overview-texts';

interface Props {
  requests: readonly StoredRequest[];
  texts: OverviewTexts;
  time: (at: string) => string;
  siteUrl?: string;
}

/** The pages that are to be published. Each leads to its request, which is answered beside the page. */
export function Requests({ requests, texts, time, siteUrl }: Props) {
  if (requests.length === 0) return null;
  return (
    <>
      <h3>
        {texts.requests} <small>{texts.requestsCount.replace('{count}', String(requests.length))}</small>
      </h3>
      <ul>
        {requests.map(({ id, title, link, note, state, answer, requestedBy, createdAt }) => (
          <li key={id}>
            {siteUrl ? <a href={`${editAddress(siteUrl, link, defaultLanguage)}#request`}>{title}</a> : title}
            <span>{texts.by.replace('{name}', requestedBy).replace('{time}', time(createdAt))}</span>
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
