'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';

import { FieldError } from '@/components/forms/FieldError';
import form from '@/components/forms/Form.module.scss';
import { FormStatus } from '@/components/forms/FormStatus';
import { Button } from '@/components/ui/Button';
import type { Language } from '@/lib/i18n/languages';

import styles from './Newsletter.module.scss';
import type { NewsletterView } from './subscribe';

interface Props {
  /** Unique on the page. */
  id: string;
  /** The form's action without script. */
  action: string;
  language: Language;
  label: string;
  button: string;
  email?: string;
  /** The honeypot and the consent sentence. */
  children: ReactNode;
}

/** The subscription form, which works without script. The code that shows the result loads on the first touch. */
export function NewsletterIsland({ id, action, language, label, button, email, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const isBusy = useRef(false);
  /** An error is announced by the focus that moves to the field, or by a region where the focus is there already. */
  const [view, setView] = useState<NewsletterView & { isThere?: boolean }>({});
  const isThere = () => document.activeElement === input.current;
  const load = () => import('./subscribe');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const { subscribe } = await load();
      await subscribe(target, language, (next) => setView({ ...next, isThere: isThere() }));
    } catch {
      target.submit(); // The form also works without the script.
    }
    isBusy.current = false;
    input.current?.focus();
  };

  const { error, status } = view;
  return (
    <form
      className={styles.form}
      action={action}
      method="post"
      onFocus={() => void load().catch(() => undefined)}
      onSubmit={submit}
      onInvalid={(event) => {
        // Shown below the field in the site's own words.
        event.preventDefault();
        const wasThere = isThere();
        // The same error again is announced again.
        setView({});
        void load()
          .then(({ problemOf }) => problemOf(input.current, language))
          // Without the code, in the browser's words.
          .catch(() => input.current?.validationMessage)
          .then((error) => setView({ error, isThere: wasThere }));
        input.current?.focus();
      }}
    >
      <div className={error ? `${styles.field} ${form.wrong}` : styles.field}>
        <label className="visually-hidden" htmlFor={`${id}-email`}>
          {label}
        </label>
        <div className={styles.row}>
          <input
            ref={input}
            className={form.input}
            id={`${id}-email`}
            name="email"
            type="email"
            required
            autoComplete="email"
            placeholder={label}
            defaultValue={email}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          <Button type="submit" title={button} theme="ink" />
        </div>
        <FieldError id={`${id}-error`} error={error} />
      </div>
      <p className="visually-hidden" role="status">
        {view.isThere && error}
      </p>
      <FormStatus status={status} />
      {children}
    </form>
  );
}
