import { defaultLanguage } from '../../languages';

/** `/about` → `https://site.example/edit/about`, or `…/en/edit/about` for the English text. */
export function editAddress(siteUrl: string, link: string, language: string): string {
  const prefix = language === defaultLanguage ? '' : `/${language}`;
  return `${siteUrl}${prefix}/edit${link === '/' ? '' : link}`;
}
