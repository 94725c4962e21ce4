import styles from './Form.module.scss';
import { AlertIcon } from './StatusIcons';

/** The error below a field. The field refers to it with `aria-describedby`. */
export function FieldError({ id, error }: { id?: string; error?: string }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={id}>
      <AlertIcon />
      {error}
    </p>
  );
}
