import { allowedHtml } from '../../../lib/sections/allowed-html';
import { arrayOf, object, type Schema, text } from './json-schema';

const percent: Schema = { type: 'number', minimum: 0, maximum: 100 };
const pixels: Schema = { type: 'number', minimum: 1 };
export const time: Schema = { ...text, description: 'ISO 8601' };
export const path: Schema = { ...text, pattern: '^/(?![/\\\\])' };
const crop = object({ src: text, width: pixels, height: pixels }, ['src', 'width', 'height']);

const channel = '\\s*[0-9]{1,3}\\s*';
const colorForms = [
  '#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6}',
  `rgb\\(${channel},${channel},${channel}\\)`,
  `rgba\\(${channel},${channel},${channel},\\s*(0|1|0?\\.[0-9]+|1\\.0+)\\s*\\)`,
];

/** What is used in several places. */
export const values: Record<string, Schema> = {
  color: { type: 'string', pattern: `^(${colorForms.join('|')})$`, description: 'hex, rgb() or rgba()' },
  html: { ...text, description: `Allowed elements: ${Object.keys(allowedHtml).join(' ')}. Others are removed.` },
  image: {
    anyOf: [
      { ...text, minLength: 1 },
      object(
        {
          ...{ src: { ...text, minLength: 1 }, width: pixels, height: pixels, alt: text, blurDataURL: text },
          focal: object({ x: percent, y: percent }, ['x', 'y']),
          portrait: crop,
          square: crop,
        },
        ['src'],
      ),
    ],
  },
  document: {
    anyOf: [
      { ...text, minLength: 1 },
      object(
        {
          src: { ...text, minLength: 1 },
          size: { type: 'number', exclusiveMinimum: 0, description: 'bytes' },
          mimeType: text,
        },
        ['src'],
      ),
    ],
  },
  film: {
    anyOf: [
      { ...text, minLength: 1 },
      object(
        {
          src: { ...text, minLength: 1 },
          poster: text,
          captions: arrayOf(object({ src: text, language: text }, ['src', 'language'])),
          duration: { type: 'number', exclusiveMinimum: 0, description: 'seconds' },
          uploadedAt: time,
        },
        ['src'],
      ),
    ],
  },
};
