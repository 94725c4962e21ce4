import { field, group, list, type SectionDefinition } from '../lib/sections/define-section';
import { parseSection, type ParseContext } from '../lib/sections/parse-section';

export function contextWithLog() {
  const warnings: string[] = [];
  const context: ParseContext = {
    warn: (message) => warnings.push(message),
    sanitizeHtml: (html) => html.replaceAll('<script>', ''),
    resolveLink: (href) => `/en${href}`,
    resolveMedia: (src) => (src.startsWith('/') ? src : undefined),
  };
  return { warnings, context };
}

/** One field of each kind, as a definition may have them. */
const label = { tr: 'x', en: 'x' };
export const everything: SectionDefinition = {
  type: 'everything',
  label,
  fields: {
    text: field('text', label),
    html: field('html', label),
    link: field('link', label),
    home: field('link', label, { default: '/home' }),
    icon: field('icon', label),
    color: field('color', label),
    length: field('length', label),
    date: field('date', label),
    choice: field('choice', label, { options: ['left', 'right'] }),
    isOn: field('boolean', label),
    isOff: field('boolean', label, { default: true }),
    tags: field('tags', label),
    image: field('image', label),
    movie: field('movie', label),
    file: field('file', label),
    list: list(label, { title: field('text', label, { required: true }) }),
    group: group(label, { text: field('text', label) }),
  },
};

export function parseAll(values: Record<string, unknown>) {
  const { warnings, context } = contextWithLog();
  const raw = { id: 'a', type: 'everything', group: {}, ...values };
  return { section: parseSection<Record<string, unknown>>([everything], raw, 'p', context), warnings };
}

export const nothing = {
  ...{ id: 'a', type: 'everything', order: 0 },
  ...{ home: '/en/home', isOn: false, isOff: true, tags: [], list: [], group: {} },
};
