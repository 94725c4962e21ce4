import type { Block, Field } from 'payload';
import { definitions, productDefinitions } from '../../../components/sections/definitions';
import type { SectionDefinition } from '../../../lib/sections/define-section';
import { rowTitle } from '../admin/row-title';
import { referenceType } from '../reusable/reference';
import { textValidator } from '../validation/text-validator';
import { isUniqueSectionId } from '../validation/section-id';
import { fieldsFromDefinitions } from './field-from-definition';

/** The fields of every section: its `id` and `order` on the wire, and whether it is shown. */
const frameFields: Field = {
  type: 'collapsible',
  label: { tr: 'Kimlik ve sıra', en: 'Id and order' },
  admin: { initCollapsed: true },
  fields: [
    {
      name: 'isHidden',
      type: 'checkbox',
      label: { tr: 'Ziyaretçilerden gizle', en: 'Hide from visitors' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'sectionId',
          type: 'text',
          label: { tr: 'Bölüm kimliği', en: 'Section id' },
          admin: { description: { tr: 'Boşsa kendiliğinden verilir.', en: 'Given automatically when empty.' } },
          validate: isUniqueSectionId,
        },
        {
          name: 'order',
          type: 'number',
          label: { tr: 'Sıra', en: 'Order' },
          admin: {
            description: {
              tr: 'Küçük olan önce gelir. Bölümler sürüklenince yeniden verilir.',
              en: 'Lower comes first. Given anew when sections are dragged.',
            },
          },
        },
      ],
    },
  ],
};

/** The Payload block of a section type. */
export function blockFromDefinition({ type, label, fields }: SectionDefinition): Block {
  return {
    slug: type,
    labels: { singular: { ...label }, plural: { ...label } },
    admin: { disableBlockName: true, components: { Label: rowTitle(label, { isKindShown: true }) } },
    fields: [...fieldsFromDefinitions(fields), frameFields],
  };
}

/*
 * `npm run generate:types` leaves the company's own types out: `payload-types.ts` is a file of the product, and would
 * conflict in every upgrade.
 */
const described: readonly SectionDefinition[] = process.env.WITHOUT_CUSTOM ? productDefinitions : definitions;

const referenceLabel = { tr: 'Ortak bölüm', en: 'Reusable section' };

/** A reusable section on a page (`src/reusable`). Its `reusable` is the uuid of the section's own page. */
const referenceBlock: Block = {
  slug: referenceType,
  labels: { singular: referenceLabel, plural: { tr: 'Ortak bölümler', en: 'Reusable sections' } },
  admin: {
    disableBlockName: true,
    components: { Label: '/src/reusable/admin/ReusableTitle#ReusableTitle' },
  },
  fields: [
    {
      name: 'reusable',
      type: 'text',
      label: referenceLabel,
      admin: { components: { Field: '/src/reusable/admin/ReusableField#ReusableField' } },
      validate: textValidator({ isRequired: true }),
    },
    frameFields,
  ],
};

/** A block for every section type of the site, and one for reusable sections. */
export const sectionBlocks: Block[] = [
  ...described.map((definition) => blockFromDefinition(definition)),
  referenceBlock,
];
