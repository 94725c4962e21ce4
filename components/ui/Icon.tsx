import 'server-only';

import iconNodes from 'lucide-static/icon-nodes.json';

type IconNode = [tag: string, attributes: Record<string, string>];

const lucide = iconNodes as unknown as Record<string, IconNode[]>;

/** CONTRACT.md, Section: the brands Lucide does not draw. `scripts/brand-icons.mjs` makes their file. */
const brands = ['facebook', 'instagram', 'linkedin', 'x', 'youtube'];

interface Props {
  /** A Lucide name, or one of the five brand names. */
  name: string;
  size?: 'normal' | 'large';
  className?: string;
}

function classNames({ size, className }: Props, isBrand: boolean): string {
  return ['icon', size === 'large' && 'icon-large', isBrand && 'icon-brand', className].filter(Boolean).join(' ');
}

/** An icon of the content or of the interface, as decoration: its text stands beside it. Unknown names draw nothing. */
export function Icon(props: Props) {
  const { name } = props;
  if (brands.includes(name)) {
    // Brand marks stand on every page and are long, so they come from a file the browser keeps.
    return (
      <svg className={classNames(props, true)} aria-hidden="true" focusable="false">
        <use href={`/drawings/brands.svg#${name}`} />
      </svg>
    );
  }
  const nodes = Object.hasOwn(lucide, name) ? lucide[name] : undefined;
  if (!nodes) return null;
  return (
    <svg className={classNames(props, false)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {nodes.map(([Tag, attributes], index) => {
        const Shape = Tag as 'path';
        return <Shape key={index} {...attributes} />;
      })}
    </svg>
  );
}
