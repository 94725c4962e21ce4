'use client';

import { lastResort } from '@/lib/i18n/last-resort';

/** Shown only if the root layout cannot be rendered: a text and a link to the home page, nothing that could fail. */
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
