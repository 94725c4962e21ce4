import { BareFrame } from '@/components/layout/BareFrame';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { ApplicationModel } from '@/lib/content';
import { loginAddress } from '@/lib/edit/hand-over';
import type { Refusal } from '@/lib/edit/refuse-sign-in';
import type { Language } from '@/lib/i18n/languages';

import styles from './ClosedPage.module.scss';
import type { EditKey } from './texts/edit-texts';
import { loadEditTexts } from './texts/load-edit-texts';

interface Props {
  reason: Refusal;
  /** The public address that the person came from. */
  returnTo: string;
  /** Null while the backend fails. */
  model: ApplicationModel | null;
  language: Language;
}

const texts: Record<Refusal, { title: EditKey; text: EditKey; mayTryAgain?: true }> = {
  link: { title: 'editRefusedLinkTitle', text: 'editRefusedLinkText', mayTryAgain: true },
  failed: { title: 'editRefusedFailedTitle', text: 'editRefusedFailedText', mayTryAgain: true },
  role: { title: 'editRefusedRoleTitle', text: 'editRefusedRoleText' },
  off: { title: 'editRefusedOffTitle', text: 'editRefusedOffText' },
};

/** What somebody sees who signs in for editing and does not come in: why, and a way on. */
export function RefusedPage({ reason, returnTo, model, language }: Props) {
  const t = loadEditTexts(language);
  const { title, text, mayTryAgain } = texts[reason];
  const content = (
    <section className={styles.page}>
      <h1>{t[title]}</h1>
      <p>{t[text]}</p>
      {mayTryAgain && <ButtonLink href={loginAddress(returnTo)} title={t.editSignInAgain} />}
      <ButtonLink href={returnTo} title={t.editClosedLink} theme={mayTryAgain && 'outline'} />
    </section>
  );
  if (!model) return <BareFrame language={language}>{content}</BareFrame>;
  return (
    <SiteFrame model={{ ...model, popup: undefined }} language={language} path={null}>
      {content}
    </SiteFrame>
  );
}
