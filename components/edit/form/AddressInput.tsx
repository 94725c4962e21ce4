'use client';

import { type InputHTMLAttributes, useEffect, useRef } from 'react';

import styles from '@/components/forms/Form.module.scss';

import type { PageLinks } from './use-page-links';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  id: string;
  value: string;
  links: PageLinks;
  onAddress: (address: string) => void;
}

/** An address that is typed: it suggests the site's pages, and is completed when it is left. */
export function AddressInput({ id, value, links, onAddress, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  /** By the time the pages have come, the field may be at another place of its list. */
  const onCompleted = useRef(onAddress);
  useEffect(() => {
    onCompleted.current = onAddress;
  }, [onAddress]);
  const complete = (typed: string) =>
    links.complete(typed, (address) => {
      // Meanwhile it may have been removed, or typed in again.
      if (address !== typed && input.current?.value === typed) onCompleted.current(address);
    });
  return (
    <>
      <input
        {...rest}
        ref={input}
        id={id}
        className={styles.input}
        list={`${id}-pages`}
        value={value}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        onFocus={() => links.suggest('')}
        onBlur={({ target }) => complete(target.value)}
        onChange={({ target }) => {
          onAddress(target.value);
          links.suggest(target.value);
        }}
      />
      <datalist id={`${id}-pages`}>
        {links.pages.map(({ title, link }) => (
          <option key={link} value={link}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  );
}
