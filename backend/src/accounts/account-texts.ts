import type { PayloadRequest } from 'payload';

const texts = {
  tr: {
    short: 'Parola en az 12 karakter olmalı.',
    long: 'Parola en çok 200 karakter olabilir.',
    common: 'Bu parola çok yaygın ya da kolay tahmin ediliyor. Birkaç ilgisiz sözcük yan yana iyi bir paroladır.',
    own: 'Parola adınızı, e-postanızı ya da şirketin adını içeremez.',
    current_missing: 'Bunun için şimdiki parolanızı yazın.',
    current_wrong: 'Şimdiki parolanız yanlış.',
    one_by_one: 'Parola, e-posta ve yetki her hesapta ayrı ayrı değiştirilir; hesaplar da tek tek silinir.',
    too_often: 'Çok fazla deneme yapıldı. {seconds} saniye sonra yeniden deneyin.',
    busy: 'Şu anda çok fazla giriş denemesi var. Birkaç saniye sonra yeniden deneyin.',
    identity_needed:
      'Bunun için kimliğinizi yeniden doğrulayın: Hesap sayfanızda "Kimliğimi doğrula". On dakika geçerlidir.',
    identity_wrong: 'Parola ya da kod yanlış.',
    second_factor: 'Doğrulama uygulamanızdaki altı haneli kodu ya da bir kurtarma kodunu yazın.',
    second_factor_wrong: 'Kod yanlış ya da süresi dolmuş.',
    second_factor_setup: 'Hesaplar için iki adımlı doğrulama zorunlu. Kodu doğrulama uygulamanıza okutun.',
    setup_over: 'Kurulumun süresi doldu, yeniden başlayın.',
    not_allowed: 'Bunu yapma yetkiniz yok.',
  },
  en: {
    short: 'A password has at least 12 characters.',
    long: 'A password has at most 200 characters.',
    common: 'This password is very common or easy to guess. A few unrelated words make a good one.',
    own: 'A password cannot be made of your name, your e-mail address or the company’s name.',
    current_missing: 'Enter your current password for this.',
    current_wrong: 'Your current password is wrong.',
    one_by_one: 'Passwords, e-mail addresses and roles are changed, and accounts deleted, one at a time.',
    too_often: 'There were too many attempts. Try again in {seconds} seconds.',
    busy: 'There are too many login attempts at the moment. Try again in a few seconds.',
    identity_needed:
      'Confirm who you are for this: “Confirm my identity” on your account page. It is good for ten minutes.',
    identity_wrong: 'The password or the code is wrong.',
    second_factor: 'Enter the six digits of your authenticator app, or a recovery code.',
    second_factor_wrong: 'The code is wrong or has expired.',
    second_factor_setup: 'Accounts need a second step. Scan this code with your authenticator app.',
    setup_over: 'The setup has expired; begin anew.',
    not_allowed: 'You may not do this.',
  },
} as const;

export type AccountText = keyof (typeof texts)['tr'];

/** The text in the language of the request. */
export function accountText(key: AccountText, req: Pick<PayloadRequest, 'i18n'>, seconds = 0): string {
  return texts[req.i18n?.language === 'en' ? 'en' : 'tr'][key].replace('{seconds}', String(seconds));
}
