import { defaultLanguage } from '../../../languages';
import { readRuntimeEnv } from '../../../runtime-env';
import { editAddress } from '../../admin/edit-address';

/** The address of a page in edit mode; empty if that of the site is not set. @param place such as `#request` */
export function editLink(link: string, place: string): string {
  const { siteUrl } = readRuntimeEnv();
  return siteUrl ? editAddress(siteUrl, link, defaultLanguage) + place : '';
}
