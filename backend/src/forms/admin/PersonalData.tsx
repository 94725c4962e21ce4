'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import type { adminText } from './admin-texts';

interface Answer {
  success: boolean;
  message?: string;
  data?: { messages: number; newsletter: number };
}

/** Export and deletion of all data of a mail address. */
export function PersonalData({ text }: { text: ReturnType<typeof adminText> }) {
  const router = useRouter();
  const id = useId();
  const [email, setEmail] = useState('');
  const query = `?email=${encodeURIComponent(email.trim())}`;
  const isEmpty = email.trim() === '';

  async function remove() {
    if (!window.confirm(text('deleteConfirm', { email }))) return;
    const response = await fetch('/api/personal-data/delete', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    const { success, message = '', data } = (await response.json()) as Answer;
    if (!success || !data) return void toast.error(text('failed', { reason: message }));
    toast.success(text('deleted', { ...data }));
    router.refresh();
  }

  return (
    <details className="personal-data">
      <summary>{text('personTitle')}</summary>
      <p>{text('personHint')}</p>
      <label htmlFor={id}>{text('email')}</label>
      <div className="personal-data__row">
        <input id={id} type="email" value={email} onChange={({ target }) => setEmail(target.value)} />
        <Button
          el="anchor"
          url={`/api/personal-data${query}`}
          newTab
          disabled={isEmpty}
          buttonStyle="secondary"
          size="small"
        >
          {text('exportJson')}
        </Button>
        <Button
          el="anchor"
          url={`/api/personal-data/csv${query}`}
          disabled={isEmpty}
          buttonStyle="secondary"
          size="small"
        >
          {text('exportCsv')}
        </Button>
        <Button onClick={() => void remove()} disabled={isEmpty} buttonStyle="secondary" size="small">
          {text('delete')}
        </Button>
      </div>
    </details>
  );
}
