'use client';

import { type FormEvent, useId, useRef, useState } from 'react';

import form from '@/components/forms/Form.module.scss';
import { Button } from '@/components/ui/Button';
import { mentionedIn } from '@/lib/text/mentioned-in';

import { KeptWords } from '../request/KeptWords';
import { maxWords } from '../request/max-words';
import { useKeptWords } from '../request/use-kept-words';
import { useEdit } from '../state/edit-context';
import { mailText } from '../texts/mail-text';
import styles from './Comments.module.scss';

/** A name is being called, right or wrong. */
const callsSomebody = /(?:^|[\s(])@\p{L}/u;

interface Props {
  label: string;
  button: string;
  /** Where it is kept until it is sent: `comment:SECTION` or `comment:SECTION:THREAD`. */
  place: string;
  colleagues: readonly string[];
  /** @returns whether it is stored; if not, the text stays */
  onSend: (text: string) => Promise<boolean>;
}

/** Writes a comment. The list inserts a name where the caret is; `@Name` can be typed as well. */
export function CommentForm({ label, button, place, colleagues, onSend }: Props) {
  const { t, info } = useEdit();
  const { text, change, isFromBefore, forget, forgetSent } = useKeptWords(place);
  const [isBusy, setBusy] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  const mentionText = t(mailText('editCommentMention', info));
  const called = mentionedIn(
    text,
    colleagues.map((name) => ({ name })),
  ).map(({ name }) => name);
  const mention = (name: string) => {
    const at = area.current?.selectionStart ?? text.length;
    const before = text.slice(0, at);
    const inserted = `${before}${before === '' || /\s$/.test(before) ? '' : ' '}@${name} `;
    change(inserted + text.slice(at).trimStart());
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(inserted.length, inserted.length);
    });
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || text.trim() === '') return area.current?.focus();
    setBusy(true);
    if (await onSend(text)) forgetSent(text);
    setBusy(false);
  };

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <div className={form.field}>
        <label htmlFor={id}>{label}</label>
        <textarea
          id={id}
          ref={area}
          className={form.input}
          value={text}
          maxLength={maxWords}
          onChange={({ target }) => change(target.value)}
        />
        {isFromBefore && <KeptWords label={label} onForget={forget} />}
      </div>
      {colleagues.length > 0 && (
        <select
          className={form.input}
          aria-label={mentionText}
          value=""
          onChange={({ target }) => mention(target.value)}
        >
          <option value="">{mentionText}</option>
          {[...new Set(colleagues)].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      )}
      <p className="note" role="status">
        {called.length > 0
          ? t(mailText('editCommentMails', info), { names: [...new Set(called)].join(', ') })
          : callsSomebody.test(text) && t(mailText('editCommentNobody', info))}
      </p>
      <Button type="submit" size="small" theme="outline" title={button} aria-disabled={isBusy || text.trim() === ''} />
    </form>
  );
}
