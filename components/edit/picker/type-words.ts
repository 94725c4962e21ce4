import type { SectionType } from '@/components/sections/definitions';
import type { Language } from '@/lib/i18n/languages';

/** What editors call types of the product besides their names, by language. A new type works without. */
export const typeWords: Readonly<Partial<Record<SectionType, Partial<Record<Language, string>>>>> = {
  about: { tr: 'tanıtım video film şirket biz', en: 'introduction video film company' },
  accordion: { tr: 'sss soru cevap sıkça açılır', en: 'faq questions answers' },
  buttonRow: { tr: 'buton link çağrı yönlendirme', en: 'call to action cta link' },
  clients: { tr: 'müşteri ortak marka referans', en: 'customers partners brands' },
  contactForm: { tr: 'mesaj bize ulaşın telefon adres harita', en: 'message phone address map' },
  counter: { tr: 'rakam istatistik', en: 'numbers statistics' },
  downloads: { tr: 'pdf belge katalog doküman broşür sertifika', en: 'pdf documents brochure certificate' },
  embeddedForm: { tr: 'başvuru teklif anket mesaj', en: 'application quote message' },
  experiences: { tr: 'hizmet uzmanlık', en: 'services expertise' },
  fancyTextBox: { tr: 'kart özellik', en: 'cards features' },
  gallery: { tr: 'resim görsel foto albüm', en: 'images pictures album' },
  hero: { tr: 'slayt slider banner resim görsel giriş', en: 'slide banner image' },
  iconWithText: { tr: 'ikon özellik avantaj', en: 'features benefits' },
  lastPosts: { tr: 'haber blog duyuru', en: 'news blog articles' },
  mainAbout: { tr: 'tanıtım video film şirket resim', en: 'introduction video film company' },
  pageTitle: { tr: 'üst başlık giriş banner', en: 'heading banner' },
  parallax: { tr: 'resim görsel arka plan banner', en: 'image background banner' },
  quotation: { tr: 'müşteri yorumu görüş referans', en: 'testimonial review' },
  siteVisit: { tr: 'etkinlik geri sayım davet takvim', en: 'event countdown invitation' },
  tabList: { tr: 'tab', en: 'tabs' },
  table: { tr: 'çizelge excel', en: 'spreadsheet' },
  team: { tr: 'kişi personel çalışan kadro yönetim', en: 'people staff' },
  textBlock: { tr: 'yazı paragraf açıklama içerik', en: 'paragraph copy' },
};
