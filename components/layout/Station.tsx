import styles from './Station.module.scss';

interface Props {
  /** Distance along the page's axis in metres. */
  metres: number;
  /** On a photograph the label is hidden where there is no rail to put it on. */
  isOnPhoto?: boolean;
}

/** The station mark of a section on the axis, `km+metres` as on a drawing of a line. */
export function Station({ metres, isOnPhoto = false }: Props) {
  const label = `${Math.floor(metres / 1000)}+${String(metres % 1000).padStart(3, '0')}`;
  return (
    <div className={isOnPhoto ? `${styles.station} ${styles.onPhoto}` : styles.station} aria-hidden="true">
      <span>{label}</span>
    </div>
  );
}
