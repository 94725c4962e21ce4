/** The actions in the trail. Editing calls have their own names, changes in the admin have verbs. */
export const trailActions = {
  create: { tr: 'Oluşturuldu', en: 'Created' },
  update: { tr: 'Değiştirildi', en: 'Changed' },
  saveDraft: { tr: 'Taslak kaydedildi', en: 'Draft saved' },
  publish: { tr: 'Yayınlandı', en: 'Published' },
  unpublish: { tr: 'Yayından kaldırıldı', en: 'Unpublished' },
  delete: { tr: 'Silindi', en: 'Deleted' },
  restore: { tr: 'Çöp kutusundan geri getirildi', en: 'Restored from the bin' },
  purge: { tr: 'Kalıcı olarak silindi', en: 'Deleted for good' },
  import: { tr: 'İçe aktarıldı', en: 'Imported' },
  schedule: { tr: 'Zamanlandı', en: 'Scheduled' },
  unschedule: { tr: 'Zamanlama iptal edildi', en: 'Schedule cancelled' },
  scheduledPublish: { tr: 'Zamanlanmış yayın', en: 'Scheduled publication' },
  scheduledUnpublish: { tr: 'Zamanlanmış yayından kaldırma', en: 'Scheduled withdrawal' },
  EditHandOver: { tr: 'Düzenleme moduna geçiş', en: 'Way into the edit mode' },
  ExchangeHandOver: { tr: 'Düzenleme oturumu', en: 'Editing session' },
  EditPage: { tr: 'Sayfa düzenlemeye açıldı', en: 'Page opened for editing' },
  SaveSection: { tr: 'Bölüm kaydedildi', en: 'Section saved' },
  ChangeSections: { tr: 'Bölümler değiştirildi', en: 'Sections changed' },
  SavePage: { tr: 'Sayfa bilgileri kaydedildi', en: 'Page details saved' },
  CreatePage: { tr: 'Sayfa oluşturuldu', en: 'Page created' },
  PublishPage: { tr: 'Sayfa yayınlandı', en: 'Page published' },
  UnpublishPage: { tr: 'Sayfa yayından kaldırıldı', en: 'Page unpublished' },
  SchedulePage: { tr: 'Yayın zamanlandı', en: 'Publication scheduled' },
  UnschedulePage: { tr: 'Yayın zamanlaması iptal edildi', en: 'Publication schedule cancelled' },
  CheckPage: { tr: 'Yayın denetimi', en: 'Check before publication' },
  PageVersions: { tr: 'Sürüm listesi', en: 'List of versions' },
  PageVersion: { tr: 'Sürüm', en: 'Version' },
  RestoreVersion: { tr: 'Sürüm geri getirildi', en: 'Version restored' },
  PreviewLink: { tr: 'Önizleme bağlantısı oluşturuldu', en: 'Preview link made' },
  PreviewPage: { tr: 'Önizleme', en: 'Preview' },
  ConfirmTranslation: { tr: 'Çeviri güncel sayıldı', en: 'Translation confirmed' },
  EditTranslations: { tr: 'Çevirilerin durumu', en: 'State of the translations' },
  EditParts: { tr: 'Ortak bölümler düzenlemeye açıldı', en: 'Parts of every page opened for editing' },
  SavePart: { tr: 'Ortak bölüm kaydedildi', en: 'Part of every page saved' },
  PublishPart: { tr: 'Ortak bölüm yayınlandı', en: 'Part of every page published' },
  PartVersions: { tr: 'Ortak bölümün sürümleri', en: 'Versions of a part of every page' },
  RestorePart: { tr: 'Ortak bölümün sürümü geri getirildi', en: 'Part of every page restored' },
  LinksToPage: { tr: 'Sayfaya verilen bağlantılar', en: 'Links to a page' },
  DeletePage: { tr: 'Sayfa silindi', en: 'Page deleted' },
  Bin: { tr: 'Çöp kutusu', en: 'Bin' },
  RestoreDeleted: { tr: 'Çöp kutusundan geri getirildi', en: 'Restored from the bin' },
  EditMedia: { tr: 'Görsel kütüphanesi', en: 'Media library' },
  EditPages: { tr: 'Sayfa listesi', en: 'List of pages' },
  EditHeartbeat: { tr: 'Sayfa açık bildirimi', en: 'Page open in a browser' },
} as const;

export type TrailAction = keyof typeof trailActions;

/** The part that was changed: a collection, a global, or the editing session itself. */
export const trailAreas = {
  pages: { tr: 'Sayfalar', en: 'Pages' },
  categories: { tr: 'Listeler ve kategoriler', en: 'Lists and categories' },
  media: { tr: 'Dosyalar', en: 'Media' },
  redirects: { tr: 'Yönlendirmeler', en: 'Redirects' },
  users: { tr: 'Kullanıcılar', en: 'Users' },
  navigation: { tr: 'Menü', en: 'Menu' },
  footer: { tr: 'Alt bilgi', en: 'Footer' },
  social: { tr: 'Sosyal hesaplar', en: 'Social accounts' },
  'site-info': { tr: 'Site bilgileri', en: 'Site information' },
  popup: { tr: 'Duyuru penceresi', en: 'Promo popup' },
  brand: { tr: 'Marka', en: 'Brand' },
  session: { tr: 'Oturum', en: 'Session' },
} as const;

export type TrailArea = keyof typeof trailAreas;

export const isTrailArea = (slug: string): slug is TrailArea => Object.hasOwn(trailAreas, slug);
