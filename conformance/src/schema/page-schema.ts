import { arrayOf, byLanguage, object, optionalText, reference, type Schema, text } from './json-schema';
import { path, time } from './values-schema';

const data = (section: string): Schema => ({
  description: 'An extra block after the sections.',
  anyOf: [reference('html'), reference(section), arrayOf(reference(section)), { type: 'null' }],
});

const headTexts = { title: optionalText, description: optionalText, keywords: optionalText, summary: optionalText };

export const page = object(
  {
    uuid: text,
    pageKey: { ...text, minLength: 1, maxLength: 200 },
    link: path,
    ...headTexts,
    isVisible: { type: 'boolean' },
    sections: { anyOf: [reference('sections'), { type: 'null' }] },
    data: data('section'),
    otherLangs: {
      anyOf: [
        byLanguage(
          object({ ...headTexts, sections: arrayOf(reference('translatedSection')), data: data('translatedSection') }),
        ),
        { type: 'null' },
      ],
    },
    logoColor: { anyOf: [reference('color'), { enum: ['', null] }] },
    logoBgColor: { anyOf: [reference('color'), { enum: ['', null] }] },
    categories: { type: ['array', 'null'], items: text },
    isEditable: { type: 'boolean' },
    revision: text,
    updatedAt: time,
  },
  ['pageKey', 'title', 'isVisible'],
);
