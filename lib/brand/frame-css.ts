import type { CornerName, HeaderName, LineName } from './options';

const corners: Record<CornerName, Record<string, string>> = {
  square: {},
  soft: { r: '4px', 'r-l': '6px' },
  round: { r: '12px', 'r-l': '16px' },
};

export const cornerProperties = (name: CornerName) => corners[name];

/** The lines between parts of a page. Those that say something, such as the frames of fields, stay. */
export function lineProperties(name: LineName): Record<string, string> {
  if (name === 'fine') return {};
  if (name === 'none') return { line: 'transparent', 'line-ink': 'transparent', 'line-foot': 'transparent' };
  return {
    line: 'color-mix(in oklab,var(--ink) 42%,var(--paper))',
    'line-ink': 'color-mix(in oklab,var(--light) 46%,var(--dark))',
    'line-foot': 'color-mix(in oklab,var(--ink) 42%,var(--concrete))',
  };
}

/** Without the marks there is no margin that carries them. The company's own logo starts where the text does. */
export const stationProperties = (isShown: boolean): Record<string, string> =>
  isShown
    ? { 'logo-x': 'var(--rail)' }
    : { station: 'none', rail: '0px', 'logo-x': 'var(--gutter)', 'bar-x': 'var(--gutter)' };

/** On a dark bar the names mean what they mean on the dark ground. */
const darkBar =
  '[data-bar=dark]{--paper:var(--dark);--ink:var(--light);--concrete:var(--dark);--ink-2:var(--mute);--ink-3:var(--mute);--line:var(--line-ink);--base-text:var(--base-hi);--focus:var(--light);color:var(--light)}';

const stackedBar =
  '@media(min-width:992px){:root{--bar-h:136px}header[data-bar=stacked]{display:grid;grid-template:84px 52px/1fr;justify-items:center}[data-bar=stacked]>a{padding:14px 0 0;transform-origin:50%}[data-bar=stacked]>div{margin:0}[data-bar=stacked] b{max-width:none;font-size:1.75rem}}[data-bar=stacked] b{font-family:var(--font-head,inherit);font-weight:var(--w-head,600)}';

export const headerCss = (name: HeaderName): string => ({ bar: '', dark: darkBar, stacked: stackedBar })[name];
