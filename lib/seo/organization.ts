import { LocalBusinessJsonLd, OrganizationJsonLd } from 'next-seo';

import type { ApplicationModel } from '../content';
import { phoneHref } from '../i18n/phone';
import { type Thing, thingOf } from './json-ld';

/** The company's id in every page's data. Its details are on the home and contact pages only. */
export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;

const logo = (siteUrl: string) => `${siteUrl}/icon-512.png`;

/** The company as other objects refer to it. */
export const organizationReference = ({ siteInfo }: ApplicationModel, siteUrl: string): Thing => ({
  '@type': 'Organization',
  '@id': organizationId(siteUrl),
  name: siteInfo.title,
  url: `${siteUrl}/`,
});

/** `Köprübaşı Mah. Kemer Cad. No: 87, 06000 Çankaya/Ankara`, split into parts if it has this form. */
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

/** The company: a general contractor, with address and contact. */
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
  // Search engines reject a LocalBusiness without an address, so it is an Organization then.
  const company = adress
    ? LocalBusinessJsonLd({ ...known, type: 'GeneralContractor', address: addressOf(adress), image: logo(siteUrl) })
    : OrganizationJsonLd(known);
  return { ...thingOf(company), '@id': organizationId(siteUrl), logo: logo(siteUrl) };
}
