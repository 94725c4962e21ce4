import { ownTexts, type Language, type ShippedTexts } from '../../languages';

const texts = {
  tr: {
    bad_request: 'İstek okunamadı.',
    conflict: 'Bu içerik siz düzenlerken başkası tarafından değiştirildi.',
    copy_gone: 'Kopyalanan bölüm artık bulunamıyor. Yeniden kopyalayın.',
    file_linked:
      'Bu dosyanın adresine bağlantılar var; dosya değişirse boşa çıkarlar. Yeni dosyayı kitaplığa ayrıca yükleyin ve bağlantıları ona çevirin.',
    forbidden: 'Bu işlem için yetkiniz yok.',
    internal: 'Beklenmeyen bir hata oluştu.',
    language_gone: 'Bu dil artık sitede sunulmuyor; yazdıklarınız kaydedilmedi.',
    moved: 'Bu sayfanın adresi değişti.',
    no_site: 'Site adresi (SITE_URL) ayarlanmamış.',
    not_fit: 'Sayfada yayımlamayı engelleyen sorunlar var. Yayımlamayı deneyince alanlarda gösterilir.',
    not_found: 'Bulunamadı.',
    reusable_used: 'Bu ortak bölüm sayfalarda kullanılıyor. Önce o sayfalardan kaldırın ya da bağını koparın.',
    session_expired: 'Düzenleme oturumunuz sona erdi. Lütfen yeniden giriş yapın.',
    storage_away: 'Dosyaların saklandığı yere şu anda ulaşılamıyor; dosya yüklenmedi. Biraz sonra yeniden deneyin.',
    too_large: 'Gönderilen veri çok büyük.',
    too_many_requests: 'Kısa sürede çok fazla istek gönderdiniz. Biraz sonra yeniden deneyin.',
    validation: 'Lütfen işaretli alanları düzeltin.',
    written_since: 'Bu bölüme sonradan yazı eklendi; silinmedi.',
    not_allowed: 'İzin verilmeyen HTML: {names}',
  },
  en: {
    bad_request: 'The request could not be read.',
    conflict: 'Somebody else has changed this content while you were editing it.',
    copy_gone: 'The copied section cannot be found any more. Copy it again.',
    file_linked:
      'There are links to the address of this file, and they would lead nowhere. Upload the new file to the library as another one, and set the links to it.',
    forbidden: 'You may not do this.',
    internal: 'An unexpected error occurred.',
    language_gone: 'The site does not offer this language any more; what you wrote was not saved.',
    moved: 'This page has a new address.',
    no_site: 'The address of the site (SITE_URL) is not set.',
    not_fit: 'Problems of the page keep it from being published. Try to publish it to see them at their fields.',
    not_found: 'Not found.',
    reusable_used: 'Pages use this reusable section. Remove it from them, or detach it there, first.',
    session_expired: 'Your editing session has ended. Please sign in again.',
    storage_away: 'The place where files are stored cannot be reached; nothing was uploaded. Try again a little later.',
    too_large: 'What was sent is too large.',
    too_many_requests: 'You have sent too many requests in a short time. Try again a little later.',
    validation: 'Please correct the marked fields.',
    written_since: 'Somebody has written in this section since; it was not deleted.',
    not_allowed: 'HTML that is not allowed: {names}',
  },
  de: {
    bad_request: 'Die Anfrage konnte nicht gelesen werden.',
    conflict: 'Jemand anders hat diesen Inhalt geändert, während Sie ihn bearbeitet haben.',
    copy_gone: 'Der kopierte Abschnitt ist nicht mehr zu finden. Kopieren Sie ihn noch einmal.',
    file_linked:
      'Auf die Adresse dieser Datei führen Links, die dann ins Leere gingen. Laden Sie die neue Datei zusätzlich in die Mediathek, und setzen Sie die Links auf sie.',
    forbidden: 'Dazu sind Sie nicht berechtigt.',
    internal: 'Ein unerwarteter Fehler ist aufgetreten.',
    language_gone:
      'Die Website bietet diese Sprache nicht mehr an; was Sie geschrieben haben, wurde nicht gespeichert.',
    moved: 'Diese Seite hat eine neue Adresse.',
    no_site: 'Die Adresse der Website (SITE_URL) ist nicht festgelegt.',
    not_fit:
      'Die Seite hat Fehler und kann so nicht veröffentlicht werden. Beim Veröffentlichen stehen sie an den Feldern.',
    not_found: 'Nicht gefunden.',
    reusable_used:
      'Seiten verwenden diesen gemeinsamen Abschnitt. Entfernen Sie ihn dort, oder lösen Sie ihn dort zuerst.',
    session_expired: 'Ihre Bearbeitungssitzung ist beendet. Bitte melden Sie sich noch einmal an.',
    storage_away:
      'Der Speicherort der Dateien ist nicht erreichbar; es wurde nichts hochgeladen. Versuchen Sie es etwas später noch einmal.',
    too_large: 'Die gesendeten Daten sind zu groß.',
    too_many_requests: 'Sie haben in kurzer Zeit zu viel gesendet. Versuchen Sie es etwas später erneut.',
    validation: 'Bitte berichtigen Sie die markierten Felder.',
    written_since: 'In diesem Abschnitt wurde seitdem geschrieben; er wurde nicht gelöscht.',
    not_allowed: 'Unzulässiges HTML: {names}',
  },
} as const satisfies ShippedTexts<Record<string, string>>;

type TextKey = keyof (typeof texts)['tr'];
export type EditErrorCode = Exclude<TextKey, 'not_allowed' | 'not_fit'>;

/** Whether a text is the code of a refusal. */
export const isEditErrorCode = (code: string): code is EditErrorCode =>
  Object.hasOwn(texts.tr, code) && code !== 'not_allowed' && code !== 'not_fit';

export function editText(key: TextKey, language: Language, values: Record<string, string> = {}): string {
  return ownTexts<Record<TextKey, string>>(texts, language)[key].replace(
    /\{(\w+)\}/g,
    (_all, name: string) => values[name] ?? '',
  );
}
