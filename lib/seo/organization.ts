import { LocalBusinessJsonLd, OrganizationJsonLd } from 'next-seo';

import type { ApplicationModel } from '../content';
import { phoneHref } from '../i18n/phone';
import { type Thing, thingOf } from './json-ld';

/** Names the company in every page's data; its particulars stand on the home and contact pages. */
export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;

const logo = (siteUrl: string) => `${siteUrl}/icon-512.png`;

/** The company as other things mention it. */
export const organizationReference = ({ siteInfo }: ApplicationModel, siteUrl: string): Thing => ({
  '@type': 'Organization',
  '@id': organizationId(siteUrl),
  name: siteInfo.title,
  url: `${siteUrl}/`,
});

/** `Köprübaşı Mah. Kemer Cad. No: 87, 06000 Çankaya/Ankara`, taken apart where it is written that way. */
function addressOf(adress: string) {
  const [, street, postalCode, district, city] =
    /^(.+?),\s*(\d{5})\s+([^/,]+)[/,]\s*([^/,]+?)(?:,\s*[^,]+)?$/.exec(adress) ?? [];
  if (!street) return { streetAddress: adress, addressCountry: 'TR' };
  return {
    streetAddress: street,
    postalCode,
    addressLocality: district?.trim(),
    addressRegion: city,
    addressCountry: 'TR',
  };
}

/** The company: a general contractor, with where and how to reach it. */
export function organization(model: ApplicationModel, siteUrl: string, description?: string): Thing {
  const { title, phone, adress, email } = model.siteInfo;
  const telephone = phone ? phoneHref(phone).replace('tel:', '') : undefined;
  const accounts = model.socialAccounts.map(({ link }) => link).filter((link) => link.startsWith('https:'));
  const known = {
    name: title,
    url: `${siteUrl}/`,
    telephone,
    email: email || undefined,
    description,
    sameAs: accounts.length > 0 ? accounts : undefined,
  };
  // A business without an address is none to search engines; it is a company all the same.
  const company = adress
    ? LocalBusinessJsonLd({ ...known, type: 'GeneralContractor', address: addressOf(adress), image: logo(siteUrl) })
    : OrganizationJsonLd(known);
  return { ...thingOf(company), '@id': organizationId(siteUrl), logo: logo(siteUrl) };
}
