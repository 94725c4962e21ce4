import type { ServerProps } from 'payload';
import { formatAdminURL } from 'payload/shared';

import { setupOffer } from '../read-view';
import { setupTexts } from '../setup-texts';
import { LaterButton } from './LaterButton';
import './setup-banner.css';
import './setup-buttons.css';

/** Above the dashboard: leads administrators to the setup until it is done or put off. */
export async function SetupBanner({ i18n, payload, user }: ServerProps) {
  if (user?.role !== 'admin') return null;
  const offer = await setupOffer(payload);
  if (!offer) return null;
  const texts = setupTexts(i18n.language);
  const isDemo = offer === 'demo';
  const href = formatAdminURL({ adminRoute: payload.config.routes.admin, path: '/setup' });
  return (
    <section className="setup-banner" aria-labelledby="setup-banner">
      <div>
        <h2 id="setup-banner">{isDemo ? texts.offerDemo : texts.offerSetup}</h2>
        <p>{isDemo ? texts.offerDemoText : texts.offerSetupText}</p>
      </div>
      <div className="setup-banner__actions">
        <a className="setup-button" href={href}>
          {isDemo ? texts.offerDemoLink : texts.offerSetupLink}
        </a>
        <LaterButton />
      </div>
    </section>
  );
}
