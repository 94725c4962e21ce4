import type { Metadata } from 'next';

import { FormStatus } from '@/components/forms/FormStatus';
import { BareFrame } from '@/components/layout/BareFrame';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { Button } from '@/components/ui/Button';
import { privacyLink } from '@/lib/consent/notice-link';
import type { AbsentRoute } from '@/lib/content/load-route';
import type { NewsletterAnswer } from '@/lib/forms/page-answers';
import { type Language, type MessageKey, type Translate, translator } from '@/lib/i18n/languages';

import { NewsletterForm } from './NewsletterForm';
import styles from './NewsletterPage.module.scss';

interface Props {
  frame: AbsentRoute;
  language: Language;
  answer: NewsletterAnswer;
}

type Purpose = NewsletterAnswer['purpose'];

const titles: Record<Purpose, MessageKey> = {
  subscribe: 'newsletter',
  confirm: 'newsletterConfirmTitle',
  unsubscribe: 'newsletterUnsubscribeTitle',
};

/** The button of a link's page, and the text after it was pressed. */
const links = {
  confirm: { text: 'newsletterConfirmText', button: 'newsletterConfirmButton', done: 'newsletterConfirmed' },
  unsubscribe: {
    text: 'newsletterUnsubscribeText',
    button: 'newsletterUnsubscribeButton',
    done: 'newsletterUnsubscribed',
  },
} as const satisfies Record<Exclude<Purpose, 'subscribe'>, Record<string, MessageKey>>;

const isPurpose = (value: unknown): value is Purpose => typeof value === 'string' && Object.hasOwn(titles, value);

/**
 * Pages for people who follow a link of a mail; not for search engines.
 *
 * @param asked what the page is for; anything else is a subscription
 */
export function newsletterMetadata(frame: AbsentRoute, language: Language, asked: unknown): Metadata {
  const siteTitle = frame.model?.siteInfo.title;
  const title = [translator(language)(titles[isPurpose(asked) ? asked : 'subscribe']), siteTitle]
    .filter(Boolean)
    .join(' - ');
  return { title, robots: { index: false }, referrer: 'same-origin' };
}

function statusOf({ purpose, result, problem }: NewsletterAnswer, t: Translate) {
  const failure = (key: MessageKey) => ({ kind: 'failure' as const, text: t(key), reason: problem });
  if (result === 'asked') {
    return purpose === 'subscribe' ? { kind: 'success' as const, text: t('newsletterPending') } : undefined;
  }
  if (result === 'invalid') return failure('newsletterLinkInvalid');
  if (result === 'expired') return failure('newsletterLinkExpired');
  if (result === 'failed') return failure(purpose === 'subscribe' ? 'newsletterFailed' : 'newsletterLinkFailed');
  return purpose === 'subscribe' ? undefined : { kind: 'success' as const, text: t(links[purpose].done) };
}

function Content({ frame: { model }, language, answer }: Props) {
  const t = translator(language);
  const { purpose, result, email } = answer;
  const status = statusOf(answer, t);
  const mayTry = result === 'asked' || result === 'failed';
  return (
    <section className={styles.page}>
      <h1>{t(titles[purpose])}</h1>
      <FormStatus status={status} hasFocus={Boolean(status)} />
      {purpose !== 'subscribe' && mayTry && (
        // Posts to the page's own address, whose token identifies the subscription.
        <form method="post" className={styles.form}>
          <p>{t(links[purpose].text)}</p>
          <Button type="submit" title={t(links[purpose].button)} />
        </form>
      )}
      {((purpose === 'subscribe' && result === 'failed') || (purpose === 'confirm' && result === 'expired')) && (
        <NewsletterForm
          language={language}
          id="newsletter-again"
          notice={model ? privacyLink(model) : undefined}
          email={email}
        />
      )}
    </section>
  );
}

/** A newsletter page: its question, or its result. */
export function NewsletterPage({ frame, language, answer }: Props) {
  const content = <Content frame={frame} language={language} answer={answer} />;
  if (!frame.model) return <BareFrame language={language}>{content}</BareFrame>;
  return (
    <SiteFrame model={frame.model} language={language} path={null}>
      {content}
    </SiteFrame>
  );
}
