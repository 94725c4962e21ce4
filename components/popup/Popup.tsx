import type { ApplicationModel } from '@/lib/content';
import type { Translate } from '@/lib/i18n/languages';

import { PopupLoader } from './PopupLoader.client';

interface Props {
  popup: ApplicationModel['popup'];
  t: Translate;
}

/** The promo popup of the application model. Without `defaultOpen` it never opens: the site has no button for it. */
export function Popup({ popup, t }: Props) {
  if (!popup?.defaultOpen) return null;
  const { defaultOpen: _always, ...notice } = popup;
  return <PopupLoader {...notice} closeLabel={t('close')} />;
}
