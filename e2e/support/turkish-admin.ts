import { expect, type Locator, type Page } from '@playwright/test';

import { textsInEnglish } from './english-words';
import { backendUrl } from './stack';

/** A view of the admin, once its form is there. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(backendUrl + path);
  await expect(page.getByRole('heading').first()).toBeVisible();
  // The form and its fields come after the first paint.
  await page.waitForLoadState('networkidle');
}

/** Each view is judged, whatever the ones before had. Some texts are replaced once the page's script runs. */
const expectSoon = expect.configure({ soft: true });

/** A view of the admin, opened and read as a whole. */
export async function expectTurkish(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expectSoon.poll(() => textsInEnglish(page), { message: path }).toEqual([]);
}

/** What opens on a press is read where it stands, once it is there. @param opened what the press opens */
export async function expectTurkishNow(page: Page, what: string, opened: Locator): Promise<void> {
  await expectSoon(opened.filter({ visible: true }).first(), what).toBeVisible();
  await expectSoon.poll(() => textsInEnglish(page), { message: what }).toEqual([]);
}

export const menuOf = (page: Page) => page.locator('.popup__content');
const choicesOf = (page: Page) => page.locator('.rs__menu');
export const dialogOf = (page: Page) => page.getByRole('dialog');
export const toastOf = (page: Page) => page.locator('.payload-toast-item');

/** The lists or settings that the menu of the admin leads to. */
export async function slugsInMenu(page: Page, kind: 'collections' | 'globals'): Promise<string[]> {
  const links = page.locator(`a[href^="/admin/${kind}/"]`);
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(paths.map((path) => path.split('/')[3] ?? ''))].sort();
}

/** Presses a control of Payload's, if the view has it. */
export async function press(page: Page, selector: string): Promise<boolean> {
  const control = page.locator(selector).filter({ visible: true }).first();
  if ((await control.count()) === 0) return false;
  await control.click();
  return true;
}

/** Filters, columns, and what can be done with chosen rows. Every list has the first two. */
export async function expectTurkishTools(page: Page, list: string): Promise<void> {
  await page.locator('#toggle-list-filters').click();
  const condition = page.locator('.where-builder .condition');
  // A press that comes while the panel still opens is lost at times on a busy machine: Payload's panel, not its texts.
  await expect(async () => {
    if ((await condition.count()) === 0) await page.locator('.where-builder__add-first-filter').click();
    await expect(condition.first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expectTurkishNow(page, `${list}: filters`, condition);
  await page.locator('.condition__field .rs__control').click();
  await expectTurkishNow(page, `${list}: fields to filter`, choicesOf(page));
  await choicesOf(page).locator('.rs__option').first().click();
  await page.locator('.condition__operator .rs__control').click();
  await expectTurkishNow(page, `${list}: operators`, choicesOf(page));
  await page.keyboard.press('Escape');
  await page.locator('#toggle-list-columns').click();
  await expectTurkishNow(page, `${list}: columns`, page.locator('.pill-selector'));
  if (await press(page, '.list-controls .popup-button, .list-menu button')) {
    await expectTurkishNow(page, `${list}: menu`, menuOf(page));
    await page.keyboard.press('Escape');
  }
  if (await press(page, '#select-all')) {
    await expectTurkishNow(page, `${list}: chosen rows`, page.locator('.list-selection'));
  }
}

/** Sorts by a column, in both directions. */
export async function expectTurkishSorting(page: Page, list: string): Promise<void> {
  const columns = page.locator('th .sort-column__button, th button').filter({ visible: true });
  if ((await columns.count()) === 0) return;
  await columns.first().click();
  await expect(page).toHaveURL(/sort=/);
  await expectTurkishNow(page, `${list}: sorted`, page.locator('th').first());
}

/** Two versions side by side, and the question before one is restored. */
export async function expectTurkishVersions(page: Page, path: string): Promise<void> {
  await expectTurkish(page, `${path}/versions`);
  const version = page.locator(`td a[href*="${path}/versions/"]`).first();
  if ((await version.count()) === 0) return;
  // The texts of the site in its other languages are none of the admin.
  const onlyTurkish = new URLSearchParams({ localeCodes: '["tr"]' }).toString();
  await expectTurkish(page, `${(await version.getAttribute('href')) ?? ''}?${onlyTurkish}`);
  const chosen = page.locator('.view-version__version-from .rs__control').first();
  if (await chosen.isVisible()) {
    await chosen.click();
    await expectTurkishNow(page, `${path}: versions to compare`, choicesOf(page));
    await page.keyboard.press('Escape');
  }
  if (await press(page, '.restore-version__chevron, .restore-version .popup-button')) {
    await expectTurkishNow(page, `${path}: how to restore`, menuOf(page));
    await page.keyboard.press('Escape');
  }
  if (await press(page, '.restore-version button')) {
    await expectTurkishNow(page, `${path}: restore`, dialogOf(page));
    await page.locator('#confirm-cancel').filter({ visible: true }).click();
  }
}
