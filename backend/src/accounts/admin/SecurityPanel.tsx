'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';

import type { AdminTexts } from './admin-texts';
import { callUsers } from './call-users';
import { FactorPart } from './FactorPart';
import { IdentityPart } from './IdentityPart';

/** Calls an endpoint and shows its error. @returns the answer's data, or undefined after an error */
export type CallEndpoint = (path: string, body?: object) => Promise<Record<string, unknown> | undefined>;

interface Props {
  t: AdminTexts;
  id: number | string;
  isOwn: boolean;
  isAdmin: boolean;
}

/** Not a form element: it is rendered inside the account form. */
export function SecurityPanel({ t, id, isOwn, isAdmin }: Props) {
  const [note, setNote] = useState('');
  const [hasFactor, setHasFactor] = useState(false);

  const call: CallEndpoint = async (path, body = {}) => {
    const { isOk, message, data } = await callUsers(path, 'POST', body);
    setNote(isOk ? '' : message || t.failed);
    return isOk ? data : undefined;
  };

  async function signOut(): Promise<void> {
    if (!(await call('sign-out-everywhere', isOwn ? {} : { id }))) return;
    if (isOwn) window.location.assign('/admin/login');
    else setNote(t.signedOut);
  }

  return (
    <section aria-label={t.title} style={{ marginTop: '3rem' }}>
      <h2 style={{ marginBottom: '1rem' }}>{t.title}</h2>
      <p role="status">{note}</p>
      {isOwn && <IdentityPart t={t} call={call} hasFactor={hasFactor} onDone={() => setNote(t.identityDone)} />}
      <h3>{t.sessions}</h3>
      <p>{t.signOutWhy}</p>
      <Button buttonStyle="secondary" onClick={() => void signOut()}>
        {t.signOut}
      </Button>
      <FactorPart t={t} id={id} isOwn={isOwn} isAdmin={isAdmin} call={call} onLoaded={setHasFactor} />
    </section>
  );
}
