import { Carousel } from '@/components/ui/Carousel';
import { hasIcon, Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';

import { headingId, type SectionProps } from '../section-props';
import { initials } from './initials';
import styles from './Team.module.scss';

/** How long a slide stays, in milliseconds. */
const autoplayDelay = 3000;

/** Every account's link has the person's name. */
function accountLabel(name: string, title: string | undefined, link: string): string {
  if (title?.includes(name)) return title;
  return `${name}, ${title ?? (URL.canParse(link) ? new URL(link).hostname || link : link)}`;
}

/** A carousel of portraits. */
export function Team({ section, context }: SectionProps<'team'>) {
  const { title, subTitle, list } = section;
  const Heading = `h${context.headingLevel}` as const;
  const head = (
    <>
      {title && <Heading id={headingId(section)}>{title}</Heading>}
      {subTitle && <p>{subTitle}</p>}
    </>
  );
  if (list.length === 0) return head;
  return (
    <Carousel
      head={head}
      headingId={title ? headingId(section) : undefined}
      label={context.t('team')}
      layout="team"
      autoplayDelay={autoplayDelay}
      isLoop
      t={context.t}
    >
      {list.map(({ img, name, designation, social_links: accounts }, index) => (
        <div key={index} className={styles.member}>
          <div className={`${styles.portrait} near-only`}>
            {img ? (
              <Picture
                image={img}
                sizes="(min-width: 1200px) 25vw, (min-width: 992px) 33vw, (min-width: 768px) 50vw, 100vw"
                isDecorative
              />
            ) : (
              <span aria-hidden="true">{initials(name)}</span>
            )}
          </div>
          <h3>{name}</h3>
          {designation && <p>{designation}</p>}
          {accounts.length > 0 && (
            <ul className={styles.accounts}>
              {accounts.map((account, place) => (
                <li key={place}>
                  <a href={account.link} aria-label={accountLabel(name, account.title, account.link)}>
                    <Icon name={account.icon && hasIcon(account.icon) ? account.icon : 'link'} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </Carousel>
  );
}
