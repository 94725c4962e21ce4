import { countdownTo } from '@/components/ui/countdown-to';
import { RichText } from '@/components/ui/RichText';
import { addressOf } from '@/lib/i18n/addresses';
import { longDate } from '@/lib/text/dates';
import { nextMonthly } from '@/lib/text/next-monthly';

import { SectionHead } from '../SectionHead';
import type { SectionByType } from '../definitions';
import type { SectionProps } from '../section-props';
import { VisitIsland } from './VisitIsland.client';

/** A page is regenerated often enough to move on to the next month by itself. */
function dateOf({ date, repeat }: SectionByType<'siteVisit'>): string | undefined {
  return date && repeat === 'monthly' ? nextMonthly(date, Date.now()) : date;
}

/** A date in the future: the time left, and the number of guests for a message to the company. */
export function SiteVisit({ section, context }: SectionProps<'siteVisit'>) {
  const { title, description, linkTitle } = section;
  const { language, contentLanguage, t } = context;
  const date = dateOf(section);
  return (
    <>
      <SectionHead section={section} context={context} />
      <VisitIsland
        countdown={date ? countdownTo(date, contentLanguage) : undefined}
        href={addressOf('/contact', language)}
        linkTitle={linkTitle ?? t('visitRegister')}
        guests={{ quantity: t('visitGuests'), decrease: t('decreaseQuantity'), increase: t('increaseQuantity') }}
        subject={date ? `${title}, ${longDate(date, contentLanguage)}` : title}
        message={t('visitMessage')}
      >
        {description && <RichText html={description} />}
      </VisitIsland>
    </>
  );
}
