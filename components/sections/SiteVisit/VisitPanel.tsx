import { type ReactNode, useRef } from 'react';

import { writeDraft, readDraft } from '@/components/forms/contact/draft';
import { ButtonFace, buttonClass } from '@/components/ui/ButtonFace';
import { CountdownView, type CountdownViewProps } from '@/components/ui/CountdownView';
import { Quantity } from '@/components/ui/Quantity.client';
import { emptyValues } from '@/lib/forms/contact-values';

import styles from './VisitPanel.module.scss';
import { withVisit } from './with-visit';

interface Props {
  countdown?: CountdownViewProps;
  /** The address of the contact page. */
  href: string;
  linkTitle: string;
  guests: { quantity: string; decrease: string; increase: string };
  /** Subject and text of the message, with a `{count}`. */
  subject: string;
  message: string;
  children: ReactNode;
}

/** The text of the day beside its countdown, and the link to the contact form, which gets the number of guests. */
export function VisitPanel({ countdown, href, linkTitle, guests, subject, message, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);

  const prepareMessage = () => {
    const count = panel.current?.querySelector<HTMLInputElement>('input[name=guests]')?.value ?? '';
    const values = { ...emptyValues, ...readDraft()?.values };
    writeDraft({ ...values, subject, message: withVisit(values.message, message, count) });
  };

  return (
    <div className={styles.visit}>
      <div>{children}</div>
      <div ref={panel} className={styles.panel}>
        {countdown && <CountdownView {...countdown} />}
        <div className={styles.guests}>
          <p aria-hidden="true">{guests.quantity}</p>
          <Quantity initial={1} name="guests" labels={guests} />
        </div>
        <a className={buttonClass({ title: linkTitle })} href={href} onClick={prepareMessage}>
          <ButtonFace title={linkTitle} />
        </a>
      </div>
    </div>
  );
}
