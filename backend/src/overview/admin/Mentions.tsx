import { editAddress } from '../../editing/admin/edit-address';
import { defaultLanguage } from '../../languages';
import type { OverviewTexts } from '../overview-texts';
import type { MentionLine } from '../read-mentions';
import { LocalTime } from './LocalTime';

interface Props {
  mentions: readonly MentionLine[];
  texts: OverviewTexts;
  /** The language of the admin. */
  language: string;
  siteUrl?: string;
}

/** Comments that name the account, until they are answered or resolved. Each leads to its section. */
export function Mentions({ mentions, texts, language, siteUrl }: Props) {
  if (mentions.length === 0) return null;
  return (
    <>
      <h3>{texts.mentions}</h3>
      <ul>
        {mentions.map(({ id, title, link, sectionId, author, text, createdAt }) => (
          <li key={id}>
            {siteUrl && link ? (
              <a href={`${editAddress(siteUrl, link, defaultLanguage)}#section:${encodeURIComponent(sectionId)}`}>
                {title}
              </a>
            ) : (
              title
            )}
            <span>
              {author}, <LocalTime at={createdAt} language={language} />
            </span>
            <p className="overview__note">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
