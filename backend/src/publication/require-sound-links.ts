import { ValidationError, type GlobalConfig } from 'payload';
import { hiddenAddresses } from '../bin/hidden-addresses';
import { leadsTo } from '../bin/menu-links';
import { findBroken } from '../editing/checks/broken-links';
import { problem } from '../editing/checks/page-problem';
import { problemText } from '../editing/checks/texts';
import { refusedInAdmin } from '../editing/trail/record-changes';
import { isTrailArea } from '../editing/trail/actions';
import { linksIn } from './links-in';

type GlobalBeforeChangeHook = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeChange']>[number];

/** Refuses to publish a global with broken links, as for pages. */
export const requireSoundLinks: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  if (data._status !== 'published' || req.context.isSeeding) return data;
  const links = linksIn(data);
  const broken = await findBroken(req, [...new Set(links.map(({ href }) => href))], '');
  // What leads to a deleted page is not shown, and has its place again when the page is restored.
  const hidden = await hiddenAddresses(req);
  const isInBin = (href: string) => [...hidden].some((link) => leadsTo(href, link));
  const wrong = links.filter(({ href }) => broken.get(href) === 'link_broken' && !isInBin(href));
  if (wrong.length === 0) return data;
  const reason = wrong.map(({ href, path }) => `link_broken ${path} ${href}`).join('; ');
  if (isTrailArea(global.slug)) refusedInAdmin(req, { area: global.slug, reason });
  const language = req.i18n?.language === 'en' ? 'en' : 'tr';
  const errors = wrong.map(({ href, path }) => {
    const rest = { sectionId: null, field: path, language: null, detail: href };
    const message = problemText(problem('link_broken', rest), language);
    return { path, message, label: message };
  });
  throw new ValidationError({ global: global.slug, errors, req }, req.t);
};
