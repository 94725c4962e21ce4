const tr = {
  waiting: 'Bekleyenler',
  nothing: 'Bekleyen bir iş yok.',
  drafts: 'Yayımlanmamış değişiklik',
  draftsCount: '{count} kayıt',
  reusable: 'ortak bölüm',
  settings: 'Her sayfada görünenlerde yayımlanmamış değişiklik',
  requests: 'Yayın istekleri',
  requestsCount: '{count} istek',
  returned: 'Geri gönderildi: {answer}',
  messages: 'Okunmamış mesaj',
  messagesCount: '{count} mesaj',
  calendar: 'Yayın takvimi',
  noCalendar: 'Planlanmış bir yayın yok.',
  notDone: 'Son haftada uygulanamayan planlar',
  publish: 'Yayına girer',
  unpublish: 'Yayından kalkar',
  changed: 'Son değişiklikler',
  allPages: 'Tüm sayfalar',
  newPage: 'Yeni sayfa',
  openSite: 'Sitede düzenle',
};

const en: typeof tr = {
  waiting: 'Waiting',
  nothing: 'Nothing waits.',
  drafts: 'Changes that are not published',
  draftsCount: '{count} records',
  reusable: 'reusable section',
  settings: 'Settings that are not published',
  requests: 'Publication requests',
  requestsCount: '{count} requests',
  returned: 'Returned: {answer}',
  messages: 'Unread messages',
  messagesCount: '{count} messages',
  calendar: 'Calendar of publications',
  noCalendar: 'No publication is scheduled.',
  notDone: 'Plans of the last week that were not carried out',
  publish: 'Goes public',
  unpublish: 'Is withdrawn',
  changed: 'Last changes',
  allPages: 'All pages',
  newPage: 'New page',
  openSite: 'Edit on the site',
};

export type OverviewTexts = typeof tr;

export const overviewTexts = (language: string): OverviewTexts => (language === 'en' ? en : tr);
