import type { Field } from 'payload';
import { dayAndTime, internal, kept } from '../kept-field';

/**
 * The delivery state of a row's mail. `failed` is the last attempt, not the end: while there is a next attempt, the row
 * is due then. Claims keep two processes from sending the same mail.
 */
export function deliveryFields(): Field[] {
  return [
    {
      type: 'row',
      fields: [
        kept({
          name: 'delivery',
          type: 'select',
          label: { tr: 'E-posta', en: 'Mail' },
          index: true,
          defaultValue: 'queued',
          options: [
            { value: 'queued', label: { tr: 'Sırada', en: 'Queued' } },
            { value: 'sent', label: { tr: 'Gönderildi', en: 'Sent' } },
            { value: 'failed', label: { tr: 'Gönderilemedi', en: 'Failed' } },
          ],
        }),
        kept({ name: 'attempts', type: 'number', label: { tr: 'Deneme sayısı', en: 'Attempts' }, defaultValue: 0 }),
      ],
    },
    kept({
      name: 'sentAt',
      type: 'date',
      label: { tr: 'Gönderilme zamanı', en: 'Sent at' },
      admin: { date: dayAndTime },
    }),
    kept({
      name: 'nextAttemptAt',
      type: 'date',
      label: { tr: 'Sonraki deneme', en: 'Next attempt' },
      index: true,
      admin: { date: dayAndTime, condition: (data) => data.delivery === 'failed' },
    }),
    kept({
      name: 'lastError',
      type: 'text',
      label: { tr: 'Son hata', en: 'Last error' },
      admin: { condition: (data) => Boolean(data.lastError) },
    }),
    internal({ name: 'leaseUntil', type: 'date' }),
  ];
}
