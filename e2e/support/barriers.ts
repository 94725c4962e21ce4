import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Axe judges the page and its frames in the page itself and describes violations alone: to join its results in a second
 * page, and to describe everything that is in order, takes twice as long as the rules do.
 */
const builder = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** What axe finds against WCAG 2.2 AA, each with the element it concerns. */
export const barriers = (page: Page) =>
  violationsOf(builder(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']));

/** What axe finds against all of its rules, its best practices among them. */
export const allBarriers = (page: Page) => violationsOf(builder(page));
