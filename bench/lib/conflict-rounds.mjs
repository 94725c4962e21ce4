/**
 * Two editors of one section, each in their own browser. In every round both type a new title and save at almost the
 * same time. In a conflict, an editor keeps their own title or takes the stored one.
 *
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Locator} Locator
 * @typedef {{ value: string, seen: string }} Save a title that was acknowledged, and the one its editor knew of before
 */

const titleField = 'Başlık (zorunlu)';

/** An editor with the section's panel open. */
export class RoundEditor {
  /**
   * @param {string} name
   * @param {Locator} panel
   * @param {string} seen the title that the panel was opened with
   */
  constructor(name, panel, seen) {
    this.name = name;
    this.panel = panel;
    this.seen = seen;
    /** @type {Save[]} */
    this.saves = [];
    this.conflicts = 0;
  }

  /** @param {number} round @param {number} pauseMs before pressing the button @param {boolean} isYielding */
  async save(round, pauseMs, isYielding) {
    const value = `${this.name} ${round}`;
    await this.panel.getByRole('textbox', { name: titleField }).fill(value);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await this.panel.getByRole('button', { name: 'Kaydet', exact: true }).click();
    const done = this.panel.getByText('Kaydedildi', { exact: true });
    // After an editor keeps their own text, the next conflict may follow at once. It has another id.
    for (let answered = ''; ;) {
      const conflict = this.panel.locator(`[role=alertdialog]:not([aria-labelledby="${answered}"])`);
      await done.or(conflict).first().waitFor();
      if (await done.isVisible()) break;
      this.conflicts += 1;
      answered = (await conflict.getAttribute('aria-labelledby')) ?? '';
      const theirs = conflict.getByRole('radio', { name: /^Şu anda kayıtlı/ }).first();
      this.seen = await theirs.evaluate((radio) => radio.closest('label')?.querySelector('[lang]')?.textContent ?? '');
      await conflict.getByRole('button', { name: isYielding ? 'Onlarınkini al' : 'Benimkini koru' }).click();
      // Taking the stored text saves nothing; the panel shows the same message.
      if (isYielding) return done.waitFor();
    }
    this.saves.push({ value, seen: this.seen });
    this.seen = value;
  }
}

/**
 * @param {readonly [RoundEditor, RoundEditor]} editors
 * @param {number} rounds
 * @param {(done: number) => void} [onRound]
 */
export async function runRounds([one, two], rounds, onRound) {
  for (let round = 1; round <= rounds; round += 1) {
    // The order changes every round; in every fifth round one editor takes the other's text.
    const pauses = [0, 1].map(() => Math.random() * 60);
    const yields = round % 5;
    await Promise.all([one.save(round, pauses[0] ?? 0, yields === 1), two.save(round, pauses[1] ?? 0, yields === 2)]);
    onRound?.(round);
  }
}

/**
 * The titles that were overwritten without having been seen. If every save has seen the one before it, the saves are
 * one chain from the first title to the stored one. A title that is not in the chain is lost.
 *
 * @param {readonly Save[]} saves of both editors
 * @param {string} first the title before the first save
 * @param {string} last the stored title
 * @returns {string[]}
 */
export function lostSaves(saves, first, last) {
  const next = new Map();
  const lost = [];
  for (const { value, seen } of saves) {
    // Two saves that started from the same title: one overwrote the other.
    if (next.has(seen)) lost.push(`${value} and ${next.get(seen)} both after ${seen}`);
    next.set(seen, value);
  }
  let end = first;
  let length = 0;
  while (next.has(end) && length < saves.length) {
    end = next.get(end);
    length += 1;
  }
  if (length !== saves.length) lost.push(`${saves.length - length} saves are not in the chain that ends with ${end}`);
  if (end !== last) lost.push(`${end} was the last that was seen, but ${last} stands`);
  return lost;
}
