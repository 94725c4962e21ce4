import type { CollectionConfig, Endpoint, Payload } from 'payload';
import { captchaChallenge } from './captcha/captcha-challenge';
import { startHousekeeping } from './housekeeping';
import { messages } from './messages/collection';
import { sendMail } from './messages/send-mail';
import { newsletterSubscribers } from './newsletter/collection';
import { confirmNewsMail } from './newsletter/confirm-news-mail';
import { setNewsMail } from './newsletter/set-news-mail';
import { unsubscribeNewsMail } from './newsletter/unsubscribe-news-mail';
import { startOutbox } from './outbox/outbox';
import { personEndpoints } from './privacy/person-endpoints';
import { uploads } from './uploads/collection';
import { uploadFile } from './uploads/upload-file';

/**
 * Everything that visitors send: messages (`messages`) with files (`uploads`), a proof of work against robots
 * (`captcha`), mails to the office (`outbox`), retention (`privacy`), and the newsletter (`newsletter`).
 */
export const formCollections: CollectionConfig[] = [messages, uploads, newsletterSubscribers];

export const formEndpoints: Endpoint[] = [
  sendMail,
  captchaChallenge,
  uploadFile,
  setNewsMail,
  confirmNewsMail,
  unsubscribeNewsMail,
  ...personEndpoints,
];

/** Runs beside the requests, from the start of the process on. */
export function startForms(payload: Payload): void {
  startOutbox(payload);
  startHousekeeping(payload);
}
