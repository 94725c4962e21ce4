import type { ReactNode } from 'react';

import type { Language } from '@/lib/i18n/languages';
import { phoneHref, phoneText } from '@/lib/i18n/phone';

interface Props {
  /** As the content has it. */
  phone: string;
  language: Language;
  className?: string;
  icon?: ReactNode;
}

/** A link that dials a phone number, written by the rules of the language. */
export function PhoneLink({ phone, language, className, icon }: Props) {
  return (
    <a className={className} href={phoneHref(phone)}>
      {icon}
      {phoneText(phone, language)}
    </a>
  );
}
