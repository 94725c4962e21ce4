import type { ServerProps } from 'payload';

import { firstLetter } from '../../../../lib/brand/name-mark';
import { readLook } from './read-look';
import './site-look.css';

/** The site's icon, or the first letter of its name, where Payload has its own. It leads to the overview. */
export async function SiteMark({ payload }: ServerProps) {
  const { icon, title, accent, dark } = await readLook(payload);
  if (icon) return <img className="site-mark" src={icon} alt="" />;
  return (
    <span className="site-mark" style={{ color: accent, background: dark }} aria-hidden="true">
      {firstLetter(title)}
    </span>
  );
}
