import type { Field, GlobalConfig, SelectField } from 'payload';
import { colorNames, cornerNames, headerNames, lineNames, pairingNames, themeNames } from '../../../lib/brand/options';
import type { FileStore } from '../../../lib/storage/file-store.mjs';
import { mediaField } from '../blocks/media-fields';
import { brandTexts as texts, type Label } from '../brand/brand-texts';
import { checkBrandFiles } from '../brand/check-brand-files';
import { brandPreviewUrl } from '../brand/preview-brand';
import { requireReadableBrand } from '../brand/require-readable-brand';
import { announceApplicationModel } from '../hooks/announce-application-model';
import { isHexColor } from '../validation/patterns';
import { textValidator } from '../validation/text-validator';

/** A choice; an open one is the theme's. */
function choice<Name extends string>(
  name: string,
  names: readonly Name[],
  { label, options }: { label: Label; options: Record<Name, Label> },
): SelectField {
  return {
    name,
    type: 'select',
    label,
    options: names.map((value) => ({ value, label: options[value] })),
    admin: { width: '33%' },
  };
}

const color = (name: (typeof colorNames)[number]): Field => ({
  name,
  type: 'text',
  label: texts.colors[name].label,
  admin: { width: '33%', description: texts.colors[name].description, placeholder: '#1a2b3c' },
  validate: textValidator({ isValid: isHexColor, problem: 'hexColor' }),
});

const image = (name: 'logo' | 'logoOnDark' | 'icon') =>
  mediaField(name, 'image/', { label: texts[name].label, admin: { description: texts[name].description } });

/** Of the preview beside the form, in pixels. */
const breakpoints = [
  { name: 'phone', label: '390 × 844', width: 390, height: 844 },
  { name: 'desk', label: '1440 × 900', width: 1440, height: 900 },
];

/**
 * The look of the site: theme, colours, type, lines, logo (docs/brand.md).
 *
 * @param store where the media library's files are
 */
export const brand = (store: FileStore): GlobalConfig => ({
  slug: 'brand',
  label: texts.brand,
  admin: {
    group: { tr: 'Site', en: 'Site' },
    description: texts.description,
    livePreview: { url: brandPreviewUrl, openByDefault: true, breakpoints },
  },
  hooks: { beforeChange: [requireReadableBrand, checkBrandFiles(store)], afterChange: [announceApplicationModel] },
  fields: [
    { ...choice('theme', themeNames, texts.theme), defaultValue: 'drawing', admin: {} },
    {
      name: 'colors',
      type: 'group',
      label: texts.colorGroup,
      admin: { description: texts.open },
      fields: [{ type: 'row', fields: colorNames.map(color) }],
    },
    {
      name: 'fonts',
      type: 'group',
      label: texts.fontGroup,
      fields: [
        choice('pairing', pairingNames, texts.pairing),
        mediaField('own', 'font/', {
          label: texts.ownFont.label,
          admin: { components: { Description: '/src/admin/OwnFontNote#OwnFontNote' } },
        }),
        // What the site needs to know of the file, read when it is saved.
        { name: 'ownFacts', type: 'json', admin: { hidden: true } },
      ],
    },
    {
      type: 'row',
      fields: [
        choice('corners', cornerNames, texts.corners),
        choice('lines', lineNames, texts.lines),
        choice('stations', ['on', 'off'], texts.stations),
        choice('header', headerNames, texts.header),
      ],
    },
    image('logo'),
    image('logoOnDark'),
    image('icon'),
  ],
});
