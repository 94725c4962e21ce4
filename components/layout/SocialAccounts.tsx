import type { CSSProperties } from 'react';

import { hasIcon, Icon } from '@/components/ui/Icon';
import type { BrandChoice } from '@/lib/brand/brand';
import type { SocialAccount } from '@/lib/content';

import { socialColors } from './social-colors';
import styles from './SocialAccounts.module.scss';

/** Every colour needs a hash in the page's policy, and proxies may limit a header to 4 KB. */
const maxColored = 12;

/** Those on the left in their order, then those on the right. The first of the latter is moved to the right end. */
function placed(accounts: readonly SocialAccount[]): SocialAccount[] {
  return (['left', 'right'] as const).flatMap((side) => accounts.filter(({ position }) => position === side));
}

interface Props {
  accounts: readonly SocialAccount[];
  brand?: BrandChoice;
  /** The file with the brands' icons, if the page loads one anyway. */
  iconSheet?: string;
}

/** The accounts as icons, or by name if there is no icon. Their colours show on hover and focus. */
export function SocialAccounts({ accounts, brand, iconSheet }: Props) {
  const all = placed(accounts);
  const firstOnTheRight = all.findIndex(({ position }) => position === 'right');
  return (
    <ul className={styles.accounts}>
      {all.map((account, index) => {
        const { name, icon, link } = account;
        const colors = index < maxColored ? socialColors(account, brand) : undefined;
        const style = colors && ({ '--icon': colors.icon, '--ground': colors.ground } as CSSProperties);
        return (
          <li key={index} className={index === firstOnTheRight ? styles.right : undefined}>
            <a href={link} rel="noopener noreferrer" aria-label={hasIcon(icon) ? name : undefined} style={style}>
              {hasIcon(icon) ? <Icon name={icon} brandSheet={iconSheet} /> : name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
