import { SiteFooter } from '@/components/layout/SiteFooter';
import type { ApplicationModel, SocialAccount } from '@/lib/content';
import { translator } from '@/lib/i18n/languages';

import { demoModel, longTitle } from './demo-content';
import { ConsentDemo, ModalDemo, PopupDemo } from './OverlayDemo.client';

const paragraph = 'Delgi, enjeksiyon ve ölçüm aynı ekipçe yürütüldü. ';

function menuOf(title: string, count: number, text = '') {
  const submenu = Array.from({ length: count }, (_, index) => ({ title: `Bağlantı ${index + 1}`, link: '#footer' }));
  return { title, text, submenu };
}

function account(name: string, rest: Partial<SocialAccount> = {}): SocialAccount {
  return {
    name,
    icon: name.toLowerCase(),
    link: `https://${name.toLowerCase()}.example/ornek`,
    position: 'left',
    ...rest,
  };
}

const accounts = [
  account('LinkedIn', { color: '#0a66c2', socialback: '#0a66c2' }),
  account('YouTube', { color: '#ff0000' }),
  account('X', { color: '#ffffff', socialback: '#000000' }),
  account('Snapchat', { icon: 'ghost', color: '#fffc00', position: 'right' }),
  account('Mastodon'),
];

const full: ApplicationModel = {
  ...demoModel,
  footer: [
    { title: 'Örnek', text: 'Yeraltı yapılarını etütten işletmeye kadar tek elden tasarlarız.', submenu: [] },
    ...['Kurumsal', 'Teknoloji', 'Referanslar', 'Yasal'].map((title) => menuOf(title, 5)),
  ],
  socialAccounts: accounts,
  siteInfo: {
    title: 'Örnek',
    subTitle: 'Geoteknik · Tünel · Su yalıtımı',
    phone: '+90 312 000 19 87',
    adress: 'Köprübaşı Mah. Kemer Cad. No: 87, 06000 Çankaya/Ankara',
    copyright: 'Örnek A.Ş. Tüm hakları saklıdır.',
    email: 'info@site.example',
  },
};

const tooMuch: ApplicationModel = {
  ...full,
  footer: [
    { title: longTitle, text: longTitle, submenu: [] },
    { title: '', text: '', submenu: menuOf('', 2).submenu },
    ...Array.from({ length: 6 }, (_, index) => menuOf(index % 2 ? longTitle : 'Aynı', 3, paragraph)),
  ],
  socialAccounts: Array.from({ length: 6 }, () => accounts).flat(),
  siteInfo: { ...full.siteInfo, title: longTitle, adress: longTitle, email: `${'uzun'.repeat(20)}@site.example` },
};

function footer(model: ApplicationModel, hasNewsletter = false) {
  const newsletter = hasNewsletter && (
    <>
      <h2>Bülten</h2>
      <p>Tamamlanan projeleri ve teknik yazıları yılda dört kez gönderiyoruz.</p>
    </>
  );
  return <SiteFooter model={model} language="tr" newsletter={newsletter || undefined} t={translator('tr')} />;
}

const content = `<p>${paragraph.repeat(2)}</p>`;
const link = { link: '#popup', linkTitle: 'Kayıt için yazın' };

/** The footer, and pieces above the page. */
export const frameStories = {
  footer: {
    isWide: true,
    states: {
      'as configured': footer(full),
      'with a newsletter': footer(full, true),
      'with two menus and a newsletter': footer({ ...full, footer: full.footer.slice(0, 3) }, true),
      'with a title alone': footer(demoModel),
      'with too much': footer(tooMuch, true),
    },
  },
  modal: {
    states: {
      'with few words': (
        <ModalDemo opener="Aç" title="Geoteknik Günleri">
          <p>{paragraph}</p>
        </ModalDemo>
      ),
      'higher than the window': (
        <ModalDemo opener="Uzun olanı aç" title={longTitle}>
          <p>{paragraph.repeat(80)}</p>
        </ModalDemo>
      ),
      'with another one in it': (
        <ModalDemo opener="İç içe olanı aç" title="Dıştaki">
          <ModalDemo opener="İçtekini aç" title="İçteki" size="wide">
            <p>{paragraph}</p>
          </ModalDemo>
        </ModalDemo>
      ),
    },
  },
  popup: {
    states: {
      normal: <PopupDemo opener="Aç" title="Saha günü" content={content} {...link} closeLabel="Kapat" />,
      'of a title alone': <PopupDemo opener="Kısa olanı aç" title={longTitle} content="" closeLabel="Kapat" />,
    },
  },
  'consent-banner': {
    states: {
      'in Turkish': <ConsentDemo opener="Sor" language="tr" />,
      'in English': <ConsentDemo opener="Ask" language="en" />,
    },
  },
};
