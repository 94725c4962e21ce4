'use client';

import { Button, useAuth, useTranslation } from '@payloadcms/ui';
import { adminText } from './admin-texts';
import { PersonalData } from './PersonalData';
import './inbox.css';

/** Above the list of messages: the export, and for administrators the requests under data protection law. */
export function InboxTools() {
  const { i18n } = useTranslation();
  const { user } = useAuth<{ role?: string }>();
  const text = adminText(i18n.language);
  return (
    <div className="inbox-tools">
      <Button el="anchor" url="/api/messages/export" buttonStyle="secondary" size="small">
        {text('exportAll')}
      </Button>
      {user?.role === 'admin' && <PersonalData text={text} />}
    </div>
  );
}
