import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Minified, because a browser compiles it for every page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface WithAxe extends Window {
  axe: typeof axe;
}

async function analyzeDocument(page: Page, options: axe.RunOptions): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async (how) => (await (window as unknown as WithAxe).axe.run(document, how)).violations,
    options,
  );
}

/**
 * Axe's builder loads the script twice for every check, which takes as long as the rules do, but it reaches into
 * frames. It judges them in the page itself: to join the results in a second page takes longer still.
 */
async function analyzeFrames(page: Page, options: axe.RunOptions): Promise<axe.Result[]> {
  return (await new AxeBuilder({ page, axeSource: source }).options(options).setLegacyMode().analyze()).violations;
}

/** Waits for what fades in: half way its colours are paler than they will be. What moves for ever is not waited for. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ playState, timeline, effect }) => {
      const end = Number(effect?.getComputedTiming().endTime);
      return playState === 'running' && timeline === document.timeline && Number.isFinite(end);
    });
    // One that is paused or taken away meanwhile never finishes.
    while (ending.some(({ playState }) => playState === 'running')) await new Promise(requestAnimationFrame);
  });

async function violationsOf(page: Page, options: axe.RunOptions): Promise<string[]> {
  await settle(page);
  const analyze = page.frames().length > 1 ? analyzeFrames : analyzeDocument;
  // To describe everything that is in order would take as long again.
  const violations = await analyze(page, { ...options, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** What axe finds against WCAG 2.2 AA, each with the element it concerns. */
export const barriers = (page: Page) =>
  violationsOf(page, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });

/** What axe finds against all of its rules, its best practices among them. */
export const allBarriers = (page: Page) => violationsOf(page, {});

/**
 * What axe finds in a part of a page whose rest is not ours, such as the admin's frame.
 *
 * @param part a selector
 */
export async function barriersIn(page: Page, part: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page, axeSource: source }).include(part).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
