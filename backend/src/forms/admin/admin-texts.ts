const texts = {
  tr: {
    answer: 'E-posta ile yanıtla',
    answerHint: 'E-posta programınız açılır, mesaj yanıtlandı olarak işaretlenir.',
    markSpam: 'İstenmeyen olarak işaretle',
    archive: 'Arşivle',
    download: 'Dosyayı indir',
    downloadHint: 'Dosya bir ziyaretçiden geldi; açmadan önce güvenlik taramasından geçirin.',
    exportAll: 'CSV olarak indir',
    personTitle: 'Kişisel veri (KVKK)',
    personHint: 'Bir e-posta adresiyle tutulan bütün mesajları, dosyaları ve aboneliği dışa aktarın ya da silin.',
    email: 'E-posta adresi',
    exportJson: 'JSON olarak indir',
    exportCsv: 'CSV olarak indir',
    delete: 'Tümünü sil',
    deleteConfirm: '{email} adresine ait bütün mesajlar, dosyalar ve abonelik kalıcı olarak silinecek. Emin misiniz?',
    deleted: '{messages} mesaj ve {newsletter} abonelik silindi.',
    failed: 'İşlem yapılamadı: {reason}',
  },
  en: {
    answer: 'Answer by e-mail',
    answerHint: 'Opens your mail program and marks the message as answered.',
    markSpam: 'Mark as spam',
    archive: 'Archive',
    download: 'Download the file',
    downloadHint: 'The file comes from a visitor; scan it before you open it.',
    exportAll: 'Export as CSV',
    personTitle: 'Personal data (KVKK)',
    personHint: 'Export or delete all messages, files and the subscription kept under an e-mail address.',
    email: 'E-mail address',
    exportJson: 'Download JSON',
    exportCsv: 'Download CSV',
    delete: 'Delete all',
    deleteConfirm: 'All messages, files and the subscription of {email} will be deleted for good. Are you sure?',
    deleted: '{messages} messages and {newsletter} subscriptions deleted.',
    failed: 'That did not work: {reason}',
  },
} as const;

type Key = keyof (typeof texts)['tr'];

/** Texts of the inbox in the editor's language, with `{names}` filled in. */
export function adminText(language: string) {
  return (key: Key, values: Record<string, string | number> = {}): string =>
    texts[language === 'en' ? 'en' : 'tr'][key].replace(/\{(\w+)\}/g, (_all, name: string) =>
      String(values[name] ?? ''),
    );
}
