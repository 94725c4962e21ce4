import prose from '@/components/ui/RichText.module.scss';

import { SectionHead } from '../SectionHead';
import { headingId, type SectionProps } from '../section-props';
import { isFigure } from './is-figure';
import styles from './Table.module.scss';

/** Figures in rows and columns. The first cell of a row names it. A table that is too wide scrolls by itself. */
export function Table({ section, context }: SectionProps<'table'>) {
  const { title, head, note } = section;
  const rows = section.rows.filter(({ cells }) => cells.length > 0);
  const columns = Math.max(head.length, ...rows.map(({ cells }) => cells.length));
  const places = Array.from({ length: columns }, (_, place) => place);
  const isRight = places.map((place) => place > 0 && rows.every(({ cells }) => isFigure(cells[place])));
  const cellClass = (place: number) => (isRight[place] ? styles.figure : undefined);
  return (
    <>
      <SectionHead section={section} context={context} />
      {rows.length > 0 && (
        <div className={`${prose.prose} ${styles.table}`}>
          <div
            className="table-scroll"
            tabIndex={0}
            {...(title && { role: 'group', 'aria-labelledby': headingId(section) })}
          >
            <table>
              {head.length > 0 && (
                <thead>
                  <tr>
                    {places.map((place) =>
                      head[place] ? (
                        <th key={place} scope="col" className={cellClass(place)}>
                          {head[place]}
                        </th>
                      ) : (
                        <td key={place} />
                      ),
                    )}
                  </tr>
                </thead>
              )}
              <tbody>
                {rows.map(({ cells: [name, ...others] }, index) => (
                  <tr key={index}>
                    <th scope="row">{name}</th>
                    {places.slice(1).map((place) => (
                      <td key={place} className={cellClass(place)}>
                        {others[place - 1]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {note && <p className="note">{note}</p>}
        </div>
      )}
    </>
  );
}
