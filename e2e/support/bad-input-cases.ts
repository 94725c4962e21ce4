import { randomUUID } from 'node:crypto';

import { type BrowserContext, expect, type Page } from '@playwright/test';

import { notePage } from './edit-backend';
import { choose, openSection, titleButton, titleField } from './edit-page';
import type { Json } from './seed';

const save = { name: 'Kaydet', exact: true };
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Bölümü düzenle' });

interface Case {
  name: string;
  /** What the page has. */
  content?: Json;
  /** Opens what is tried, and types. */
  type: (page: Page, context: BrowserContext) => Promise<void>;
  /** Sends it. */
  send: (page: Page) => Promise<void>;
  /** Opens it again after a reload. */
  reopen: (page: Page) => Promise<void>;
  isKept: (page: Page) => Promise<void>;
  /** `plans`: how many publications are planned. */
  isDone: (page: Page, plans: () => Promise<number>) => Promise<void>;
  /** A refusal of the backend that the case is about, after the session or the backend is back. */
  refusal?: { status: number; code: string; data?: object; sentence: string };
}

const ofForm = {
  send: (page: Page) => panelOf(page).getByRole('button', save).click(),
  reopen: (page: Page) => page.getByRole('button', { name: 'Geri yükle' }).click(),
  isDone: (page: Page) => expect(panelOf(page).getByText('Kaydedildi')).toBeVisible(),
};
const titleIs = (page: Page, text: string) =>
  expect(panelOf(page).getByRole('textbox', { name: titleField })).toHaveValue(text);
const typeTitle = async (page: Page, text: string) =>
  (await openSection(page, titleButton)).getByRole('textbox', { name: titleField }).fill(text);

const long = 'Zemin güçlendirme işleri. '.repeat(1924).trim();
const proseOf = (page: Page) => panelOf(page).getByRole('textbox', { name: 'Metin' });
const sections = Array.from({ length: 200 }, (_, index) => ({
  ...{ blockType: 'about', sectionId: `about-${index + 1}`, order: (index + 1) * 10, title: `Bölüm ${index + 1}` },
}));
const list = Array.from({ length: 100 }, (_, index) => ({ title: `Soru ${index + 1}`, description: '<p>Yanıt</p>' }));
const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
const newKey = `duzenleme-${randomUUID()}`;

