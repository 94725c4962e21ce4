import { isRecord } from '../sections/parse-section';

const isEmpty = (menu: unknown) => typeof menu !== 'object' || menu === null || Object.keys(menu).length === 0;

/**
 * An application model with the default demo menu, where it came without a menu and the site runs in development: a
 * header can then be built and looked at before a backend has one. In production an empty menu stays empty.
 *
 * @param raw whatever the backend sent
 */
export async function withDemoMenu(raw: unknown): Promise<unknown> {
  if (process.env.NODE_ENV !== 'development' || !isRecord(raw) || !isEmpty(raw.menu)) return raw;
  const { demoMenu } = await import('./demo-menu');
  return { ...raw, menu: demoMenu };
}
