import { ownTexts, type Language, type OwnTexts } from '../../languages';
import type { PageProblem, PageProblemCode } from './page-problem';

/** The texts for editors in the admin; the site has texts of its own for the same codes. */
const texts: OwnTexts<Record<PageProblemCode, string>> = {
  tr: {
    alt_missing: 'Görselin alternatif metni yok: {detail}',
    link_broken: 'Bağlantı bir yere çıkmıyor: {detail}',
    link_unpublished: 'Bağlantının gittiği sayfa henüz yayında değil: {detail}',
    required_missing: 'Bu alan zorunlu.',
    translation_missing: 'Çevirisi yok.',
    heading_order: 'Başlık sırası bozuk: {detail}',
    image_too_large: 'Görsel çok büyük: {detail}',
    description_missing: 'Açıklama yok.',
    title_too_long: 'Arama sonuçlarına sığmaz: site adıyla {detail} karakter.',
  },
  en: {
    alt_missing: 'The picture has no alternative text: {detail}',
    link_broken: 'The link leads nowhere: {detail}',
    link_unpublished: 'The page of this link is not published yet: {detail}',
    required_missing: 'This field is required.',
    translation_missing: 'There is no translation.',
    heading_order: 'A heading skips a level: {detail}',
    image_too_large: 'The picture is too large: {detail}',
    description_missing: 'There is no description.',
    title_too_long: 'Too long for search results: {detail} characters with the site’s name.',
  },
};

export function problemText({ code, detail }: PageProblem, language: Language): string {
  return ownTexts(texts, language)[code].replace('{detail}', () => detail ?? '');
}
