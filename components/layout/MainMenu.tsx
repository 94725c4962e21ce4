import type { MenuItem } from '@/lib/content';
import { menuPath } from '@/lib/content/menu-path';
import type { Translate } from '@/lib/i18n/languages';

import styles from './MainMenu.module.scss';

interface Props {
  menu: MenuItem[];
  /** The current address; null where it is no page's. */
  address: string | null;
  t: Translate;
}

interface ItemProps {
  item: MenuItem;
  address: string | null;
  active: readonly MenuItem[];
}

function ItemLink({ item, address }: Pick<ItemProps, 'item' | 'address'>) {
  if (!item.link) return <span>{item.title}</span>;
  return (
    <a href={item.link} aria-current={item.link === address ? 'page' : undefined}>
      {item.title}
    </a>
  );
}

function Items({ items, ...rest }: { items: MenuItem[] } & Omit<ItemProps, 'item'>) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={index} className={rest.active.includes(item) ? styles.active : undefined}>
          <ItemLink item={item} address={rest.address} />
          {item.dropdown.length > 0 && <Items items={item.dropdown} {...rest} />}
        </li>
      ))}
    </ul>
  );
}

function panelOf(item: MenuItem): string | undefined {
  if (item.megamenu.length > 0) return styles.hasMega;
  return item.dropdown.length > 0 ? styles.hasDrop : undefined;
}

/** The application model's menu. Panels open on hover and while focus is inside them. */
export function MainMenu({ menu, address, t }: Props) {
  const active = address === null ? [] : menuPath(menu, address);
  return (
    <nav className={styles.menu} aria-label={t('mainMenu')}>
      <ul>
        {menu.map((item, index) => (
          <li key={index} className={[panelOf(item), active.includes(item) && styles.active].filter(Boolean).join(' ')}>
            <ItemLink item={item} address={address} />
            {item.dropdown.length > 0 && (
              <div className={styles.drop}>
                <Items items={item.dropdown} address={address} active={active} />
              </div>
            )}
            {item.megamenu.length > 0 && (
              <div className={styles.mega}>
                {item.megamenu.map((column, columnIndex) => (
                  <div key={columnIndex}>
                    <p>{column.title}</p>
                    <Items items={column.dropdown} address={address} active={active} />
                  </div>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
