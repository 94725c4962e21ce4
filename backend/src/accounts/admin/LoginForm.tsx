'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useState, type SyntheticEvent } from 'react';

import { adminTexts } from './admin-texts';
import { callUsers } from './call-users';
import { FactorSetup, type Setup } from './FactorSetup';
import { RecoveryCodes } from './RecoveryCodes';
import { SecretInput } from './SecretInput';

interface Props {
  redirectTo: string;
  /** Leads there. Replaced in tests. */
  openAddress?: (address: string) => void;
}

/** E-mail and password, then the second factor if the account has one. */
export function LoginForm({ redirectTo, openAddress = (address) => window.location.assign(address) }: Props) {
  const { i18n } = useTranslation();
  const t = adminTexts(i18n.language);
  const [values, setValues] = useState({ email: '', password: '', code: '' });
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  const [setup, setSetup] = useState<Setup>();
  const [problem, setProblem] = useState('');
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  const [isBusy, setIsBusy] = useState(false);

  // A full page load: the return address may be on the site, outside the admin.
  // Browsers pass the fragment on through every redirect: a link of a mail names its place on the page by it.
  const leave = () => openAddress(redirectTo.includes('#') ? redirectTo : redirectTo + window.location.hash);

  async function logIn(): Promise<void> {
    setIsBusy(true);
    const answer = await callUsers('login', 'POST', { ...values, setup: setup?.token });
    if (answer.isOk) {
      const { recoveryCodes: codes } = answer.data as { recoveryCodes?: string[] };
      if (!codes) return leave();
      return setRecoveryCodes(codes);
    }
    setIsBusy(false);
    if (answer.code?.startsWith('second_factor')) setIsCodeAsked(true);
    if (answer.data.setup) setSetup(answer.data.setup as Setup);
    setProblem(answer.message || t.failed);
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    void logIn();
  }

  const change = (name: keyof typeof values) => (value: string) => setValues((old) => ({ ...old, [name]: value }));

  if (recoveryCodes) {
    return (
      <>
        <RecoveryCodes t={t} codes={recoveryCodes} />
        <Button onClick={leave}>{t.goOn}</Button>
      </>
    );
  }
  return (
    <form className="login__form" onSubmit={submit}>
      <h1 style={{ margin: 0, fontSize: '1.75rem' }}>{t.login}</h1>
      <p role="alert" style={{ minHeight: '2.5em', color: 'var(--theme-error-600)' }}>
        {problem}
      </p>
      <SecretInput type="email" label={t.email} value={values.email} onChange={change('email')} autoComplete="email" />
      <SecretInput
        label={t.password}
        value={values.password}
        onChange={change('password')}
        autoComplete="current-password"
      />
      {setup && <FactorSetup t={t} setup={setup} />}
      {isCodeAsked && (
        <SecretInput
          type="text"
          label={t.code}
          hint={t.codeHint}
          value={values.code}
          onChange={change('code')}
          autoComplete="one-time-code"
        />
      )}
      <p>
        <a href="/admin/forgot">{t.forgot}</a>
      </p>
      <Button type="submit" size="large" disabled={isBusy}>
        {t.login}
      </Button>
    </form>
  );
}
