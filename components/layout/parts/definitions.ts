import { field, type Fields, type Label, list } from '../../../lib/sections/define-section';

/** A part of every page that editors change on the page: menu, footer, site information, popup. */
export interface PartDefinition {
  label: Label;
  fields: Fields;
}

const title = field('text', { tr: 'Başlık', en: 'Title' }, { required: true });
const link = field('link', { tr: 'Bağlantı', en: 'Link' });
const icon = field('icon', { tr: 'Simge', en: 'Icon' });
const img = field('image', { tr: 'Görsel', en: 'Image' });
const dropdownLabel = { tr: 'Açılır liste', en: 'Dropdown' };

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
    label: { tr: 'Menü', en: 'Menu' },
    fields: {
      menu: list(
        { tr: 'Menü öğeleri', en: 'Menu items' },
        {
          title,
          link,
          icon,
          img,
          dropdown,
          megamenu: list(
            { tr: 'Geniş menü sütunları', en: 'Mega-menu columns' },
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
    label: { tr: 'Alt bilgi', en: 'Footer' },
    fields: {
      items: list(
        { tr: 'Sütunlar', en: 'Columns' },
        {
          title,
          text: field('text', { tr: 'Metin', en: 'Text' }, { multiline: true }),
          submenu: list({ tr: 'Bağlantılar', en: 'Links' }, { title, link }),
        },
      ),
    },
  },
  'site-info': {
    label: { tr: 'Üst şerit ve iletişim', en: 'Top bar and contact' },
    fields: {
      title: field('text', { tr: 'Sitenin adı', en: 'Name of the site' }, { required: true }),
      subTitle: field('text', { tr: 'Alt başlık', en: 'Subtitle' }),
      phone: field('text', { tr: 'Telefon', en: 'Phone' }, { localized: false }),
      email: field('text', { tr: 'E-posta', en: 'E-mail' }, { localized: false }),
      adress: field('text', { tr: 'Adres', en: 'Address' }),
      copyright: field('text', { tr: 'Telif satırı', en: 'Copyright line' }),
    },
  },
  popup: {
    label: { tr: 'Duyuru penceresi', en: 'Popup' },
    fields: {
      defaultOpen: field('boolean', { tr: 'Ziyaretçilere göster', en: 'Show to visitors' }),
      title: field('text', { tr: 'Başlık', en: 'Title' }),
      content: field('html', { tr: 'İçerik', en: 'Content' }),
      link,
      linkTitle: field('text', { tr: 'Bağlantı metni', en: 'Link text' }),
      popupId: field(
        'text',
        {
          tr: 'Kimlik (yenisi, kapatmış olanlara da gösterir)',
          en: 'Id (a new one shows it again to those who closed it)',
        },
        { localized: false },
      ),
    },
  },
} as const satisfies Record<string, PartDefinition>;

export type PartName = keyof typeof partDefinitions;

export const isPartName = (name: string): name is PartName => Object.hasOwn(partDefinitions, name);

export const fieldsOfPart = (name: PartName): Fields => partDefinitions[name].fields;
