'use client';

import { type HTMLAttributes, type ReactNode, useState } from 'react';

import styles from '@/components/forms/Form.module.scss';
import { isSampleProse } from '@/lib/sections/sample-texts';

import { useEdit } from '../../state/edit-context';
import { selectText } from './commands';
import { LinkField } from './LinkField';
import own from './RichText.module.scss';
import { runCommand } from './start-editor';
import { setLink, tools } from './tools';
import { useRichText } from './use-rich-text';

interface Props extends Pick<HTMLAttributes<HTMLElement>, 'aria-invalid' | 'aria-describedby' | 'aria-labelledby'> {
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
  const { box, editor, active } = useRichText(html, onChange);
  const [link, setLinkAddress] = useState<string>();

  const run = (tool: (typeof tools)[number]) => {
    if (!editor.current) return;
    tool.run(editor.current);
    editor.current.view.focus();
  };
  const openLinkField = () => {
    const { href } = editor.current?.getAttributes('a') ?? {};
    setLinkAddress(typeof href === 'string' ? href : '/');
  };
  // Typing overwrites it.
  const selectSample = () => {
    if (editor.current && isSampleProse(html)) runCommand(editor.current, selectText);
  };
  const closeLinkField = (address: string) => {
    setLinkAddress(undefined);
    if (!editor.current) return;
    setLink(editor.current, address);
    editor.current.view.focus();
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
          onClick={openLinkField}
        >
          {t('editInsertLink')}
        </button>
        {children}
      </div>
      {link !== undefined && <LinkField address={link} onDone={closeLinkField} />}
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
    </>
  );
}
