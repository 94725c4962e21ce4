import { ownTexts, type Language, type ShippedTexts } from '../../languages';

const texts = {
  tr: {
    bad_request: 'İstek okunamadı.',
    body_too_large: 'Gönderilen veri çok büyük.',
    captcha_expired: 'Doğrulamanın süresi doldu. Lütfen yeniden doğrulayın.',
    captcha_invalid: 'Doğrulama geçersiz. Lütfen yeniden doğrulayın.',
    captcha_used: 'Bu doğrulama daha önce kullanıldı. Lütfen yeniden doğrulayın.',
    file_empty: 'Dosya boş.',
    file_too_large: 'Dosya çok büyük.',
    file_type: 'Bu dosya türü kabul edilmiyor.',
    file_unknown: 'Eklenen dosya bulunamadı. Lütfen yeniden yükleyin.',
    forbidden: 'Bu işlem için yetkiniz yok.',
    internal: 'Beklenmeyen bir hata oluştu.',
    not_found: 'Bulunamadı.',
    storage_away: 'Dosya şu anda kaydedilemiyor. Lütfen biraz sonra yeniden deneyin.',
    token_expired: 'Bağlantının süresi doldu. Lütfen yeniden abone olun.',
    token_invalid: 'Bağlantı geçersiz.',
    too_many_requests: 'Çok fazla istek gönderildi. Lütfen biraz sonra yeniden deneyin.',
    validation: 'Lütfen işaretli alanları düzeltin.',
  },
  en: {
    bad_request: 'The request could not be read.',
    body_too_large: 'What was sent is too large.',
    captcha_expired: 'The verification has expired. Please verify again.',
    captcha_invalid: 'The verification is not valid. Please verify again.',
    captcha_used: 'This verification was used before. Please verify again.',
    file_empty: 'The file is empty.',
    file_too_large: 'The file is too large.',
    file_type: 'This kind of file is not accepted.',
    file_unknown: 'The attached file was not found. Please upload it again.',
    forbidden: 'You may not do this.',
    internal: 'An unexpected error occurred.',
    not_found: 'Not found.',
    storage_away: 'The file cannot be stored at the moment. Please try again a little later.',
    token_expired: 'The link has expired. Please subscribe again.',
    token_invalid: 'The link is not valid.',
    too_many_requests: 'Too many requests. Please try again a little later.',
    validation: 'Please correct the marked fields.',
  },
  de: {
    bad_request: 'Die Anfrage konnte nicht gelesen werden.',
    body_too_large: 'Die gesendeten Daten sind zu groß.',
    captcha_expired: 'Die Sicherheitsprüfung ist abgelaufen. Bitte wiederholen Sie sie.',
    captcha_invalid: 'Die Sicherheitsprüfung ist ungültig. Bitte wiederholen Sie sie.',
    captcha_used: 'Diese Sicherheitsprüfung wurde schon verwendet. Bitte wiederholen Sie sie.',
    file_empty: 'Die Datei ist leer.',
    file_too_large: 'Die Datei ist zu groß.',
    file_type: 'Dateien dieser Art werden nicht angenommen.',
    file_unknown: 'Die angehängte Datei wurde nicht gefunden. Bitte laden Sie sie noch einmal hoch.',
    forbidden: 'Dazu sind Sie nicht berechtigt.',
    internal: 'Ein unerwarteter Fehler ist aufgetreten.',
    not_found: 'Nicht gefunden.',
    storage_away: 'Die Datei kann zurzeit nicht gespeichert werden. Bitte versuchen Sie es etwas später noch einmal.',
    token_expired: 'Der Link ist abgelaufen. Bitte melden Sie sich noch einmal an.',
    token_invalid: 'Der Link ist ungültig.',
    too_many_requests: 'Zu viele Anfragen. Bitte versuchen Sie es etwas später noch einmal.',
    validation: 'Bitte berichtigen Sie die markierten Felder.',
  },
} as const satisfies ShippedTexts<Record<string, string>>;

export type FormErrorCode = keyof (typeof texts)['tr'];

export function errorText(code: FormErrorCode, language: Language): string {
  return ownTexts<Record<FormErrorCode, string>>(texts, language)[code];
}
