import { ownTexts, type Language, type ShippedTexts } from '../../languages';
import type { PageProblem, PageProblemCode } from './page-problem';

/** The texts for editors in the admin; the site has texts of its own for the same codes. */
const texts: ShippedTexts<Record<PageProblemCode, string>> = {
  tr: {
    alt_missing: 'Görselin alternatif metni yok: {detail}',
    link_broken: 'Bağlantı bir yere çıkmıyor: {detail}',
    link_unpublished: 'Bağlantının gittiği sayfa henüz yayında değil: {detail}',
    required_missing: 'Bu alan zorunlu.',
    translation_missing: 'Çevirisi yok.',
    heading_order: 'Başlık düzeyi atlanmış: {detail}',
    image_too_large: 'Görsel çok büyük: {detail}',
    description_missing: 'Açıklama yok.',
    title_too_long: 'Arama sonuçlarına sığmaz: site adıyla {detail} karakter.',
    section_empty: 'Bölüm boş: ziyaretçi boş bir şerit görür.',
    body_missing: 'Bölümde başlıktan başka bir şey yok.',
    heading_missing: 'Bölümün başlığı yok.',
    placeholder_text: 'Bu yazı yeni bölümle geldi. Yerine kendi yazınızı yazın.',
    button_unwritten: 'Düğmenin yazısını ve adresini kimse yazmadı: {detail}',
    translation_outdated: 'Türkçesi değişti, çevirisi eski kaldı.',
    reusable_gone: 'Bu ortak bölüm artık yok. Bölümü sayfadan silin.',
    reusable_draft: 'Bu ortak bölüm henüz yayında değil.',
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
    section_empty: 'The section is empty: visitors see an empty band.',
    body_missing: 'The section has nothing but a heading.',
    heading_missing: 'The section has no heading.',
    placeholder_text: 'This text came with the new section. Write your own.',
    button_unwritten: 'Nobody wrote the text and the address of this button: {detail}',
    translation_outdated: 'The Turkish text has changed, the translation has not.',
    reusable_gone: 'This reusable section does not exist any more. Delete it from the page.',
    reusable_draft: 'This reusable section is not published yet.',
  },
  de: {
    alt_missing: 'Das Bild hat keinen Alternativtext: {detail}',
    link_broken: 'Der Link führt ins Leere: {detail}',
    link_unpublished: 'Die Seite, auf die der Link führt, ist noch nicht veröffentlicht: {detail}',
    required_missing: 'Dieses Feld muss ausgefüllt werden.',
    translation_missing: 'Nicht übersetzt.',
    heading_order: 'Eine Überschriftenebene wird übersprungen: {detail}',
    image_too_large: 'Das Bild ist zu groß: {detail}',
    description_missing: 'Die Beschreibung fehlt.',
    title_too_long: 'Zu lang für Suchergebnisse: {detail} Zeichen mit dem Namen der Website.',
    section_empty: 'Der Abschnitt ist leer: Besucher sehen einen leeren Streifen.',
    body_missing: 'Der Abschnitt hat außer einer Überschrift keinen Inhalt.',
    heading_missing: 'Der Abschnitt hat keine Überschrift.',
    placeholder_text: 'Dieser Text kam mit dem neuen Abschnitt. Schreiben Sie einen eigenen.',
    button_unwritten: 'Text und Adresse dieses Knopfs hat niemand geschrieben: {detail}',
    translation_outdated: 'Der türkische Text wurde geändert, die Übersetzung nicht.',
    reusable_gone: 'Diesen gemeinsamen Abschnitt gibt es nicht mehr. Löschen Sie ihn von der Seite.',
    reusable_draft: 'Dieser gemeinsame Abschnitt ist noch nicht veröffentlicht.',
  },
};

export const isProblemCode = (code: string): code is PageProblemCode => Object.hasOwn(texts.tr, code);

export function problemText({ code, detail }: Pick<PageProblem, 'code' | 'detail'>, language: Language): string {
  return ownTexts(texts, language)[code].replace('{detail}', () => detail ?? '');
}
