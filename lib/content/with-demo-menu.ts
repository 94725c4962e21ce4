import { isRecord } from '../sections/parse-section';

const isEmpty = (menu: unknown) => typeof menu !== 'object' || menu === null || Object.keys(menu).length === 0;

/**
 * Adds the default demo menu to an application model without a menu, in development only: the header can then be built
 * before a backend has a menu. In production an empty menu stays empty.
 *
 * @param raw whatever the backend sent
 */
export async function withDemoMenu(raw: unknown): Promise<unknown> {
  if (process.env.NODE_ENV !== 'development' || !isRecord(raw) || !isEmpty(raw.menu)) return raw;
  const { demoMenu } = await import('./demo-menu');
  return { ...raw, menu: demoMenu };
}
