'use client';

import { type ClipboardEvent, useEffect, useRef, useState } from 'react';

import { FieldError } from '@/components/forms/FieldError';
import styles from '@/components/forms/Form.module.scss';
import { cleanHtml } from '@/lib/edit/clean-html';

import { useEdit } from '../state/edit-context';
import { problemText } from '../texts/failure-text';
import type { EditKey } from '../texts/edit-texts';
import look from './Controls.module.scss';
import { FieldChecks } from './FieldChecks';
import { type ControlProps, fieldIds, useForm } from './form-context';

/** What the toolbar does: a command of the browser's own, and the mark it leaves. */
const tools: { key: EditKey; face?: string; command: string; argument?: string }[] = [
  { key: 'editBold', command: 'bold' },
  { key: 'editItalic', command: 'italic' },
  { key: 'editParagraph', face: '¶', command: 'formatBlock', argument: 'p' },
  { key: 'editHeading3', face: 'H3', command: 'formatBlock', argument: 'h3' },
  { key: 'editHeading4', face: 'H4', command: 'formatBlock', argument: 'h4' },
  { key: 'editQuote', face: '“', command: 'formatBlock', argument: 'blockquote' },
  { key: 'editBullets', face: '•', command: 'insertUnorderedList' },
  { key: 'editNumbers', face: '1.', command: 'insertOrderedList' },
];

// The browsers' own commands: no other way to edit keeps the keyboard, the screen reader and undo at this size.
const run = (command: string, argument?: string) => document.execCommand(command, false, argument);

/** Prose, with what CONTRACT.md allows and nothing else. Tables and the like are edited as HTML. */
export function RichTextControl({ field, path, value }: ControlProps) {
  const form = useForm();
  const { t, language } = useEdit();
  const { id, errorId, problem, aria } = fieldIds(form, path);
  const box = useRef<HTMLDivElement>(null);
  const own = useRef<string>(undefined);
  const [isSource, setIsSource] = useState(false);
  const [link, setLink] = useState<string>();
  const range = useRef<Range>(undefined);
  const html = typeof value === 'string' ? value : '';

  useEffect(() => {
    // What was typed here is there already; undo, another language and a conflict bring something else.
    if (!box.current || own.current === html) return;
    box.current.innerHTML = cleanHtml(html);
    own.current = html;
  }, [html, isSource]);

  const take = () => {
    own.current = cleanHtml(box.current?.innerHTML ?? '');
    form.set(path, field, own.current);
  };
  const apply = (command: string, argument?: string) => {
    box.current?.focus();
    run(command, argument);
    take();
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const pasted = event.clipboardData.getData('text/html');
    if (pasted) run('insertHTML', cleanHtml(pasted));
    else run('insertText', event.clipboardData.getData('text/plain'));
    take();
  };
  const askForLink = () => {
    const selection = window.getSelection();
    range.current = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
    const anchor = selection?.anchorNode?.parentElement?.closest('a');
    setLink(anchor?.getAttribute('href') ?? '/');
  };
  const setAddress = (address: string) => {
    setLink(undefined);
    box.current?.focus();
    const selection = window.getSelection();
    if (range.current && selection) {
      selection.removeAllRanges();
      selection.addRange(range.current);
    }
    apply(address ? 'createLink' : 'unlink', address || undefined);
  };

  const error = problem && t(problemText(problem));
  return (
    <div className={[styles.field, error && styles.wrong].filter(Boolean).join(' ')}>
      <label htmlFor={isSource ? id : undefined} id={`${id}-label`}>
        {field.label[language]} {field.required && <span>{t('editRequiredMark')}</span>}
      </label>
      <div className={look.tools} role="group" aria-label={t('editFormatting', { field: field.label[language] })}>
        {!isSource &&
          tools.map(({ key, face, command, argument }) => (
            <button
              key={key}
              type="button"
              className={look.tool}
              aria-label={t(key)}
              title={t(key)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => apply(command, argument)}
            >
              {face ?? t(key).charAt(0)}
            </button>
          ))}
        {!isSource && (
          <button
            type="button"
            className={look.tool}
            onMouseDown={(event) => event.preventDefault()}
            onClick={askForLink}
          >
            {t('editInsertLink')}
          </button>
        )}
        <button
          type="button"
          className={look.tool}
          aria-pressed={isSource}
          onClick={() => {
            own.current = undefined;
            setIsSource(!isSource);
          }}
        >
          HTML
        </button>
      </div>
      {link !== undefined && (
        <div className={look.row}>
          <input
            className={styles.input}
            aria-label={t('editLinkAddress')}
            value={link}
            autoFocus
            onChange={({ target }) => setLink(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              setAddress(link);
            }}
          />
          <button type="button" className={look.tool} onClick={() => setAddress(link)}>
            {t('editApply')}
          </button>
          <button type="button" className={look.tool} onClick={() => setAddress('')}>
            {t('editUnlink')}
          </button>
        </div>
      )}
      {isSource ? (
        <textarea
          {...aria}
          id={id}
          className={styles.input}
          rows={8}
          spellCheck={false}
          value={html}
          onChange={({ target }) => form.set(path, field, target.value)}
          onBlur={() => form.set(path, field, cleanHtml(html))}
        />
      ) : (
        <div
          {...aria}
          id={id}
          ref={box}
          className={`${styles.input} ${look.prose}`}
          role="textbox"
          tabIndex={0}
          aria-multiline
          aria-labelledby={`${id}-label`}
          contentEditable
          suppressContentEditableWarning
          onInput={take}
          onPaste={paste}
        />
      )}
      <FieldError id={errorId} error={error} />
      <FieldChecks path={path} />
    </div>
  );
}
