import { currentPagePaths } from '../../lib/redirects/keep-page-paths';
import { currentRedirects } from '../../lib/redirects/keep-redirects';
import { redirectionOf } from '../../lib/redirects/redirect-table';
import { countEvent } from '../../lib/telemetry/meter.mjs';
import { isHidden } from '../hide-languages';
import { isPart } from '../is-part';
import type { Step } from '../step';
import type { FinishedStore, Kept } from './finished-store';
import { requestKey } from './request-key';

/** The tables that an address was last looked up in. They are replaced, not changed. */
const checked = new WeakMap<Kept, { redirects: object; paths: object }>();

/** Whether an address leads elsewhere by now. It did not when its answer was kept. */
function hasMoved(kept: Kept, url: string): boolean {
  const [redirects, paths] = [currentRedirects(), currentPagePaths()];
  const last = checked.get(kept);
  if (last?.redirects === redirects && last.paths === paths) return false;
  if (redirectionOf(redirects, url, paths)) return true;
  checked.set(kept, { redirects, paths });
  return false;
}

const [hit, miss] = [{ result: 'hit' }, { result: 'miss' }];

/**
 * Answers with what was finished before, if it is still valid. The address needs no repair, since only addresses that
 * needed none are kept.
 */
export function answerFinished(store: FinishedStore): Step {
  return (request, response) => {
    const key = requestKey(request);
    const kept = key === undefined ? undefined : store.get(key);
    if (key !== undefined) countEvent('site_finished_lookups_total', kept ? hit : miss);
    const { url = '', headers } = request;
    if (!kept || (kept.isFile && isPart(headers)) || isHidden(url) || hasMoved(kept, url)) return false;
    kept.answer.send(request, response);
    return true;
  };
}
