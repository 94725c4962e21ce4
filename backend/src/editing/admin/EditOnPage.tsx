import { readRuntimeEnv } from '../../runtime-env';
import { EditOnPageLink } from './EditOnPageLink';

/** 'Düzenle' above a page's form: leads to the page itself, where it can be edited as visitors see it. */
export function EditOnPage() {
  const { siteUrl } = readRuntimeEnv();
  return siteUrl ? <EditOnPageLink siteUrl={siteUrl} /> : null;
}
