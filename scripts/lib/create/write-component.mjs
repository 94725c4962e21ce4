/** @typedef {import('../../../lib/sections/define-section').Field} Field */
/** @typedef {import('../../../lib/sections/define-section').Fields} Fields */

/** What the code that shows a field needs from elsewhere. */
export const imports = {
  SectionHead: "import { SectionHead } from '@/components/sections/SectionHead';",
  ButtonLink: "import { ButtonLink } from '@/components/ui/ButtonLink';",
  Entrance: "import { Entrance } from '@/components/ui/Entrance';",
  FilmCover: "import { FilmCover } from '@/components/ui/FilmCover';",
  Icon: "import { Icon } from '@/components/ui/Icon';",
  Picture: "import { Picture } from '@/components/ui/Picture';",
  RichText: "import { RichText } from '@/components/ui/RichText';",
  longDate: "import { longDate } from '@/lib/text/dates';",
};

/** @param {string} line an import @returns {string} */
const pathOf = (line) => line.slice(line.indexOf("'"));

/** Fields that `SectionHead` or another field shows. @param {Fields} fields @param {boolean} isSection */
const shownElsewhere = (fields, isSection) => [
  ...(isSection && 'title' in fields ? ['title', 'subTitle', 'backgroundImage'] : []),
  ...('link' in fields ? ['linkTitle'] : []),
];

/**
 * The code that shows a field.
 *
 * @param {string} name
 * @param {Field} field
 * @param {string} from the variable that has the value
 * @param {Fields} beside the fields of the same object
 * @returns {string} JSX; empty for a field that is no content of its own
 */
function fieldCode(name, field, from, beside) {
  const value = `${from}.${name}`;
  const ifSet = (/** @type {string} */ code) => `{${value} && ${code}}`;
  switch (field.kind) {
    case 'list':
      return `{${value}.length > 0 && (
        <ul className={styles.items}>
          {${value}.map((item, index) => (
            <Entrance as="li" kind="fade" key={index} className={styles.item}>
              ${fieldsCode(field.fields, 'item', false)}
            </Entrance>
          ))}
        </ul>
      )}`;
    case 'group':
      return fieldsCode(field.fields, value, false);
    case 'html':
      return ifSet(`<RichText html={${value}} />`);
    case 'icon':
      return ifSet(`<Icon name={${value}} size="large" />`);
    case 'image':
      return ifSet(`<Picture image={${value}} sizes="(min-width: 992px) 50vw, 100vw" />`);
    case 'movie':
      return ifSet(`<FilmCover movie={${value}} sizes="(min-width: 992px) 64vw, 100vw" t={context.t} />`);
    case 'file':
      return ifSet(`<a href={${value}.src}>{${value}.src.replace(/^.*\\//, '')}</a>`);
    case 'link': {
      const title =
        beside.linkTitle?.kind === 'text' ? `${from}.linkTitle ?? context.t('readMore')` : "context.t('readMore')";
      return ifSet(`<ButtonLink href={${value}} title={${title}} />`);
    }
    case 'date':
      return ifSet(`<time dateTime={${value}}>{longDate(${value}, context.contentLanguage)}</time>`);
    case 'tags':
      return `{${value}.length > 0 && <p>{${value}.join(' · ')}</p>}`;
    case 'text':
      return name === 'title' ? ifSet(`<h3>{${value}}</h3>`) : ifSet(`<p>{${value}}</p>`);
    default:
      // A colour, a length, a choice or a boolean, which only the styles use.
      return '';
  }
}

/** @param {Fields} fields @param {string} from @param {boolean} isSection @returns {string} */
function fieldsCode(fields, from, isSection) {
  const elsewhere = shownElsewhere(fields, isSection);
  const shown = Object.entries(fields).filter(([name]) => !elsewhere.includes(name));
  return shown
    .map(([name, field]) => fieldCode(name, field, from, fields))
    .filter(Boolean)
    .join('\n');
}

/** Values that only the styles use, as attributes. @param {Fields} fields @returns {string} */
function attributes(fields) {
  const entries = Object.entries(fields);
  const marks = entries.map(([name, { kind }]) => {
    const attribute = `data-${name.replaceAll(/([A-Z])/g, '-$1').toLowerCase()}`;
    if (kind === 'choice') return `${attribute}={section.${name}}`;
    return kind === 'boolean' ? `${attribute}={section.${name} || undefined}` : '';
  });
  const color = entries.find(([, { kind }]) => kind === 'color')?.[0];
  const length = entries.find(([, { kind }]) => kind === 'length')?.[0];
  const styles = [
    color && `borderBlockStart: section.${color} && \`4px solid \${section.${color}}\``,
    length && `minBlockSize: section.${length}`,
  ].filter(Boolean);
  return [...marks, styles.length > 0 ? `style={{ ${styles.join(', ')} }}` : ''].filter(Boolean).join(' ');
}

/**
 * The source of an own section's component: it shows every field, as a start.
 *
 * @param {string} folder the component's name
 * @param {string} type
 * @param {Fields} fields of the definition
 * @returns {string}
 */
export function componentSource(folder, type, fields) {
  const head = 'title' in fields ? '<SectionHead section={section} context={context} />' : '';
  const body = `<div className={styles.body} ${attributes(fields)}>${fieldsCode(fields, 'section', true)}</div>`;
  const code = head + body;
  const needed = Object.entries(imports).filter(([name]) => code.includes(`<${name} `) || code.includes(`{${name}(`));
  const uses = code.includes('context') ? '{ section, context }' : '{ section }';
  const lines = [
    ...needed.map(([, line]) => line),
    "import type { SectionProps } from '@/components/sections/section-props';",
  ].sort((a, b) => pathOf(a).localeCompare(pathOf(b)));
  return `${lines.join('\n')}

import styles from './${folder}.module.scss';

export function ${folder}(${uses}: SectionProps<'${type}'>) {
  return (<>${head}${body}</>);
}
`;
}
