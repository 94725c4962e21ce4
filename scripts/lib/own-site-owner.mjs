/**
 * @typedef {object} Section
 * @property {string} [id]
 * @property {string} blockType
 * @property {string} [title]
 * @property {{ id?: string, title: string, price?: string }[]} [items]
 */

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 20"><path d="M0 0h90v20z"/></svg>';

const waitMs = 30_000;

/** The owner of a site: signs in at the admin and fills in what docs/your-own-site.md names. */
export class Owner {
  /** How many forms were sent. */
  steps = 0;

  #urls = { site: '', backend: '' };

  #cookie = '';

  /** @param {{ site: string, backend: string }} urls @param {string} email @param {string} password */
  async signIn(urls, email, password) {
    this.#urls = urls;
    const { token } = await this.#send('POST', 'users/login', { email, password });
    this.#cookie = `payload-token=${token}`;
  }

  /** @param {string} method @param {string} call @param {unknown} body */
  async #send(method, call, body) {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.#urls.backend}/api/${call}`, {
      method,
      body: isForm ? body : JSON.stringify(body),
      headers: {
        ...{ cookie: this.#cookie, origin: this.#urls.backend },
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${call} gives ${response.status}: ${text.slice(0, 300)}`);
    this.steps += 1;
    return JSON.parse(text);
  }

  /** The form of `/admin/setup`. */
  async setUp() {
    const answers = {
      version: 0,
      facts: {
        names: { tr: 'Örnek Yapı', en: 'Ornek Construction' },
        ...{ address: 'Atatürk Cad. No: 1, Ankara', phone: '+90 312 555 01 00', email: 'bilgi@ornek.example' },
        ...{ legalName: 'Örnek Yapı A.Ş.', mersisNo: '0123456789012345', tradeRegistry: 'Ankara – 123456' },
        ...{ capital: '1.000.000 ₺', kepAddress: 'ornek@hs01.kep.tr', managers: 'Ayşe Örnek, Genel Müdür' },
      },
      brand: { theme: 'drawing', colors: { accent: '#1546c0' } },
      languages: ['tr', 'en'],
      pages: [],
    };
    const form = new FormData();
    form.set('answers', JSON.stringify(answers));
    form.set('logo', new Blob([logo], { type: 'image/svg+xml' }), 'ornek-logo.svg');
    await this.#send('POST', 'setup', form);
  }

  /** A third language in the settings of the site. @param {string[]} codes */
  async offerLanguages(codes) {
    await this.#send('POST', 'globals/site-info?locale=tr', { languages: codes.map((code) => ({ code })) });
  }

  /** @param {string} theme */
  async chooseTheme(theme) {
    await this.#send('POST', 'globals/brand?locale=tr', { theme, _status: 'published' });
  }

  /** A page with the section type of one's own, in three languages. */
  async addPrices() {
    const items = [{ title: 'Sondaj', price: '1.250 ₺' }, { title: 'Danışmanlık' }];
    const sections = [
      { blockType: 'pageTitle', title: 'Fiyatlar' },
      { blockType: 'priceList', title: 'Hizmet bedelleri', items },
    ];
    const page = { pageKey: 'fiyatlar', title: 'Fiyatlar', isVisible: true, sections, _status: 'published' };
    const { doc } = await this.#send('POST', 'pages?locale=tr', page);
    await this.#translate(doc, 'en', 'Prices', ['Drilling', 'Consulting']);
    await this.#translate(doc, 'de', 'Preise', ['Bohrung', 'Beratung']);
  }

  /** @param {{ id: number, sections: Section[] }} page @param {string} locale @param {string} title @param {string[]} names */
  async #translate({ id, sections }, locale, title, names) {
    const translated = sections.map((section) => ({
      ...section,
      title,
      items: section.items?.map((item, index) => ({ ...item, title: names[index] })),
    }));
    await this.#send('PATCH', `pages/${id}?locale=${locale}`, { title, sections: translated, _status: 'published' });
  }

  /** @param {string} address @param {string[]} texts @throws {Error} when a visitor does not find them in time */
  async expectTexts(address, texts) {
    const until = Date.now() + waitMs;
    for (;;) {
      const response = await fetch(this.#urls.site + address);
      const body = await response.text();
      const missing = texts.filter((text) => !body.includes(text));
      if (response.ok && missing.length === 0) return;
      if (Date.now() > until) throw new Error(`${address} (${response.status}) has no ${JSON.stringify(missing)}`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
