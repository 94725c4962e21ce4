import type { PayloadRequest } from 'payload';

const messages = {
  tr: {
    required: 'Bu alan zorunlu.',
    key: 'Yalnızca küçük harf, rakam ve tire: ornek-sayfa-1',
    listKey: 'Yalnızca küçük harf, rakam, alt çizgi ve tire: kopru_projeleri',
    noList: 'Böyle bir liste yok: {names}',
    icon: 'Simge adı küçük harf, rakam ve tireden oluşur: shield-check',
    color: 'Geçerli bir renk yazın: #fff, #bf8c4c, rgb(0, 0, 0) ya da rgba(0, 0, 0, .35)',
    hexColor: 'Rengi #1a2b3c biçiminde yazın.',
    colorWhite: 'beyaz yazı',
    fontNotWoff2: 'Bu dosya WOFF2 değil. Yazı tipini WOFF2 biçiminde yükleyin.',
    fontBroken: 'Yazı tipi okunamadı; dosya bozuk olabilir.',
    fontLetters: 'Yazı tipinde şu harfler yok: {names}. Türkçe harfleri olan bir dosya yükleyin.',
    drawingUnsafe:
      'Bu SVG bozuk ya da içinde kod veya dışarıdan yüklenen içerik var. Çizim programından sade SVG olarak kaydedin.',
    colorContrast:
      '{field} rengi, {other} ile okunamaz: karşıtlık {ratio}, en az 4,5 olmalı. En yakın okunan renk: {color}',
    colorContrastOther: '{field} rengi, {other} ile okunamaz: karşıtlık {ratio}, en az 4,5 olmalı. Ötekini değiştirin.',
    length: 'Geçerli bir ölçü yazın: 450px, 20rem, 60vh, 60svh ya da 50%',
    date: 'Tarihi YYYY-AA-GG biçiminde yazın: 2026-11-20',
    link: 'Bağlantı /…, #…, https:, mailto: ya da tel: ile başlamalı.',
    path: 'Adres / ile başlamalı ve site içinde olmalı.',
    html: 'İzin verilmeyen HTML: {names}',
    text: 'Buraya yalnızca metin yazılabilir.',
    movie: 'Film adresi https: ya da / ile başlamalı.',
    language: 'Dil kodu yazın: tr, en',
    languageUnknown: 'Bu dil sitelerde kullanılamıyor. Listeden seçin: tr, en, de, ar…',
    languageTwice: 'Bu dil listede zaten var.',
    languageDefault: 'Türkçe (tr) listeden çıkarılamaz: çevrilmemiş her metin onunla gösterilir.',
    languageGone: 'Bu dil artık sitede sunulmuyor; kaydedilmedi. Dil, Site bilgileri’nden yeniden eklenebilir.',
    duplicateSection: 'Bu bölüm kimliği sayfada zaten var.',
    oneSection: 'Bu seçimde tam olarak bir bölüm olmalı.',
    accountName: 'Ad tek satır olmalı ve en çok 100 karakter olabilir.',
    lastAdmin: 'Son yönetici silinemez ve yetkisi düşürülemez.',
    pageAddress:
      'Sayfanın adresi /page/ ile kısa adından oluşur; yalnızca /, /about ve /contact sayfalarının adresi kısadır.',
    globalWithdrawn: 'Bu parça yayından kaldırılamaz; her sayfada yer alır. Boşaltıp yeniden yayımlayabilirsiniz.',
    noVersion: 'Bu sürüm artık saklanmıyor.',
    redirectFrom:
      'Site içinden, soru işareti içermeyen bir adres yazın: /page/eski-sayfa. Ana sayfa, sitenin kendi adresleri (/ara, /edit, /newsletter…) ve dosyaları yönlendirilemez.',
    redirectTo: 'Site içinden bir adres ya da https:// ile başlayan bir adres yazın.',
    redirectHost:
      'Başka bir siteye yalnızca yönetici yönlendirebilir; sitenin alan adı sunucudaki REDIRECT_HOSTS listesinde olmalı.',
    redirectAdmin: 'Yönlendirme dosyasını yalnızca yönetici içe aktarabilir.',
    redirectTaken: 'Bu adres için zaten bir yönlendirme var.',
    redirectLoop: 'Bu yönlendirme kendisine geri dönüyor: ziyaretçi hiçbir sayfaya ulaşamaz.',
    redirectPage: 'Bu adreste yayında bir sayfa var. Önce sayfayı gizleyin ya da adresini değiştirin.',
    redirectLimit: 'En çok 50.000 yönlendirme olabilir.',
    redirectSignIn: 'Bunun için giriş yapın.',
    redirectTooLarge: 'Dosya çok büyük; en çok 8 MB olabilir.',
    redirectHeader:
      'İlk satırda sütun adları olmalı: from (eski adres), to (yeni adres), permanent (kalıcı), note (not).',
    redirectUnknown:
      'Bilinmeyen sütunlar: {names}. Bilinenler: from (eski adres), to (yeni adres), permanent (kalıcı), note (not). Ötekileri silin.',
    redirectColumns: 'Satır okunamadı: tırnakları ve sütun sayısını denetleyin.',
    redirectPermanent: '“permanent” (kalıcı) sütununa evet ya da hayır yazın.',
    redirectTwice: 'Bu adres dosyada daha önce geçiyor.',
    redirectErrors: 'Dosyada hatalar var; hiçbir satır alınmadı.',
    reusableUsed: 'Bu ortak bölüm sayfalarda kullanılıyor: {names}. Önce o sayfalardan kaldırın ya da bağını koparın.',
    outdatedForm:
      'Siz bu formu açtıktan sonra içerik başka bir yerde kaydedildi. Onun üzerine yazmamak için kaydedilmedi. Yazdıklarınızı kopyalayın, sayfayı yenileyin ve yeniden girin.',
    oneReusable: 'Ortak bölüm tam olarak bir bölümden oluşur.',
    storageAway: 'Dosyaların saklandığı yere şu anda ulaşılamıyor; dosya yüklenmedi. Biraz sonra yeniden deneyin.',
  },
  en: {
    required: 'This field is required.',
    key: 'Lower-case letters, digits and hyphens only: sample-page-1',
    listKey: 'Lower-case letters, digits, underscores and hyphens only: bridge_projects',
    noList: 'There is no such list: {names}',
    icon: 'An icon name has lower-case letters, digits and hyphens: shield-check',
    color: 'Enter a colour: #fff, #bf8c4c, rgb(0, 0, 0) or rgba(0, 0, 0, .35)',
    hexColor: 'Enter the colour as #1a2b3c.',
    colorWhite: 'white text',
    fontNotWoff2: 'The file is not WOFF2. Upload the font as WOFF2.',
    fontBroken: 'The font cannot be read; the file may be broken.',
    fontLetters: 'The font lacks these letters: {names}. Upload a file with the letters of Turkish.',
    drawingUnsafe: 'This SVG is broken, or has script or outside references. Upload a plain drawing.',
    colorContrast:
      '{field} cannot be read with {other}: the contrast is {ratio}, at least 4.5 is needed. The nearest colour that can: {color}',
    colorContrastOther:
      '{field} cannot be read with {other}: the contrast is {ratio}, at least 4.5 is needed. Change the other one.',
    length: 'Enter a length: 450px, 20rem, 60vh, 60svh or 50%',
    date: 'Enter the date as YYYY-MM-DD: 2026-11-20',
    link: 'A link starts with /…, #…, https:, mailto: or tel:.',
    path: 'The address starts with / and stays on the site.',
    html: 'HTML that is not allowed: {names}',
    text: 'This field takes a text.',
    movie: 'A film address starts with https: or /.',
    language: 'Enter a language code: tr, en',
    languageUnknown: 'This is no language that a site can have. Choose one of the list: tr, en, de, ar…',
    languageTwice: 'This language is in the list already.',
    languageDefault: 'Turkish (tr) has to stay in the list: every text without a translation is shown in it.',
    languageGone:
      'The site does not offer this language any more; nothing was saved. Add it again under Site information.',
    duplicateSection: 'Another section of this page has this id.',
    oneSection: 'This choice takes exactly one section.',
    accountName: 'A name is one line of at most 100 characters.',
    lastAdmin: 'The last administrator cannot be deleted or demoted.',
    pageAddress: 'A page’s address is /page/KEY; only those of /, /about and /contact are short.',
    globalWithdrawn: 'This is a part of every page and cannot be withdrawn. Empty it and publish it again instead.',
    noVersion: 'This version is no longer kept.',
    redirectFrom:
      'Enter a path of the site without a query: /page/old-page. The home page, the site’s own routes (/ara, /edit, /newsletter…) and files cannot be redirected.',
    redirectTo: 'Enter a path of the site, or an address that starts with https://.',
    redirectHost:
      'Only an administrator redirects to another site, and its host has to be in the server’s list REDIRECT_HOSTS.',
    redirectAdmin: 'Only an administrator imports a file of redirects.',
    redirectTaken: 'There is a redirect from this address already.',
    redirectLoop: 'This redirect leads back to itself: a visitor would reach no page.',
    redirectPage: 'A published page stands at this address. Hide the page or change its address first.',
    redirectLimit: 'There can be at most 50,000 redirects.',
    redirectSignIn: 'Sign in to do this.',
    redirectTooLarge: 'The file is too large; at most 8 MB.',
    redirectHeader: 'The first line has to name the columns: from, to, permanent, note.',
    redirectUnknown: 'Unknown columns: {names}. Known ones: from, to, permanent, note. Delete the others.',
    redirectColumns: 'The line cannot be read: check its quotes and the number of its columns.',
    redirectPermanent: 'Write yes or no into the column permanent.',
    redirectTwice: 'An earlier line of the file has this address.',
    redirectErrors: 'The file has errors; no line was imported.',
    reusableUsed: 'Pages use this reusable section: {names}. Remove it from them, or detach it there, first.',
    outdatedForm:
      'The content was saved elsewhere after you had opened this form. To keep that, nothing was saved. Copy what you wrote, reload the page and enter it again.',
    oneReusable: 'A reusable section is exactly one section.',
    storageAway: 'The place where files are stored cannot be reached; nothing was uploaded. Try again a little later.',
  },
} as const;

export type MessageKey = keyof (typeof messages)['tr'] & keyof (typeof messages)['en'];

/** The editor's own language, not the one of the edited content. */
export function message(key: MessageKey, req: Pick<PayloadRequest, 'i18n'>): string {
  return messages[req.i18n?.language === 'en' ? 'en' : 'tr'][key];
}
