/**
 * A name in the two languages of the editing interface.
 *
 * @typedef {{ tr: string, en: string }} LabelPair
 */

/**
 * What fields of these names are called in the product's own sections.
 *
 * @type {Record<string, LabelPair>}
 */
const known = {
  title: { tr: 'Başlık', en: 'Title' },
  subTitle: { tr: 'Alt başlık', en: 'Subtitle' },
  text: { tr: 'Metin', en: 'Text' },
  description: { tr: 'Metin', en: 'Text' },
  content: { tr: 'Açıklama', en: 'Description' },
  list: { tr: 'Öğeler', en: 'Items' },
  items: { tr: 'Öğeler', en: 'Items' },
  name: { tr: 'Ad', en: 'Name' },
  icon: { tr: 'Simge', en: 'Icon' },
  image: { tr: 'Görsel', en: 'Picture' },
  photo: { tr: 'Fotoğraf', en: 'Photograph' },
  film: { tr: 'Film', en: 'Film' },
  date: { tr: 'Tarih', en: 'Date' },
  color: { tr: 'Renk', en: 'Colour' },
  link: { tr: 'Bağlantı', en: 'Link' },
  linkTitle: { tr: 'Bağlantı metni', en: 'Link text' },
  source: { tr: 'Kaynak', en: 'Source' },
};

/** @param {string} text `Turkish|English`, or one name for both @returns {LabelPair} */
export function labelPair(text) {
  const [tr = '', en = tr] = text.split('|').map((part) => part.trim());
  return { tr, en };
}

/** @param {string} name of a field, such as `photoOfTeam` @returns {LabelPair} its words where it is not known */
export function labelOfName(name) {
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return known[name] ?? labelPair(words.charAt(0).toUpperCase() + words.slice(1));
}
