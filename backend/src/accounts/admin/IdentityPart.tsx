'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';

import type { AdminTexts } from './admin-texts';
import { SecretInput } from './SecretInput';
import type { CallEndpoint } from './SecurityPanel';

interface Props {
  t: AdminTexts;
  call: CallEndpoint;
  hasFactor: boolean;
  onDone: () => void;
}

/** Confirms the user's identity before accounts are changed. */
export function IdentityPart({ t, call, hasFactor, onDone }: Props) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');

  async function confirm(): Promise<void> {
    if (!(await call('confirm-identity', { password, code }))) return;
    setPassword('');
    setCode('');
    onDone();
  }

  return (
    <>
      <h3>{t.identityTitle}</h3>
      <p>{t.identityWhy}</p>
      <SecretInput label={t.password} value={password} onChange={setPassword} autoComplete="current-password" />
      {hasFactor && (
        <SecretInput
          type="text"
          label={t.code}
          hint={t.codeHint}
          value={code}
          onChange={setCode}
          autoComplete="one-time-code"
        />
      )}
      <Button buttonStyle="secondary" onClick={() => void confirm()}>
        {t.identity}
      </Button>
    </>
  );
}
