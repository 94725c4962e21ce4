import { honeypotName } from '@/lib/forms/robot-traps';

import styles from './Form.module.scss';

/** A field for robots: invisible, not in the tab order, not announced, and not filled in by browsers. */
export function Honeypot({ id, label }: { id: string; label: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
