'use client';

import type { AdminTexts } from './admin-texts';

export function RecoveryCodes({ t, codes }: { t: AdminTexts; codes: readonly string[] }) {
  return (
    <div role="status">
      <p>{t.recovery}</p>
      <ul style={{ fontFamily: 'monospace', columns: 2, margin: '1rem 0' }}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}
