import { noticeLink } from '@/lib/consent/notice-link';
import type { ApplicationModel } from '@/lib/content';
import type { Language } from '@/lib/i18n/languages';

import { ConsentLoader } from './ConsentLoader.client';

interface Props {
  model: Pick<ApplicationModel, 'footer' | 'menu'>;
  language: Language;
}

/** The question of consent. It stands first in the page, so that the keyboard meets it before what it asks about. */
export function Consent({ model, language }: Props) {
  return <ConsentLoader language={language} notice={noticeLink(model)} />;
}
