import styles from './Form.module.scss';
import { AlertIcon } from './StatusIcons';

/** What is wrong with a field, below it; the field names it as its description. */
export function FieldError({ id, error }: { id?: string; error?: string }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={id}>
      <AlertIcon />
      {error}
    </p>
  );
}
