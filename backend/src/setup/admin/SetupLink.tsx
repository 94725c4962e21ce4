'use client';

import { Link, useAuth, useConfig, useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { formatAdminURL } from 'payload/shared';

import { setupTexts } from '../setup-texts';

/** Leads to the setup from the admin's menu. It looks as Payload's own links there do. */
export function SetupLink() {
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const { config } = useConfig();
  const pathname = usePathname();
  if (user?.role !== 'admin') return null;
  const href = formatAdminURL({ adminRoute: config.routes.admin, path: '/setup' });
  const isHere = pathname === href;
  return (
    <Link className="nav__link" id="nav-setup" href={href} prefetch={false} aria-current={isHere ? 'page' : undefined}>
      {isHere && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{setupTexts(i18n.language).title}</span>
    </Link>
  );
}
