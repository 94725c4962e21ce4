import { readRuntimeEnv } from '../../runtime-env';
import { EditOnPageLink } from './EditOnPageLink';

/** The button 'Sitede düzenle' above a page's form: opens the page on the site for editing. */
export function EditOnPage() {
  const { siteUrl } = readRuntimeEnv();
  return siteUrl ? <EditOnPageLink siteUrl={siteUrl} /> : null;
}
