import { description, linkTitle, requiredTitle, subTitle } from '../../../lib/sections/common-fields';
import { defineSection, field } from '../../../lib/sections/define-section';

export const siteVisit = defineSection({
  type: 'siteVisit',
  label: { tr: 'Saha günü', en: 'Site visit day', de: 'Baustellentag' },
  hint: {
    tr: 'Bir tarihe geri sayım ve katılmak isteyenler için düğme.',
    en: 'A countdown to a date, and a button for guests.',
    de: 'Ein Countdown zu einem Termin und ein Knopf für Gäste.',
  },
  fields: {
    title: requiredTitle,
    subTitle,
    description,
    date: field('date', { tr: 'Tarih', en: 'Date', de: 'Datum' }),
    repeat: field(
      'choice',
      {
        tr: 'Tekrar: bir kez, ya da her ay aynı hafta ve günde',
        en: 'Repeats: once, or every month on this weekday',
        de: 'Wiederholung: einmal oder jeden Monat am selben Wochentag',
      },
      { options: ['once', 'monthly'], default: 'once' },
    ),
    linkTitle,
  },
});
