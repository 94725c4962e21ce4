'use client';

import { lastResort } from '@/lib/i18n/last-resort';

/** Shown only where not even the root layout can be rendered: text and a way home, nothing that could fail. */
export default function GlobalError() {
  return (
    <html lang="tr">
      <body>
        <main>
          <h1>{lastResort.title}</h1>
          <p>
            <a href="/">{lastResort.home}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
