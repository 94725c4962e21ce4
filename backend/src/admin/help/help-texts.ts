const tr = {
  help: 'Yardım ve kısayollar',
  close: 'Kapat',
  record: 'Açık kayıt',
  save: 'Kaydeder; taslağı olan kayıtta taslağı kaydeder',
  closeDrawer: 'Üstte açılan pencereyi ya da menüyü kapatır',
  search: 'Arama penceresi',
  choose: 'Sonuçlar arasında gezer',
  open: 'Seçileni açar',
  everywhere: 'Her yerde',
  find: 'Her yerde arar',
  openHelp: 'Bu yardımı açar',
};

type HelpTexts = typeof tr;

const en: HelpTexts = {
  help: 'Help and shortcuts',
  close: 'Close',
  record: 'The open record',
  save: 'Saves; where there are drafts, it saves the draft',
  closeDrawer: 'Closes the window or menu that is open above it',
  search: 'The search window',
  choose: 'Goes through the results',
  open: 'Opens the chosen one',
  everywhere: 'Everywhere',
  find: 'Searches everything',
  openHelp: 'Opens this help',
};

export const helpTexts = (language: string): HelpTexts => (language === 'en' ? en : tr);
