import type { FieldDescription } from '@/lib/forms/contact-fields';

import { FieldError } from '../FieldError';
import styles from '../Form.module.scss';

interface Props {
  id: string;
  name: string;
  label: string;
  /** Shown beside the label of an optional field. */
  optional?: string;
  error?: string;
  defaultValue?: string;
  isRequired?: boolean;
  kind: FieldDescription['kind'];
  autoComplete?: string;
  /** Whether the form's first error is here. */
  hasFirstError?: boolean;
}

/**
 * A field with its label above and its error below. It is uncontrolled: no script changes its value while somebody
 * types.
 */
export function TextField(props: Props) {
  const { id, name, label, optional, error, defaultValue, isRequired, kind } = props;
  const isLong = kind === 'long';
  const errorId = `${id}-error`;
  const shared = {
    id,
    name,
    defaultValue,
    className: styles.input,
    required: isRequired,
    autoComplete: props.autoComplete,
    autoFocus: props.hasFirstError,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
  };
  return (
    <div className={[styles.field, isLong && styles.wide, error && styles.wrong].filter(Boolean).join(' ')}>
      <label htmlFor={id}>
        {label} {optional && <span>{optional}</span>}
      </label>
      {isLong ? <textarea {...shared} /> : <input {...shared} type={kind} />}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
