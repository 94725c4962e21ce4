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
      { tr: 'Tekrar', en: 'Repeats', de: 'Wiederholung' },
      {
        options: ['once', 'monthly'],
        optionLabels: {
          once: { tr: 'Bir kez', en: 'Once', de: 'Einmal' },
          monthly: {
            tr: 'Her ay, aynı haftanın aynı gününde',
            en: 'Every month, on this weekday',
            de: 'Jeden Monat, am selben Wochentag',
          },
        },
        default: 'once',
      },
    ),
    linkTitle,
  },
});
