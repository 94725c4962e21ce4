'use client';

import { Link, useAuth, useConfig, useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { formatAdminURL } from 'payload/shared';

import { statusTexts } from '../status-texts';

/** Leads to the page "Durum" from the admin's menu. It looks as Payload's own links there do. */
export function StatusLink() {
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const { config } = useConfig();
  const pathname = usePathname();
  if (user?.role !== 'admin') return null;
  const href = formatAdminURL({ adminRoute: config.routes.admin, path: '/status' });
  const isHere = pathname === href;
  return (
    <Link className="nav__link" id="nav-status" href={href} prefetch={false} aria-current={isHere ? 'page' : undefined}>
      {isHere && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{statusTexts(i18n.language).title}</span>
    </Link>
  );
}
