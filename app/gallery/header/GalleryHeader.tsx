import { TopBar } from '@/components/layout/TopBar';
import type { PanelVariant } from '@/components/layout/header/HeaderPanel.client';
import { SiteHeader } from '@/components/layout/header/SiteHeader';
import { normalizeApplicationModel } from '@/lib/content/normalize-application-model';
import { parseContext } from '@/lib/content/parse-context';
import { translator } from '@/lib/i18n/languages';

interface Props {
  menu: unknown;
  path: string;
  variant?: PanelVariant;
  /** The name of a company that has no logo. */
  name?: string;
  languages?: readonly string[];
}

const siteInfo = {
  title: 'Örnek Mühendislik',
  subTitle: 'Geoteknik · Tünel · Su yalıtımı',
  phone: '+90 312 000 19 87',
  adress: 'Köprübaşı Mah. Kemer Cad. No: 87, Çankaya/Ankara',
};

/** Top bar and header from an application model as a backend would send it. */
export function GalleryHeader({ menu, path, variant, name, languages = ['tr', 'en'] }: Props) {
  const t = translator('tr');
  const sent = name ? { siteInfo: { ...siteInfo, title: name } } : { siteInfo, isDemo: true };
  const model = normalizeApplicationModel(
    { menu, languages: languages.map((code) => ({ code })), ...sent },
    'tr',
    parseContext('tr'),
  );
  if (!model) throw new Error('the gallery’s application model is invalid');
  return (
    <>
      <TopBar siteInfo={model.siteInfo} language="tr" t={t} />
      <SiteHeader model={model} language="tr" path={path} variant={variant} t={t} />
    </>
  );
}
