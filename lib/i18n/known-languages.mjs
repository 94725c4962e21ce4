/**
 * The languages that a site can have, by their BCP 47 codes, with their own names. Which of them a site offers is
 * content (docs/adding-a-language.md). The codes have two letters, so that they cannot be the first part of any other
 * address. A further row needs a migration for PostgreSQL; it goes to the end.
 */
export const knownLanguages = /** @type {const} */ ({
  tr: 'Türkçe',
  en: 'English',
  ar: 'العربية',
  az: 'Azərbaycanca',
  be: 'Беларуская',
  bg: 'Български',
  bn: 'বাংলা',
  bs: 'Bosanski',
  ca: 'Català',
  cs: 'Čeština',
  da: 'Dansk',
  de: 'Deutsch',
  el: 'Ελληνικά',
  es: 'Español',
  et: 'Eesti',
  fa: 'فارسی',
  fi: 'Suomi',
  fr: 'Français',
  he: 'עברית',
  hi: 'हिन्दी',
  hr: 'Hrvatski',
  hu: 'Magyar',
  hy: 'Հայերեն',
  id: 'Bahasa Indonesia',
  is: 'Íslenska',
  it: 'Italiano',
  ja: '日本語',
  ka: 'ქართული',
  kk: 'Қазақ тілі',
  ko: '한국어',
  ku: 'Kurdî',
  ky: 'Кыргызча',
  lt: 'Lietuvių',
  lv: 'Latviešu',
  mk: 'Македонски',
  mn: 'Монгол',
  ms: 'Bahasa Melayu',
  nb: 'Norsk',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  ro: 'Română',
  ru: 'Русский',
  sk: 'Slovenčina',
  sl: 'Slovenščina',
  sq: 'Shqip',
  sr: 'Српски',
  sv: 'Svenska',
  tg: 'Тоҷикӣ',
  th: 'ไทย',
  tk: 'Türkmençe',
  uk: 'Українська',
  ur: 'اردو',
  uz: 'Oʻzbekcha',
  vi: 'Tiếng Việt',
  zh: '中文',
});

/** Written from right to left. */
export const rightToLeft = /** @type {const} */ (['ar', 'fa', 'he', 'ur']);

/** Whose speakers read Turkish rather than English, where a text is missing. */
export const nearTurkish = /** @type {const} */ (['az', 'tk']);