/** What editors may do once in a year, each with how it is typed, sent, and seen to be kept. */
export const badInputCases: Case[] = [
  {
    name: 'two tabs of one editor',
    type: async (page, context) => {
      const other = await context.newPage();
      await other.goto(page.url());
      await typeTitle(other, 'İkinci sekme');
      await typeTitle(page, 'Birinci sekme');
      await titleIs(other, 'İkinci sekme');
      await other.close();
    },
    ...ofForm,
    isKept: (page) => titleIs(page, 'Birinci sekme'),
  },
  {
    name: 'a language that is removed while it is edited',
    type: async (page) => {
      const panel = await openSection(page, titleButton);
      await panel.getByRole('tab', { name: /English/ }).click();
      await panel.getByRole('textbox', { name: /^Başlık(?! rengi)/ }).fill('Typed');
    },
    ...ofForm,
    isKept: async (page) => {
      await panelOf(page)
        .getByRole('tab', { name: /English/ })
        .click();
      await expect(panelOf(page).getByRole('textbox', { name: /^Başlık(?! rengi)/ })).toHaveValue('Typed');
    },
    refusal: { status: 400, code: 'language_gone', sentence: 'Bu dil artık sitede sunulmuyor; kaydedilmedi.' },
  },
  {
    name: 'a file that is deleted while it is picked',
    type: async (page) => {
      const panel = await openSection(page, /^Düzenle: Hakkımızda/);
      await panel.getByRole('button', { name: 'Görsel seç: Arka plan görseli' }).click();
      const library = page.getByRole('dialog', { name: 'Medya kitaplığı' });
      await library.getByRole('listitem').getByRole('button').first().click();
      await expect(library).toBeHidden();
    },
    ...ofForm,
    isKept: (page) => expect(panelOf(page).getByRole('button', { name: 'Değiştir: Arka plan görseli' })).toBeVisible(),
    refusal: {
      ...{ status: 400, code: 'validation', data: { fields: { backgroundImage: 'media' } } },
      sentence: 'Bu dosya medya kitaplığında bulunamadı.',
    },
  },
  {
    name: 'a page of 200 sections',
    content: { sections },
    type: async (page) => {
      const panel = await openSection(page, /^Düzenle: Hakkımızda.*Bölüm 150$/);
      await panel.getByRole('textbox', { name: 'Başlık', exact: true }).fill('Yüz elli');
    },
    ...ofForm,
    isKept: (page) =>
      expect(panelOf(page).getByRole('textbox', { name: 'Başlık', exact: true })).toHaveValue('Yüz elli'),
  },
  {
    name: 'a list of 100 items',
    content: { sections: [{ blockType: 'accordion', sectionId: 'accordion-1', order: 10, title: 'Sorular', list }] },
    type: async (page) => {
      const panel = await openSection(page, /^Düzenle: Sık sorulanlar/);
      await panel.getByRole('button', { name: 'Öğe ekle: Öğeler' }).click();
      await panel.getByRole('textbox', { name: titleField }).last().fill('Yüz birinci');
    },
    ...ofForm,
    isKept: async (page) => {
      // A restored list is closed.
      const item = panelOf(page).getByRole('button', { name: '101. Yüz birinci', exact: true });
      if ((await item.getAttribute('aria-expanded')) === 'false') await item.click();
      await expect(panelOf(page).getByRole('textbox', { name: titleField }).last()).toHaveValue('Yüz birinci');
    },
  },
  {
    name: '50,000 pasted characters',
    type: async (page) => {
      await openSection(page, /^Düzenle: Hakkımızda/);
      await proseOf(page).click();
      await page.keyboard.press('Control+a');
      await proseOf(page).evaluate((element, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, long);
    },
    ...ofForm,
    isKept: (page) => expect(proseOf(page)).toHaveText(long),
    isDone: async (page) => {
      await expect(
        panelOf(page)
          .getByText(/Kaydedildi|en çok [\d.]+ karakter|çok uzun/)
          .first(),
      ).toBeVisible();
      await expect(proseOf(page)).toHaveText(long);
    },
  },
  {
    name: 'a new page',
    type: async (page) => {
      await choose(page, 'Yeni sayfa');
      await page.getByRole('textbox', { name: /^Sayfa başlığı/ }).fill('Yeni köprü');
      await page.getByRole('textbox', { name: 'Adres', exact: true }).fill(newKey);
    },
    send: (page) => page.getByRole('button', { name: 'Sayfayı oluştur' }).click(),
    reopen: (page) => choose(page, 'Yeni sayfa'),
    isKept: async (page) => {
      await expect(page.getByRole('textbox', { name: /^Sayfa başlığı/ })).toHaveValue('Yeni köprü');
      await expect(page.getByRole('textbox', { name: 'Adres', exact: true })).toHaveValue(newKey);
    },
    isDone: async (page) => {
      await expect(page).toHaveURL(new RegExp(`/edit/page/${notePage(newKey)}$`));
    },
  },
  {
    name: 'a planned publication',
    type: async (page) => {
      await choose(page, 'Yayını planla');
      await page.getByLabel('Ne zaman?', { exact: true }).fill(tomorrow);
    },
    send: (page) => page.getByRole('button', { name: 'Planla', exact: true }).click(),
    reopen: (page) => choose(page, 'Yayını planla'),
    isKept: (page) => expect(page.getByLabel('Ne zaman?', { exact: true })).toHaveValue(tomorrow),
    isDone: async (page, plans) => {
      await expect(page.getByText('Planlandı', { exact: true })).toBeVisible();
      expect(await plans()).toBe(1);
    },
  },
];
