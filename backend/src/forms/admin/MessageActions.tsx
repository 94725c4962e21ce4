'use client';

import { Button, useDocumentInfo, useField, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { adminText } from './admin-texts';
import { replyAddress } from './reply-address';
import './inbox.css';

type Handling = 'new' | 'read' | 'answered' | 'archived' | 'spam';

/** The actions of a message. Opening a new one marks it as read. */
export function MessageActions() {
  const { i18n } = useTranslation();
  const { id } = useDocumentInfo();
  const { value: handling, setValue: setHandling } = useField<Handling>({ path: 'handling' });
  const { setValue: setAnsweredAt } = useField<string>({ path: 'answeredAt' });
  const { value: email } = useField<string>({ path: 'email' });
  const { value: subject } = useField<string>({ path: 'subject' });
  const { value: message } = useField<string>({ path: 'message' });
  const { value: attachment } = useField<number | null>({ path: 'attachment' });
  const text = adminText(i18n.language);

  async function mark(next: Handling) {
    const answeredAt = next === 'answered' ? new Date().toISOString() : undefined;
    const response = await fetch(`/api/messages/${id}`, {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ handling: next, answeredAt }),
    });
    if (!response.ok) return;
    // The form shows the stored state and has no unsaved changes.
    setHandling(next, true);
    if (answeredAt) setAnsweredAt(answeredAt, true);
  }

  function answer() {
    window.location.href = replyAddress({ email, subject, message });
    void mark('answered');
  }

  useEffect(() => {
    if (id && handling === 'new') void mark('read');
    // Only when the message is opened: an editor may well set it back to new.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);

  return (
    <div className="message-actions">
      <Button buttonStyle="primary" tooltip={text('answerHint')} onClick={answer}>
        {text('answer')}
      </Button>
      {attachment && (
        <Button
          el="anchor"
          url={`/api/uploads/${attachment}/file`}
          buttonStyle="secondary"
          tooltip={text('downloadHint')}
        >
          {text('download')}
        </Button>
      )}
      <Button buttonStyle="secondary" onClick={() => void mark('archived')}>
        {text('archive')}
      </Button>
      <Button buttonStyle="secondary" onClick={() => void mark('spam')}>
        {text('markSpam')}
      </Button>
    </div>
  );
}
