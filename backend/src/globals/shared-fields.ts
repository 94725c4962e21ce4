import type { TextField } from 'payload';
import { checkedText, checkWith } from '../validation/checked-text';
import { isKey, isLink } from '../validation/patterns';
import { textValidator } from '../validation/text-validator';

/** The key of an item in the application model. */
export const keyField: TextField = {
  name: 'key',
  type: 'text',
  label: { tr: 'Kısa ad', en: 'Key' },
  required: true,
  validate: textValidator({ isRequired: true, isValid: isKey, problem: 'key' }),
};

export const titleField: TextField = {
  name: 'title',
  type: 'text',
  label: { tr: 'Başlık', en: 'Title' },
  localized: true,
  validate: textValidator({ isRequired: true, isLocalized: true }),
};

export const linkField: TextField = {
  name: 'link',
  type: 'text',
  label: { tr: 'Bağlantı', en: 'Link' },
  validate: textValidator({ isValid: isLink, problem: 'link' }),
  hooks: { beforeChange: [checkedText(checkWith(isLink, 'link'))] },
};
