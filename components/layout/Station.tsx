import styles from './Station.module.scss';

interface Props {
  /** Distance from the top of the page, in metres of the drawing. */
  metres: number;
  /** On a photograph the label is hidden when there is no margin beside it. */
  isOnPhoto?: boolean;
}

/** The mark of a section at the page's vertical line, `km+metres` as on the drawing of a road. */
export function Station({ metres, isOnPhoto = false }: Props) {
  const label = `${Math.floor(metres / 1000)}+${String(metres % 1000).padStart(3, '0')}`;
  return (
    <div
      className={[styles.station, isOnPhoto && styles.onPhoto, 'screen-only'].filter(Boolean).join(' ')}
      aria-hidden="true"
    >
      <span>{label}</span>
    </div>
  );
}
