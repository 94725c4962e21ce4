import type { PayloadRequest } from 'payload';
import type { BrandChoice } from '../../../lib/brand/brand';
import { findUnreadable, type Unreadable } from '../../../lib/brand/find-unreadable';
import { colorNames, isOneOf, themeNames } from '../../../lib/brand/options';
import { message, type MessageKey } from '../validation/messages';
import { isHexColor } from '../validation/patterns';
import { isRecord, textOf, type StoredValues } from '../wire/values';
import { brandTexts } from './brand-texts';

type Request = Pick<PayloadRequest, 'i18n'>;

const colorsOf = ({ colors }: StoredValues): StoredValues => (isRecord(colors) ? colors : {});

/** The theme and colours of stored values. Malformed ones are left to their own error. */
export function choiceOf(stored: StoredValues): BrandChoice {
  const colors = colorsOf(stored);
  const chosen = colorNames.flatMap((name) => {
    const color = textOf(colors[name]);
    return color && isHexColor(color) ? [[name, color] as const] : [];
  });
  const theme = isOneOf(themeNames, stored.theme) ? stored.theme : 'drawing';
  return { theme, colors: Object.fromEntries(chosen) };
}

function sentence({ field, against, ratio, suggestion }: Unreadable, req: Request): string {
  const language = req.i18n.language === 'en' ? 'en' : 'tr';
  const nameOf = (name: Unreadable['against']) =>
    name === 'white' ? message('colorWhite', req) : brandTexts.colors[name].label[language];
  const key: MessageKey = suggestion ? 'colorContrast' : 'colorContrastOther';
  return message(key, req)
    .replace('{field}', nameOf(field))
    .replace('{other}', nameOf(against))
    .replace('{ratio}', ratio.toLocaleString(language))
    .replace('{color}', suggestion ?? '');
}

/** What is wrong with the colours of a brand: those that are none, and the pairs that WCAG AA refuses. */
export function brandProblems(stored: StoredValues, req: Request): { path: string; message: string }[] {
  const colors = colorsOf(stored);
  const isOpen = (value: unknown) => value === undefined || value === null || value === '';
  const isColor = (value: unknown) => typeof value === 'string' && isHexColor(value);
  const malformed = colorNames.filter((name) => !isOpen(colors[name]) && !isColor(colors[name]));
  return [
    ...malformed.map((name) => ({ path: `colors.${name}`, message: message('hexColor', req) })),
    ...findUnreadable(choiceOf(stored)).map((each) => ({
      path: `colors.${each.field}`,
      message: sentence(each, req),
    })),
  ];
}
