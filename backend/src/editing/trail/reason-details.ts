import type { Language } from '../../languages';

/** What the code says about a refusal, in Turkish. A name stands where the braces are. */
const details: Readonly<Record<string, string>> = {
  '{} is missing': 'İstekte eksik alan: {}.',
  '{} is too long': 'İstekteki alan çok uzun: {}.',
  'limit is not between 1 and {}': 'İstenen sayı 1 ile {} arasında değil.',
  '{} is no object': 'İstekteki alan okunamadı: {}.',
  'a copied section has a page, a revision and an id': 'Yapıştırılan bölümün nereden kopyalandığı belirtilmemiş.',
  'a page begins in Turkish': 'Yeni sayfa yalnızca Türkçe açılabilir.',
  'a reusable section is one section, and stays it': 'Ortak bölüm tek bir bölümdür; ona bölüm eklenemez.',
  'a section cannot follow itself': 'Bölüm kendisinin ardına taşınamaz.',
  'a section of this type cannot be reusable': 'Bu türdeki bölüm ortak bölüm yapılamaz.',
  'a section stays in its part of the page': 'Bölüm, sayfada bulunduğu alanın dışına taşınamaz.',
  'action is unknown': 'Bilinmeyen işlem.',
  'broken multipart': 'Gönderilen dosya yarım geldi.',
  'focal is no point': 'Odak noktası okunamadı.',
  'it was public already': 'Yayımlanacak bir şey yoktu: yayında olan daha yeni ya da aynıydı.',
  'it is a reusable section already': 'Bu zaten ortak bir bölüm.',
  'it is not in the bin': 'Çöp kutusunda yok.',
  'no multipart': 'Dosya beklenen biçimde gönderilmedi.',
  'no page is named': 'Hangi sayfa olduğu belirtilmemiş.',
  'no region': 'Kırpılacak alan okunamadı.',
  'no token': 'Oturum bilgisi gönderilmedi.',
  'no version of this page has a section {}': 'Sayfanın hiçbir sürümünde {} bölümü yok.',
  'not signed by the site': 'İsteği site imzalamamış.',
  'nothing is scheduled as {} there': 'Burada {} numaralı bir planlama yok.',
  // Until November 2026.
  'nothing is scheduled as {} for this page': 'Bu sayfa için {} numaralı bir planlama yok.',
  'only administrators may do this': 'Bunu yalnızca yöneticiler yapabilir.',
  'only administrators may schedule': 'Yalnızca yöneticiler planlayabilir.',
  'page is no number': 'Sayfa numarası okunamadı.',
  'published as it was planned, the later changes are a draft':
    'Planlandığı hâliyle yayımlandı; sonraki değişiklikler taslakta.',
  'stale revision': 'Kaydedilmek istenen, eski hâline göre yazılmıştı.',
  'the account {} has no role': '{} numaralı hesabın yetkisi yok.',
  'the account {} no longer exists': '{} numaralı hesap artık yok.',
  'the code is unknown, used, expired, or of another browser':
    'Giriş kodu bilinmiyor, kullanılmış, süresi dolmuş ya da başka bir tarayıcıya ait.',
  'the edit mode was left': 'Düzenleme modundan çıkılmıştı.',
  'the file is public': 'Dosya yayında; onu yalnızca yöneticiler değiştirir.',
  'the file is public, or will be':
    'Dosya yayında, planlı ya da yayındayken silinmiş bir sayfada; onu yalnızca yöneticiler değiştirir.',
  'the page {} has a new address': 'Sayfanın adresi değişti: {}.',
  'the page has no version {}': 'Sayfanın {} numaralı sürümü yok.',
  'the page of the section is deleted': 'Bölümün sayfası silinmiş.',
  'the page of the token is gone': 'Bağlantının gösterdiği sayfa artık yok.',
  'the page {} no longer exists': '{} numaralı sayfa artık yok.',
  'the pages with an address of their own stay': 'Kendine ait adresi olan sayfalar silinemez.',
  'the part has no version {}': 'Bu parçanın {} numaralı sürümü yok.',
  'the planned version is not kept any more': 'Planlanan sürüm artık saklanmıyor; yeniden planlayın.',
  'the request is somebody else’s': 'Yayın isteği başkasının.',
  'the section {} is not a reusable one': '{} bölümü ortak bölüm değil.',
  'the session of the admin that it began in has ended': 'Açıldığı yönetim paneli oturumu sona ermiş.',
  'the token is forged or expired': 'Oturum bilgisi geçersiz ya da süresi dolmuş.',
  'the version that was copied from is not kept any more': 'Kopyalanan sürüm artık saklanmıyor.',
  'there is no page {}': 'Böyle bir sayfa yok: {}.',
  'there is no part {}': 'Sitede böyle bir parça yok: {}.',
  'there is no section {} on this page': 'Bu sayfada {} bölümü yok.',
  'there is no such file': 'Böyle bir dosya yok.',
  'there is no such page': 'Böyle bir sayfa yok.',
  'there is no such reusable section': 'Böyle bir ortak bölüm yok.',
  'there is no such section on this page': 'Bu sayfada böyle bir bölüm yok.',
  'there is no such thread': 'Böyle bir yorum yok.',
  'there is nothing to publish': 'Yayımlanacak bir değişiklik yok.',
  'title is missing': 'Başlık gönderilmemiş.',
  'unknown change of sections': 'Bölümler üzerinde bilinmeyen bir işlem.',
  'unknown language': 'Bilinmeyen dil.',
  'unknown type of section': 'Bilinmeyen bölüm türü.',
  'whoever scheduled it is no administrator any more': 'Planlayan hesap artık yönetici değil.',
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patterns = Object.entries(details)
  // A text without a name in it is meant rather than one with it.
  .sort(([a], [b]) => Number(a.includes('{}')) - Number(b.includes('{}')))
  .map(([english, turkish]) => {
    const [before = '', after] = english.split('{}');
    const name = after === undefined ? '' : `(.*)${escaped(after)}`;
    return { pattern: new RegExp(`^${escaped(before)}${name}$`, 's'), turkish };
  });

/** A sentence for what the code says about a refusal; undefined for other texts, such as the names of pages. */
export function detailText(reason: string, language: Language): string | undefined {
  for (const { pattern, turkish } of patterns) {
    const found = pattern.exec(reason);
    if (!found) continue;
    if (language === 'tr') return turkish.replace('{}', () => found[1] ?? '');
    return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
  }
  return undefined;
}
