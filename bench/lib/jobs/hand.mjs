/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Locator} Locator
 */

/**
 * A person at a page, who works with a mouse and a keyboard, and counts: every click, key and chosen file is a press;
 * the letters of a text are counted apart.
 */
export class Hand {
  presses = 0;
  letters = 0;

  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    page.on('dialog', (dialog) => {
      this.presses += 1;
      void dialog.accept();
    });
  }

  /** @param {Locator} target */
  async press(target) {
    await target.click();
    this.presses += 1;
  }

  /** @param {string} name of a key, as Playwright has it */
  async key(name) {
    await this.page.keyboard.press(name);
    this.presses += 1;
  }

  /** Types into what has the focus. @param {string} text */
  async type(text) {
    await this.page.keyboard.type(text);
    this.letters += text.length;
  }

  /** Presses a field, and replaces what is in it. @param {Locator} field @param {string} text */
  async write(field, text) {
    await this.press(field);
    await this.key('Control+a');
    await this.type(text);
  }

  /** Two presses: opening a list, and what is chosen. @param {Locator} field @param {string} label */
  async choose(field, label) {
    await field.locator('option', { hasText: label }).first().waitFor({ state: 'attached' });
    await field.selectOption({ label });
    this.presses += 2;
  }

  /** Three presses: the field, and two keys for a page among those that it offers. @param {Locator} field @param {string} link */
  async chooseLink(field, link) {
    await field.fill(link);
    this.presses += 3;
    this.letters += 4;
  }

  /** Two presses: the button, and the file in the window of the system. @param {Locator} field @param {File} file */
  async pick(field, file) {
    await field.setInputFiles(file);
    this.presses += 2;
  }

  get bar() {
    return this.page.getByRole('region', { name: 'Düzenleme durumu' });
  }

  /** @param {string} name */
  dialog(name) {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  get form() {
    return this.dialog('Bölümü düzenle');
  }

  /** A command of the bar's menu. @param {string | RegExp} name */
  async command(name) {
    await this.press(this.bar.getByText('Sayfa işlemleri'));
    await this.press(this.bar.getByRole('button', { name, exact: typeof name === 'string' }));
  }

  /** A command of a section's menu. @param {RegExp} section @param {string | RegExp} name */
  async sectionCommand(section, name) {
    await this.press(this.page.getByLabel(section).first());
    await this.press(this.page.locator('details[open]').getByRole('button', { name }));
  }

  /** Saves the open panel. @param {Locator} panel */
  async save(panel) {
    await this.press(panel.getByRole('button', { name: 'Kaydet', exact: true }));
    await panel.getByText('Kaydedildi', { exact: true }).waitFor();
  }

  async closePanel() {
    await this.press(this.page.getByRole('button', { name: 'Paneli kapat' }));
  }

  /** Publishes the page, and waits until visitors have it. */
  async publish() {
    await this.press(this.bar.getByRole('button', { name: /^Yayımla/ }));
    await this.confirmPublication();
  }

  /** Warnings are shown once, and confirmed. */
  async confirmPublication() {
    const confirm = this.dialog('Yayın denetimi').getByRole('button', { name: 'Yayımla' });
    const live = this.bar.getByText(/^[\d,]+ saniyede yayına girdi$/);
    await confirm.or(live).first().waitFor();
    if (await confirm.isVisible()) await this.press(confirm);
    await live.waitFor();
  }

  /** Goes to the edit mode of an address: one press, of a bookmark or a link. @param {string} address */
  async open(address) {
    await this.page.goto(address);
    this.presses += 1;
    await this.bar.waitFor();
    // Its keys are heard once its scripts run.
    await this.page.waitForLoadState('networkidle');
  }
}

/** @typedef {{ name: string, mimeType: string, buffer: Buffer }} File */
