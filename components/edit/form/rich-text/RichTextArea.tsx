'use client';

import { type HTMLAttributes, type ReactNode, useState } from 'react';

import styles from '@/components/forms/Form.module.scss';
import { isSampleProse } from '@/lib/sections/sample-texts';

import { useEdit } from '../../state/edit-context';
import { focusAfter } from '../../state/focus-after';
import { selectText } from './commands';
import { LinkField } from './LinkField';
import own from './RichText.module.scss';
import { runCommand } from './start-editor';
import { addressAt, setLink, tools } from './tools';
import { useRichText } from './use-rich-text';

type Shared = 'aria-invalid' | 'aria-describedby' | 'aria-labelledby' | 'lang' | 'dir';

interface Props extends Pick<HTMLAttributes<HTMLElement>, Shared> {
  id: string;
  /** The accessible name of the toolbar. */
  toolsLabel: string;
  /** Buttons after the tools. */
  children: ReactNode;
  html: string;
  onChange: (html: string) => void;
}

/** A rich text editor with its toolbar. */
export function RichTextArea({ id, toolsLabel, children, html, onChange, ...aria }: Props) {
  const { t } = useEdit();
  /** The address of the link at the cursor, empty without one, while the field for it is open. */
  const [link, setLinkAddress] = useState<string>();
  const { box, editor, active } = useRichText(html, onChange, (now) => {
    // The field would give this address to another link.
    if (link !== undefined && addressAt(now) !== link) setLinkAddress(undefined);
  });

  const run = (tool: (typeof tools)[number]) => {
    if (!editor.current) return;
    tool.run(editor.current);
    editor.current.view.focus();
  };
  // Typing overwrites it.
  const selectSample = () => {
    if (editor.current && isSampleProse(html)) runCommand(editor.current, selectText);
  };
  const closeLinkField = () => {
    setLinkAddress(undefined);
    editor.current?.view.focus();
  };
  const toggleLinkField = () => {
    if (link !== undefined) closeLinkField();
    else if (editor.current) setLinkAddress(addressAt(editor.current));
  };

  return (
    <>
      <div className={own.tools} role="group" aria-label={toolsLabel}>
        {tools.map((tool) => (
          <button
            key={tool.tag}
            type="button"
            className={own.tool}
            aria-label={t(tool.key)}
            aria-pressed={active.includes(tool.tag)}
            title={t(tool.key)}
            // Keeps the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(tool)}
          >
            {tool.symbol ?? t(tool.key).charAt(0)}
          </button>
        ))}
        <button
          type="button"
          className={own.tool}
          aria-expanded={link !== undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggleLinkField}
        >
          {t('editInsertLink')}
        </button>
        {children}
      </div>
      {link !== undefined && (
        <LinkField
          address={link}
          onDone={(address) => {
            if (editor.current) setLink(editor.current, address);
            closeLinkField();
          }}
          onCancel={closeLinkField}
        />
      )}
      {/* The text as HTML may take its place. */}
      <div className={own.place} ref={focusAfter(() => document.getElementById(id))}>
        <div
          {...aria}
          id={id}
          ref={box}
          className={`${styles.input} ${own.prose}`}
          role="textbox"
          tabIndex={0}
          aria-multiline
          onFocus={selectSample}
          onClick={selectSample}
        />
      </div>
    </>
  );
}
