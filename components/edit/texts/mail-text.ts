import type { EditInfo } from '@/lib/edit/edit-info';

import type { EditKey } from './edit-texts';

/** The texts that promise a mail, each with the one that does not. */
const withoutMail = {
  editCommentMention: 'editCommentMentionNoMail',
  editCommentMails: 'editCommentMailsNoMail',
  editCommentNobody: 'editCommentNobodyNoMail',
  editRequestHint: 'editRequestHintNoMail',
  editRequestSent: 'editRequestSentNoMail',
} as const satisfies Partial<Record<EditKey, EditKey>>;

/** The text itself where the backend sends mails, or the one that promises none. */
export const mailText = (key: keyof typeof withoutMail, { hasMail }: EditInfo): EditKey =>
  hasMail ? key : withoutMail[key];
