import { field, type Fields, type Label, list } from '../../../lib/sections/define-section';

/** A part of every page that editors change on the page: menu, footer, site information, social accounts, popup. */
export interface PartDefinition {
  label: Label;
  fields: Fields;
}

const title = field('text', { tr: 'Başlık', en: 'Title', de: 'Titel' }, { required: true });
const link = field('link', { tr: 'Bağlantı', en: 'Link', de: 'Link' });
const icon = field('icon', { tr: 'Simge', en: 'Icon', de: 'Symbol' });
const img = field('image', { tr: 'Görsel', en: 'Image', de: 'Bild' });
const dropdownLabel = { tr: 'Açılır liste', en: 'Dropdown', de: 'Aufklappliste' };

/** The third level is stored under another name (`backend/src/globals/navigation.ts`). */
const dropdown = list(dropdownLabel, {
  title,
  link,
  icon,
  img,
  subDropdown: list(dropdownLabel, { title, link, icon, img }),
});

/** By the name of the backend's global, with the names that it stores. */
export const partDefinitions = {
  navigation: {
    label: { tr: 'Menü', en: 'Menu', de: 'Menü' },
    fields: {
      menu: list(
        { tr: 'Menü öğeleri', en: 'Menu items', de: 'Menüpunkte' },
        {
          title,
          link,
          icon,
          img,
          dropdown,
          megamenu: list(
            { tr: 'Geniş menü sütunları', en: 'Mega-menu columns', de: 'Spalten des breiten Menüs' },
            {
              title,
              dropdown: list(dropdownLabel, { title, link, icon, img }),
            },
          ),
        },
      ),
    },
  },
  footer: {
    label: { tr: 'Alt bilgi', en: 'Footer', de: 'Fußbereich' },
    fields: {
      items: list(
        { tr: 'Sütunlar', en: 'Columns', de: 'Spalten' },
        {
          title,
          text: field('text', { tr: 'Metin', en: 'Text', de: 'Text' }, { multiline: true }),
          submenu: list({ tr: 'Bağlantılar', en: 'Links', de: 'Links' }, { title, link }),
        },
      ),
    },
  },
  'site-info': {
    label: { tr: 'Üst şerit ve iletişim', en: 'Top bar and contact', de: 'Kopfleiste und Kontakt' },
    fields: {
      title: field('text', { tr: 'Sitenin adı', en: 'Name of the site', de: 'Name der Website' }, { required: true }),
      subTitle: field('text', { tr: 'Alt başlık', en: 'Subtitle', de: 'Untertitel' }),
      phone: field('text', { tr: 'Telefon', en: 'Phone', de: 'Telefon' }, { localized: false }),
      email: field('text', { tr: 'E-posta', en: 'E-mail', de: 'E-Mail' }, { localized: false }),
      adress: field('text', { tr: 'Adres', en: 'Address', de: 'Adresse' }),
      copyright: field('text', { tr: 'Telif satırı', en: 'Copyright line', de: 'Copyright-Zeile' }),
    },
  },
  social: {
    label: { tr: 'Sosyal hesaplar', en: 'Social accounts', de: 'Soziale Netzwerke' },
    fields: {
      accounts: list(
        { tr: 'Hesaplar', en: 'Accounts', de: 'Konten' },
        {
          name: field('text', { tr: 'Ad', en: 'Name', de: 'Name' }, { localized: false, required: true }),
          link,
          icon,
        },
      ),
    },
  },
  popup: {
    label: { tr: 'Duyuru penceresi', en: 'Popup', de: 'Pop-up' },
    fields: {
      defaultOpen: field('boolean', { tr: 'Ziyaretçilere göster', en: 'Show to visitors', de: 'Besuchern zeigen' }),
      title: field('text', { tr: 'Başlık', en: 'Title', de: 'Titel' }),
      content: field('html', { tr: 'İçerik', en: 'Content', de: 'Inhalt' }),
      link,
      linkTitle: field('text', { tr: 'Bağlantı metni', en: 'Link text', de: 'Linktext' }),
      popupId: field(
        'text',
        {
          tr: 'Duyurunun kısa adı (yenisi, kapatmış olanlara da gösterir)',
          en: 'Short name (a new one shows it again to those who closed it)',
          de: 'Kurzname (ein neuer zeigt es auch denen wieder, die es geschlossen haben)',
        },
        { localized: false },
      ),
    },
  },
} as const satisfies Record<string, PartDefinition>;

export type PartName = keyof typeof partDefinitions;

export const isPartName = (name: string): name is PartName => Object.hasOwn(partDefinitions, name);

export const fieldsOfPart = (name: PartName): Fields => partDefinitions[name].fields;
