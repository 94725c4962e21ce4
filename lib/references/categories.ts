import type { Localized } from '../i18n/languages';
import { type LinkedCategory, linkedCategories, pathOfCategory } from '../routes/category-address';

/** The texts of a category's page. */
interface CategoryTexts {
  title: Localized;
  description: Localized;
  keywords: Localized;
}

/** With English twins; a language without a twin gets the Turkish text. */
const texts = {
  metro: {
    title: { tr: 'Metro Projeleri', en: 'Metro Projects' },
    description: {
      tr: 'Yenikavak–Taşhan, Gülpınar, Dereboyu ve diğer metro işlerimiz: NATM tünelleri, derin istasyon kazıları, tam kapalı su yalıtımı ve aletsel izleme.',
      en: 'Our metro works at Yenikavak–Taşhan, Gülpınar, Dereboyu and elsewhere: NATM tunnels, deep station pits, tanked waterproofing and monitoring.',
    },
    keywords: {
      tr: 'metro projeleri, NATM, istasyon kazısı, tünel su yalıtımı, aletsel izleme',
      en: 'metro projects, NATM, station excavation, tunnel waterproofing, monitoring',
    },
  },
  karayolu_demiryolu: {
    title: { tr: 'Karayolu ve Demiryolu Projeleri', en: 'Road and Railway Projects' },
    description: {
      tr: 'Çamlıboğaz tünelleri, Kayabaşı Viyadüğü, Ortaova yarması ve Söğütlü köprüsü: karayolu ve demiryolunda destek, temel ve güçlendirme işlerimiz.',
      en: 'Çamlıboğaz Tunnels, Kayabaşı Viaduct, Ortaova Cutting and Söğütlü Bridge: support, foundation and strengthening works for roads and railways.',
    },
    keywords: {
      tr: 'karayolu tüneli, viyadük temeli, demiryolu yarması, köprü güçlendirme',
      en: 'road tunnel, viaduct foundation, railway cutting, bridge strengthening',
    },
  },
  baraj: {
    title: { tr: 'Barajlar', en: 'Dams' },
    description: {
      tr: 'Yeldere, Akyazma ve Üçkaya barajlarında perde enjeksiyonu, dolusavak onarımı ve derivasyon tüneli işlerimiz: miktarlar, yöntemler ve ölçülen sonuçlar.',
      en: 'Grout curtain, spillway repair and diversion tunnel works at the Yeldere, Akyazma and Üçkaya dams: quantities, methods and measured results.',
    },
    keywords: {
      tr: 'baraj, perde enjeksiyonu, dolusavak onarımı, derivasyon tüneli, Lugeon',
      en: 'dam, grout curtain, spillway repair, diversion tunnel, Lugeon',
    },
  },
  otel_avm_konut: {
    title: { tr: 'Otel, AVM ve Konut Projeleri', en: 'Hotels, Malls and Housing' },
    description: {
      tr: 'Otel, alışveriş merkezi ve konutlarda derin kazı, temel yalıtımı, heyelan önleme ve zemin iyileştirme işlerimiz: Lodos, Kuzey Meydan, Yamaç ve Bahçeler.',
      en: 'Deep excavation, basement waterproofing, landslide stabilisation and ground improvement for hotels, malls and housing, with measured results.',
    },
    keywords: {
      tr: 'derin kazı, otel, AVM, konut, zemin iyileştirme, heyelan',
      en: 'deep excavation, hotel, shopping centre, housing, ground improvement, landslide',
    },
  },
  endustri: {
    title: { tr: 'Endüstriyel Tesisler', en: 'Industrial Plants' },
    description: {
      tr: 'Üretimi durdurmadan silo, makine ve tank temeli takviyesi: endüstriyel tesislerde mini kazık, kaldırma enjeksiyonu ve zemin iyileştirme işlerimiz.',
      en: 'Underpinning silos, machines and tanks without stopping production: micropiles, lifting injection and ground improvement at industrial plants.',
    },
    keywords: {
      tr: 'endüstriyel tesis, silo temeli, mini kazık, kaldırma enjeksiyonu',
      en: 'industrial plant, silo foundation, micropile, lifting injection',
    },
  },
} as const satisfies Record<LinkedCategory['key'], CategoryTexts>;

/** The categories that have a page of their own. */
export const referenceCategories = linkedCategories.map(({ key, link }) => ({
  key,
  link,
  path: pathOfCategory(link),
  ...texts[key],
}));

/** A category with its exact key, and texts in any language. */
export type ReferenceCategory = Pick<(typeof referenceCategories)[number], 'key' | 'link' | 'path'> & CategoryTexts;

/** The header colour of category pages. */
export const referenceColor = '#3F76A6';

/** The category of an address under `/reference/`; undefined for an unknown one. */
export function referenceCategory(link: string): ReferenceCategory | undefined {
  return referenceCategories.find((category) => category.link === link);
}
