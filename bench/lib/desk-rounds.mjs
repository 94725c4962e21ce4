/**
 * Two editors of one section, each in their own browser, in rounds: both change the same text at almost the same time,
 * in Turkish or in English, plain or rich, and save it. In some rounds one of them takes the other's text and then undoes
 * that, or the section is moved or deleted while they type.
 *
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Locator} Locator
 * @typedef {'tr.title' | 'en.title' | 'tr.text'} Track what is changed
 * @typedef {{ track: Track, value: string, seen: string }} Save acknowledged, and what its editor knew of before
 * @typedef {'keep' | 'yield' | 'undo'} Answer to a conflict: one's own text, theirs, or theirs and then undo
 */

/** @type {readonly Track[]} */
export const tracks = ['tr.title', 'tr.text', 'en.title'];

const labels = { title: 'Başlık', text: 'Metin' };
const languageNames = { tr: 'Türkçe', en: 'English' };

/** An editor with the section's panel open. */
export class DeskEditor {
  /**
   * @param {string} name
   * @param {Page} page
   * @param {{ pageKey: string, sectionId: string }} place
   * @param {Record<Track, string>} first the texts that the panel was opened with
   */
  constructor(name, page, place, first) {
    this.name = name;
    this.page = page;
    this.place = place;
    this.panel = page.getByRole('dialog', { name: 'Bölümü düzenle' });
    this.seen = { ...first };
    /** @type {Save[]} */
    this.saves = [];
    this.counts = { conflicts: 0, undone: 0, putBack: 0 };
  }

  /** @param {Track} track @param {string} value */
  async type(track, value) {
    const [language, field] = /** @type {['tr' | 'en', 'title' | 'text']} */ (track.split('.'));
    await this.panel.getByRole('tab', { name: languageNames[language] }).click();
    const box = this.panel.getByRole('textbox', { name: labels[field], exact: true });
    if (field === 'title') return box.fill(value);
    await box.press('Control+a');
    await this.page.keyboard.type(value);
  }

  /** Notes what a conflict shows of the others' texts. @param {Locator} conflict */
  async read(conflict) {
    for (const group of await conflict.getByRole('group').all()) {
      const label = await group.locator('legend').textContent();
      const theirs = group.locator('label').nth(1).locator('[lang]');
      const language = await theirs.getAttribute('lang');
      const track = tracks.find((one) => one === `${language}.${label === labels.title ? 'title' : 'text'}`);
      if (track) this.seen[track] = ((await theirs.textContent()) ?? '').trim();
    }
  }

  /**
   * @param {Track} track
   * @param {number} round
   * @param {number} pauseMs before pressing the button
   * @param {Answer} answer
   */
  async save(track, round, pauseMs, answer) {
    const value = `${this.name} ${round}`;
    const known = this.seen[track];
    let given = answer;
    await this.type(track, value);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const button = this.panel.getByRole('button', { name: 'Kaydet', exact: true });
    const done = this.panel.getByText('Kaydedildi', { exact: true });
    const saving = this.panel.getByText('Kaydediliyor…', { exact: true });
    const putBack = this.panel.getByRole('button', { name: 'Bölümü geri koy ve kaydet' });
    // Said where the other editor has put the section back before this one could.
    const cameBack = this.panel.getByText(/^Bölüm yeniden yerinde/);
    await button.click();
    // After an answer the next conflict may follow at once; it has another id.
    for (let answered = ''; ;) {
      const conflict = this.panel.locator(`[role=alertdialog]:not([aria-labelledby="${answered}"])`);
      await saving.waitFor({ state: 'hidden' });
      await done.or(conflict).or(putBack).or(cameBack).first().waitFor();
      if (await cameBack.isVisible()) {
        await button.click();
        await cameBack.waitFor({ state: 'hidden' });
        continue;
      }
      if (await putBack.isVisible()) {
        this.counts.putBack += 1;
        // It goes when the other editor is faster.
        await putBack.click({ timeout: 2000 }).catch(() => undefined);
        await putBack.waitFor({ state: 'hidden' });
        continue;
      }
      if (await done.isVisible()) break;
      this.counts.conflicts += 1;
      answered = (await conflict.getAttribute('aria-labelledby')) ?? '';
      await this.read(conflict);
      await conflict.getByRole('button', { name: given === 'keep' ? /birleştir$/ : 'Onlarınkini al' }).click();
      if (given === 'keep') continue;
      // Taking the stored text saves nothing; the panel shows the same message.
      await done.waitFor();
      if (given === 'yield') return;
      // Without another conflict, this save counts as one that has not seen what it overwrites.
      this.counts.undone += 1;
      this.seen[track] = known;
      given = 'keep';
      await this.panel.getByRole('button', { name: 'Geri al' }).click();
      await button.click();
      await done.waitFor({ state: 'hidden' });
    }
    this.saves.push({ track, value, seen: this.seen[track] });
    this.seen[track] = value;
  }

  /** Changes the sections as another window of this editor would. @param {object} change */
  async changeSections(change) {
    const status = await this.page.evaluate(async ([pageKey, wanted]) => {
      const headers = { 'content-type': 'application/json' };
      for (;;) {
        const { data } = await (await fetch(`/api/edit/EditPage?pageKey=${pageKey}`)).json();
        const body = JSON.stringify({ pageKey, revision: data?.revision, change: wanted });
        const answer = await fetch('/api/edit/ChangeSections', { method: 'POST', headers, body });
        if (answer.status !== 409) return answer.status;
      }
    }, /** @type {const} */ ([this.place.pageKey, change]));
    // It may be deleted already.
    if (status !== 200 && status !== 404) throw new Error(`ChangeSections: ${status}`);
  }
}

/**
 * @param {readonly [DeskEditor, DeskEditor]} editors
 * @param {number} rounds
 * @param {(done: number) => void} [onRound]
 * @param {number} [until] after which time no further round begins, in milliseconds since 1970
 * @returns how many rounds there were
 */
export async function runDeskRounds([one, two], rounds, onRound, until = Infinity) {
  const { sectionId: id } = one.place;
  for (let round = 1; round <= rounds; round += 1) {
    const track = tracks[round % tracks.length] ?? 'tr.title';
    const [first, second] = [0, 1].map(() => Math.random() * 60);
    /** @param {number} turn @returns {Answer} */
    const answer = (turn) => (round % 5 === turn ? 'yield' : round % 4 === turn ? 'undo' : 'keep');
    const isLast = round === rounds || Date.now() > until;
    await Promise.all([
      one.save(track, round, first ?? 0, answer(1)),
      two.save(track, round, second ?? 0, answer(2)),
      !isLast && round % 7 === 3 ? one.changeSections({ kind: 'delete', id }) : undefined,
      !isLast && round % 7 === 5
        ? one.changeSections({ kind: 'move', id, afterId: round % 2 ? null : 'page-title-1' })
        : undefined,
    ]);
    onRound?.(round);
    if (isLast) return round;
  }
  return 0;
}
