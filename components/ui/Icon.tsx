import 'server-only';

import { lucideIcon } from '@/lib/icons/lucide';

/** Brands that Lucide does not draw (docs/contract.md#fields). `scripts/brand-icons.mjs` makes their file. */
const brands = ['facebook', 'instagram', 'linkedin', 'x', 'youtube'];
const brandFile = '/drawings/brands.svg';

/** Whether there is an icon of that name. */
export function hasIcon(name: string): boolean {
  return brands.includes(name) || lucideIcon(name) !== undefined;
}

interface Props {
  /** A Lucide name, or one of the five brand names. */
  name: string;
  size?: 'normal' | 'large';
  className?: string;
  /** A file that has the brands' icons too, and that the page loads anyway. */
  brandSheet?: string;
}

function classNames({ size, className }: Props, isBrand: boolean): string {
  return ['icon', size === 'large' && 'icon-large', isBrand && 'icon-brand', className].filter(Boolean).join(' ');
}

/** An icon as decoration: its text is beside it. Unknown names render nothing. */
export function Icon(props: Props) {
  const { name } = props;
  if (brands.includes(name)) {
    // They are large, so they come from a cached file.
    return (
      <svg className={classNames(props, true)} aria-hidden="true" focusable="false">
        <use href={`${props.brandSheet ?? brandFile}#${name}`} />
      </svg>
    );
  }
  const nodes = lucideIcon(name);
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
