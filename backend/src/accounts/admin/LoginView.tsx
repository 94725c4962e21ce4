import { Logo } from '@payloadcms/next/rsc';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';

import { LoginForm } from './LoginForm';

/** Replaces Payload's login view, which does not support a second factor. */
export function LoginView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req } = initPageResult;
  const { i18n, payload, user } = req;
  const { admin: fallbackTo } = payload.config.routes;
  const redirectTo = getSafeRedirect({ fallbackTo, redirectTo: searchParams?.redirect ?? '' });
  if (user) redirect(redirectTo);
  const logo = { i18n, locale, params, payload, permissions, searchParams, user: user ?? undefined };
  return (
    <main>
      <div className="login__brand">
        <Logo {...logo} />
      </div>
      <LoginForm redirectTo={redirectTo} />
    </main>
  );
}
