import { type ReactNode, useId } from 'react';

import styles from './MainMenu.module.scss';
import type { MenuColumn, MenuEntry } from './menu-entries';

interface Shared {
  /** The address of the file with the icons. */
  iconSheet: string;
  /** The name of the button that opens a panel, with `{title}` in it. */
  panelLabel: string;
}

interface Props extends Shared {
  entry: MenuEntry;
  /** The position of the item: `2.0` is the first one in the panel of the bar's third. */
  path: string;
}

/** From this many columns, a mega-menu has the full width of the page. */
const wideFrom = 3;

function Title({ title, icon, iconSheet }: Pick<MenuEntry, 'title' | 'icon'> & Pick<Shared, 'iconSheet'>) {
  if (!icon) return title;
  return (
    <>
      <svg className="icon" aria-hidden="true" focusable="false">
        <use href={`${iconSheet}#${icon}`} />
      </svg>
      <span>{title}</span>
    </>
  );
}

/** The items of the menu or of a panel, all closed. */
export function MenuItems({
  entries,
  path,
  ...shared
}: Shared & { entries: MenuEntry[]; path: (index: number) => string }) {
  return (
    <ul>
      {entries.map((entry, index) => (
        <MenuItem key={index} entry={entry} path={path(index)} {...shared} />
      ))}
    </ul>
  );
}

function Columns({ columns, path, ...shared }: Shared & { columns: MenuColumn[]; path: string }) {
  return columns.map(({ title, lang, items }, column) => (
    <div key={column} data-column>
      {title && <p lang={lang}>{title}</p>}
      <MenuItems entries={items} path={(index) => `${path}.${column}-${index}`} {...shared} />
    </div>
  ));
}

const ariaCurrent = { page: 'page', ancestor: 'true' } as const;

/** An item with its panel, if it has one. The link navigates; the button beside it opens the panel. */
function MenuItem({ entry, path, ...shared }: Props) {
  const { title, lang, link, current, icon, items, columns, picture } = entry;
  const { iconSheet, panelLabel } = shared;
  const id = useId();
  const hasPanel = Boolean(items || columns);
  const isWide = columns && columns.length + (picture ? 1 : 0) >= wideFrom;
  const mark = current && ariaCurrent[current];
  const disclosure = { type: 'button', 'aria-expanded': false, 'aria-controls': id } as const;
  const text = <Title title={title} icon={icon} iconSheet={iconSheet} />;

  let control: ReactNode = <span lang={lang}>{text}</span>;
  if (link) {
    control = (
      <a href={link} lang={lang} aria-current={mark}>
        {text}
      </a>
    );
  } else if (hasPanel) {
    control = (
      <button className={styles.title} lang={lang} aria-current={mark} {...disclosure}>
        {text}
      </button>
    );
  }
  return (
    <li className={current && styles.active} data-path={path} data-mega={columns && (isWide ? 'wide' : 'mega')}>
      {control}
      {hasPanel && link && <button aria-label={panelLabel.replace('{title}', title)} {...disclosure} />}
      {items && (
        <div id={id} className={styles.drop} data-panel="simple">
          <MenuItems entries={items} path={(index) => `${path}.${index}`} {...shared} />
        </div>
      )}
      {columns && (
        <div id={id} className={styles.mega} data-panel={isWide ? 'wide' : 'mega'}>
          <Columns columns={columns} path={path} {...shared} />
          {picture && (
            <div className={styles.picture} data-column>
              {picture}
              {link && (
                <a href={link} lang={lang} tabIndex={-1} aria-hidden="true">
                  {title}
                </a>
              )}
            </div>
          )}
        </div>
      )}
    </li>
  );
}
