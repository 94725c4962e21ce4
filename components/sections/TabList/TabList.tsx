import { ButtonLink } from '@/components/ui/ButtonLink';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { RichText } from '@/components/ui/RichText';
import { addressOf } from '@/lib/i18n/addresses';

import { SectionHead } from '../SectionHead';
import { headingId, type SectionProps } from '../section-props';
import { tabList } from './definition';
import styles from './TabList.module.scss';
import { Tabs } from './Tabs.client';

const defaultLink = tabList.fields.list.fields.link.default;

/** What the company does, one service per tab. The group starts on its first tab. */
export function TabList({ section, context }: SectionProps<'tabList'>) {
  const { id, title, list } = section;
  const { language, t } = context;
  const linkText = (link: string) => t(link === addressOf(defaultLink, language) ? 'ourServices' : 'readMore');
  const tabs = list.map((item) => ({
    label: (
      <>
        {item.icon && <Icon name={item.icon} />}
        {item.title}
      </>
    ),
    panel: (
      <div className={styles.panel}>
        {item.img && (
          <div className={`${styles.picture} near-only screen-only`}>
            <Picture image={item.img} sizes="(min-width: 992px) 60vw, 100vw" isWideOnPhone />
          </div>
        )}
        <div className={styles.text}>
          <h3>{item.title}</h3>
          {item.content && <RichText html={item.content} />}
          <ButtonLink href={item.link} title={item.linkTitle ?? linkText(item.link)} />
        </div>
      </div>
    ),
  }));
  return (
    <>
      <SectionHead section={section} context={context} />
      {tabs.length > 0 && <Tabs id={id} labelledBy={title ? headingId(section) : undefined} tabs={tabs} />}
    </>
  );
}
