import 'server-only';

import iconNodes from 'lucide-static/icon-nodes.json';
import { siFacebook, siInstagram, siX, siYoutube } from 'simple-icons';

type IconNode = [tag: string, attributes: Record<string, string>];

const lucide = iconNodes as unknown as Record<string, IconNode[]>;

/** CONTRACT.md, Section: the brands Lucide does not draw. LinkedIn left simple-icons; this mark is ours. */
const brands: Record<string, string> = {
  facebook: siFacebook.path,
  instagram: siInstagram.path,
  x: siX.path,
  youtube: siYoutube.path,
  linkedin:
    'M4.98 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM3 9.75h4V21H3zM9.25 9.75h3.83v1.54h.05c.53-.96 1.84-1.97 3.79-1.97 4.05 0 4.8 2.57 4.8 5.92V21h-4v-5.1c0-1.22-.02-2.78-1.75-2.78-1.76 0-2.03 1.33-2.03 2.69V21h-4z',
};

interface Props {
  /** A Lucide name, or one of the five brand names. */
  name: string;
  size?: 'normal' | 'large';
  className?: string;
}

function shapes(name: string): { isBrand: boolean; nodes: IconNode[] } | undefined {
  const brand = Object.hasOwn(brands, name) ? brands[name] : undefined;
  if (brand) return { isBrand: true, nodes: [['path', { d: brand }]] };
  const nodes = Object.hasOwn(lucide, name) ? lucide[name] : undefined;
  return nodes && { isBrand: false, nodes };
}

/** An icon of the content or of the interface, as decoration: its text stands beside it. Unknown names draw nothing. */
export function Icon({ name, size = 'normal', className }: Props) {
  const icon = shapes(name);
  if (!icon) return null;
  const classes = ['icon', size === 'large' && 'icon-large', icon.isBrand && 'icon-brand', className].filter(Boolean);
  return (
    <svg className={classes.join(' ')} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {icon.nodes.map(([Tag, attributes], index) => {
        const Shape = Tag as 'path';
        return <Shape key={index} {...attributes} />;
      })}
    </svg>
  );
}
