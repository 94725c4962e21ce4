'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

import type { AdminTexts } from './admin-texts';
import { callUsers } from './call-users';
import { FactorSetup, type Setup } from './FactorSetup';
import { RecoveryCodes } from './RecoveryCodes';
import { SecretInput } from './SecretInput';
import type { CallEndpoint } from './SecurityPanel';

interface Factor {
  isOn: boolean;
  recoveryLeft: number;
  isRequired: boolean;
}

interface Props {
  t: AdminTexts;
  id: number | string;
  isOwn: boolean;
  isAdmin: boolean;
  call: CallEndpoint;
  onLoaded: (isOn: boolean) => void;
}

async function fetchFactor(id: number | string): Promise<Factor | undefined> {
  const { isOk, data } = await callUsers(`second-factor?id=${id}`, 'GET');
  return isOk ? (data as unknown as Factor) : undefined;
}

/** Sets up or removes the second factor; administrators can also require it for everybody. */
export function FactorPart({ t, id, isOwn, isAdmin, call, onLoaded }: Props) {
  const [factor, setFactor] = useState<Factor>();
  const [setup, setSetup] = useState<Setup>();
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  const [code, setCode] = useState('');

  function show(known: Factor | undefined): void {
    setFactor(known);
    onLoaded(known?.isOn ?? false);
  }

  useEffect(() => {
    void fetchFactor(id).then((known) => {
      setFactor(known);
      onLoaded(known?.isOn ?? false);
    });
  }, [id, onLoaded]);

  async function change(path: string, body: object): Promise<Record<string, unknown> | undefined> {
    const data = await call(path, body);
    if (data) show(await fetchFactor(id));
    return data;
  }

  async function begin(): Promise<void> {
    const data = await call('second-factor/begin');
    if (data) setSetup(data as unknown as Setup);
  }

  async function enable(): Promise<void> {
    const data = await change('second-factor/enable', { setup: setup?.token, code });
    if (!data) return;
    setRecoveryCodes(data.recoveryCodes as string[]);
    setSetup(undefined);
    setCode('');
  }

  const { isOn = false, isRequired = false, recoveryLeft = 0 } = factor ?? {};
  return (
    <>
      <h3>{t.factor}</h3>
      <p>{isOn ? t.factorOn.replace('{count}', String(recoveryLeft)) : t.factorOff}</p>
      {recoveryCodes && <RecoveryCodes t={t} codes={recoveryCodes} />}
      {setup && (
        <>
          <FactorSetup t={t} setup={setup} />
          <SecretInput type="text" label={t.code} value={code} onChange={setCode} autoComplete="one-time-code" />
        </>
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', columnGap: '1rem' }}>
        {setup && <Button onClick={() => void enable()}>{t.factorEnable}</Button>}
        {factor && !isOn && isOwn && !setup && (
          <Button buttonStyle="secondary" onClick={() => void begin()}>
            {t.factorBegin}
          </Button>
        )}
        {isOn && (
          <Button buttonStyle="secondary" onClick={() => void change('second-factor/disable', { id })}>
            {t.factorDisable}
          </Button>
        )}
        {factor && isOwn && isAdmin && (
          <Button
            buttonStyle="secondary"
            onClick={() => void change('second-factor/require', { isRequired: !isRequired })}
          >
            {isRequired ? t.unrequire : t.require}
          </Button>
        )}
      </div>
    </>
  );
}
