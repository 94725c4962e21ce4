import type { CSSProperties } from 'react';

import { hasIcon, Icon } from '@/components/ui/Icon';
import type { SocialAccount } from '@/lib/content';

import { socialColors } from './social-colors';
import styles from './SocialAccounts.module.scss';

/** Every colour has its hash in the page's policy, a header that a proxy in front may limit to 4 KB. */
const maxColored = 12;

/** Those on the left in their order, then those on the right, which begin at the first of them. */
function placed(accounts: readonly SocialAccount[]): SocialAccount[] {
  return (['left', 'right'] as const).flatMap((side) => accounts.filter(({ position }) => position === side));
}

/** The accounts by their icons, or by name where nobody draws one. Their colours show on hover and focus. */
export function SocialAccounts({ accounts }: { accounts: readonly SocialAccount[] }) {
  const all = placed(accounts);
  const firstOnTheRight = all.findIndex(({ position }) => position === 'right');
  return (
    <ul className={styles.accounts}>
      {all.map((account, index) => {
        const { name, icon, link } = account;
        const colors = index < maxColored ? socialColors(account) : undefined;
        const style = colors && ({ '--icon': colors.icon, '--ground': colors.ground } as CSSProperties);
        return (
          <li key={index} className={index === firstOnTheRight ? styles.right : undefined}>
            <a href={link} rel="noopener noreferrer" aria-label={hasIcon(icon) ? name : undefined} style={style}>
              {hasIcon(icon) ? <Icon name={icon} /> : name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
