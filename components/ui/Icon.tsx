import 'server-only';

import brandPaths from '@/lib/icons/brand-paths.json';
import { brandId } from '@/lib/icons/icon-sheet';
import { lucideIcon } from '@/lib/icons/lucide';

/** Brands that Lucide does not draw (docs/contract.md#fields). `scripts/brand-icons.mjs` makes their files. */
const brands = Object.keys(brandPaths);
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
  /** The sheet with the icons of the frame, if the page loads it anyway and it has those of the accounts. */
  brandSheet?: string;
}

function classNames({ size, className }: Props, isBrand: boolean): string {
  return ['icon', size === 'large' && 'icon-large', isBrand && 'icon-brand', className].filter(Boolean).join(' ');
}

/** An icon as decoration: its text is beside it. Unknown names render nothing. */
export function Icon(props: Props) {
  const { name, brandSheet } = props;
  if (brands.includes(name)) {
    // They are large, so they come from a cached file.
    return (
      <svg className={classNames(props, true)} aria-hidden="true" focusable="false">
        <use href={brandSheet ? `${brandSheet}#${brandId(name)}` : `${brandFile}#${name}`} />
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
