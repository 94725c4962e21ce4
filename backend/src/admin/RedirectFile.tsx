'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useId, useRef, useState } from 'react';

import { redirectFileTexts } from './redirect-file-texts';

interface Outcome {
  message: string;
  errors: { line: number; message: string }[];
}

interface Answer {
  success: boolean;
  message?: string;
  data?: { created?: number; updated?: number; errors?: Outcome['errors'] };
}

/** Imports a CSV file of redirects, or exports all of them. Shown above their list. */
export function RedirectFile() {
  const { i18n } = useTranslation();
  const t = redirectFileTexts[i18n.language === 'en' ? 'en' : 'tr'];
  const router = useRouter();
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setIsBusy] = useState(false);

  async function send(file: File): Promise<Outcome> {
    try {
      const headers = { 'content-type': 'text/csv' };
      const response = await fetch('/api/redirects/import', { method: 'POST', body: file, headers });
      const { success, message, data } = (await response.json()) as Answer;
      if (success) return { message: t.done(data?.created ?? 0, data?.updated ?? 0), errors: [] };
      return { message: message ?? t.failed, errors: data?.errors ?? [] };
    } catch {
      return { message: t.failed, errors: [] };
    }
  }

  async function upload(file: File | undefined): Promise<void> {
    if (!file) return;
    setIsBusy(true);
    setOutcome(await send(file));
    setIsBusy(false);
    if (input.current) input.current.value = '';
    router.refresh();
  }

  return (
    <div style={{ marginBottom: '1rem' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center' }}>
        <label htmlFor={inputId}>{t.choose}</label>
        <input
          ref={input}
          id={inputId}
          type="file"
          accept=".csv,text/csv"
          disabled={isBusy}
          onChange={({ target }) => void upload(target.files?.[0])}
        />
        <Button el="anchor" url="/api/redirects/export" buttonStyle="secondary" size="small" margin={false}>
          {t.export}
        </Button>
      </div>
      <div role="status">
        {outcome && <p>{outcome.message}</p>}
        {outcome && outcome.errors.length > 0 && (
          <ul>
            {outcome.errors.map(({ line, message }) => (
              <li key={`${line} ${message}`}>{t.line(line, message)}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
