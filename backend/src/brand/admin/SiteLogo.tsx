import type { ServerProps } from 'payload';

import { readLook } from './read-look';
import './site-look.css';

/** The site's logo, or its name, above the login; nothing on a site that has neither yet. */
export async function SiteLogo({ payload }: ServerProps) {
  const { logo, logoOnDark, title, accent } = await readLook(payload);
  if (!logo) {
    return title === '' ? null : (
      <span className="site-logo" style={{ borderColor: accent }}>
        {title}
      </span>
    );
  }
  return (
    <>
      <img className="site-logo site-logo--light" src={logo} alt={title} />
      <img className="site-logo site-logo--dark" src={logoOnDark ?? logo} alt={title} />
    </>
  );
}
