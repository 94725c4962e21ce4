import type { PayloadRequest } from 'payload';
import { partDefinitions } from '../../../../components/layout/parts/definitions';
import { defaultLanguage } from '../../languages';
import { inLanguage } from '../../wire/values';
import { readNewestIfAny } from '../pages/read-page';
import { readColleagues } from '../together/account-names';
import { editLink } from '../together/mails/edit-link';
import { queueMails } from '../together/mails/queue-mails';
import { reasonText } from '../trail/reason-text';
import type { ScheduleTarget } from './jobs';

interface NotDone {
  /** That no other scheduled action has. */
  key: string;
  isWithdrawal: boolean;
  /** As the trail stores it. */
  reason: string;
}

async function nameOf(req: PayloadRequest, target: ScheduleTarget) {
  if ('part' in target)
    return { title: partDefinitions[target.part].label[defaultLanguage], link: '/', place: `#part:${target.part}` };
  const page = await readNewestIfAny(req, target.pageId);
  return { title: inLanguage(page?.title, defaultLanguage) || page?.pageKey || '', link: page?.link ?? '/', place: '' };
}

/** Tells every administrator that something was not published or withdrawn at its time: they count on it. */
export async function mailNotDone(req: PayloadRequest, target: ScheduleTarget, notDone: NotDone): Promise<void> {
  const { key, isWithdrawal, reason } = notDone;
  const { title, link, place } = await nameOf(req, target);
  const what = isWithdrawal ? 'yayından kaldırılamadı' : 'yayımlanamadı';
  const admins = (await readColleagues(req.payload)).filter(({ role }) => role === 'admin');
  await queueMails(
    req,
    admins.map(({ id, email }) => ({
      to: email,
      key: `not-done-${key}-${id}`,
      subject: `[Plan uygulanmadı] ${title}`,
      intro: `“${title}” planlanan zamanda ${what}. ${reasonText(reason, 'tr')}`,
      quote: '',
      link: editLink(link, place),
    })),
  );
}
