import { noticeLink } from '@/lib/consent/notice-link';
import type { ApplicationModel } from '@/lib/content';
import type { Language } from '@/lib/i18n/languages';

import { ConsentLoader } from './ConsentLoader.client';

interface Props {
  model: Pick<ApplicationModel, 'footer' | 'menu'>;
  language: Language;
}

/** The question of consent. It is first in the document, so that the Tab key reaches it before the content. */
export function Consent({ model, language }: Props) {
  return <ConsentLoader language={language} notice={noticeLink(model)} />;
}
