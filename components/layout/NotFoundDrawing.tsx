import styles from './NotFoundDrawing.module.scss';

/** A drawing: the section of a tunnel between two fours, with dimensions. */
export function NotFoundDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 1180 470" aria-hidden="true" focusable="false">
      <g className={styles.digits}>
        <text x="-14" y="386">
          4
        </text>
        <text x="1194" y="386" textAnchor="end">
          4
        </text>
      </g>
      <g transform="translate(590 236) scale(1.7)">
        <path
          d="M114 0A114 114 0 0 0 -114 0A219 219 0 0 0 -101.5 67.9A244 244 0 0 0 101.5 67.9A219 219 0 0 0 114 0Z"
          strokeWidth="3"
        />
        <path
          d="M107 0A107 107 0 0 0 -107 0A212 212 0 0 0 -95 64.9A237 237 0 0 0 95 64.9A212 212 0 0 0 107 0Z"
          strokeWidth="1"
          strokeDasharray="3 4"
        />
        <path
          d="M100 0A100 100 0 0 0 -100 0A205 205 0 0 0 -88.5 62A230 230 0 0 0 88.5 62A205 205 0 0 0 100 0Z"
          strokeWidth="1.5"
        />
        <path
          d="M115.9 -16.3L135.7 -19.1M116.4 -12.3L115.3 -20.2M106.5 -48.3L124.8 -56.6M108.2 -44.7L104.9 -52M88.6 -76.5L103.7 -89.5M91.2 -73.4L86 -79.5M63.4 -98.3L74.2 -115.2M66.7 -96.2L60 -100.5M33 -112.2L38.7 -131.4M36.9 -111.1L29.2 -113.4M0 -117L0 -137M4 -117L-4 -117M-33 -112.2L-38.7 -131.4M-29.2 -113.4L-36.9 -111.1M-63.4 -98.3L-74.2 -115.2M-60 -100.5L-66.7 -96.2M-88.6 -76.5L-103.7 -89.5M-86 -79.5L-91.2 -73.4M-106.5 -48.3L-124.8 -56.6M-104.9 -52L-108.2 -44.7M-115.9 -16.3L-135.7 -19.1M-115.3 -20.2L-116.4 -12.3"
          strokeWidth="1.25"
          className={styles.dimension}
        />
        <path d="M-95 42H95" strokeWidth="1.25" />
        <path d="M0 -137V102M-170 0H170" strokeWidth="1" strokeDasharray="18 4 3 4" className={styles.axis} />
      </g>
      <path d="M4 456H1176M4 442V470M1176 442V470M-2 462L10 450M1170 462L1182 450" strokeWidth="1" />
    </svg>
  );
}
