import 'server-only';

import { addressOf } from '../i18n/addresses';
import type { Language } from '../i18n/languages';
import { currentPagePaths } from '../redirects/keep-page-paths';
import { currentRedirects } from '../redirects/keep-redirects';
import { redirectionOf } from '../redirects/redirect-table';
import { editAddressOf } from './edit-path';

/**
 * Where a page that is no longer at an address is edited.
 *
 * @param path the bare public path
 * @returns an edit address; undefined if the address does not lead to another page of the site
 */
export function movedTo(path: string, language: Language): string | undefined {
  const location = redirectionOf(currentRedirects(), addressOf(path, language), currentPagePaths())?.location;
  return location?.startsWith('/') ? editAddressOf(location.replace(/[?#].*$/s, '')) : undefined;
}
