import { RowTitle as RowTitle_0130584f5ae4d5894531f93131ea5c04 } from '../../../src/admin/RowTitle';
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc';

/** @type import('payload').ImportMap */
export const importMap = {
  '/src/admin/RowTitle#RowTitle': RowTitle_0130584f5ae4d5894531f93131ea5c04,
  '@payloadcms/next/rsc#CollectionCards': CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
};
