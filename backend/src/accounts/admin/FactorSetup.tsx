'use client';

import type { AdminTexts } from './admin-texts';

export interface Setup {
  token: string;
  secret: string;
  picture: string;
}

/** The secret for an authenticator app, as a QR code and as text. */
export function FactorSetup({ t, setup }: { t: AdminTexts; setup: Setup }) {
  return (
    <div>
      <p>{t.scan}</p>
      <img src={setup.picture} alt={t.qr} width={200} height={200} style={{ display: 'block', margin: '1rem 0' }} />
      <p>
        {t.key}: <code>{setup.secret}</code>
      </p>
    </div>
  );
}
