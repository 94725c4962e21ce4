import { editLink } from '../mails/edit-link';
import type { EditorMail } from '../mails/editor-mail';
import type { Colleague } from '../account-names';
import { placeOfRequest, type StoredRequest } from './stored';

type Asked = Pick<StoredRequest, 'uuid' | 'title' | 'link' | 'note' | 'requestedBy' | 'account'> & { key: string };

const toRequest = (request: Pick<StoredRequest, 'uuid' | 'link'>) => editLink(request.link, placeOfRequest(request));

/** The words for what is published: a page, or the draft of the menu, for example. */
const wordsFor = ({ uuid }: Pick<StoredRequest, 'uuid'>) =>
  uuid.startsWith('part:')
    ? { ofIt: 'taslağının', it: 'taslağını', subject: 'Taslak' }
    : { ofIt: 'sayfasının', it: 'sayfasını', subject: 'Sayfa' };

/** To every administrator but the one who asks. */
export function requestMails(asked: Asked, colleagues: readonly Colleague[]): EditorMail[] {
  const { title, note, requestedBy, account, key } = asked;
  return colleagues
    .filter(({ id, role }) => role === 'admin' && String(id) !== account)
    .map(({ id, email }) => ({
      to: email,
      key: `request-${key}-${id}`,
      subject: `[Yayın isteği] ${title}`,
      intro: `${requestedBy} “${title}” ${wordsFor(asked).ofIt} yayımlanmasını istiyor.`,
      quote: note ?? '',
      link: toRequest(asked),
    }));
}

interface Answered {
  state: 'approved' | 'returned';
  answeredBy: string;
  answer: string;
  /** Whether it was changed between the request and the publication. */
  isChanged: boolean;
}

/** To the account that has asked, if it is still there and did not answer itself. */
export function answerMails(
  request: StoredRequest,
  { state, answeredBy, answer, isChanged }: Answered,
  colleagues: readonly Colleague[],
  answererId: number | string | undefined,
): EditorMail[] {
  const { id, title, account } = request;
  const { it, subject } = wordsFor(request);
  const published = isChanged
    ? `${answeredBy} “${title}” ${it} yayımladı. ${subject} isteğinizden sonra değişmişti; son hâli yayımlandı.`
    : `${answeredBy} yayın isteğinizi onayladı: “${title}” yayımlandı.`;
  const returned = `${answeredBy} yayın isteğinizi geri gönderdi: “${title}”.`;
  return colleagues
    .filter((each) => String(each.id) === account && String(answererId) !== account)
    .map(({ email }) => ({
      to: email,
      key: `answer-${id}`,
      subject: `[${state === 'approved' ? 'Yayımlandı' : 'Geri gönderildi'}] ${title}`,
      intro: state === 'approved' ? published : returned,
      quote: answer,
      link: toRequest(request),
    }));
}
