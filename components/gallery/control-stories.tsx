import type { ReactNode } from 'react';

import { AnimatedCounter } from '@/components/ui/AnimatedCounter.client';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Carousel } from '@/components/ui/Carousel';
import { Countdown } from '@/components/ui/Countdown';
import { FilterGrid } from '@/components/ui/FilterGrid.client';
import { Icon } from '@/components/ui/Icon';
import { LazyContent } from '@/components/ui/LazyContent';
import { Quantity } from '@/components/ui/Quantity.client';
import { ScrollToTop } from '@/components/ui/ScrollToTop.client';
import { type Language, translator } from '@/lib/i18n/languages';
import { parseNumber } from '@/lib/text/parse-number';

import { longTitle } from './demo-content';
import { onInk } from './grounds';
import styles from './Story.module.scss';

const t = translator('tr');

const inEnglish = (children: ReactNode) => <div lang="en">{children}</div>;

const link = { href: '#button-link', title: 'Hizmetlerimiz' };

function quantity(language: Language, initial?: number) {
  const text = translator(language);
  const labels = { quantity: text('quantity'), decrease: text('decreaseQuantity'), increase: text('increaseQuantity') };
  return <Quantity initial={initial} name="quantity" labels={labels} />;
}

function counter(text: string, language: Language, duration?: number) {
  const number = parseNumber(text, language);
  return number && <AnimatedCounter text={text} number={number} duration={duration} />;
}

const topics = [['Tünel'], ['Baraj', 'Enjeksiyon'], ['Şantiye'], ['Tünel', 'Ölçüm'], ['Baraj'], ['*'], []];

function grid(count: number, language: Language = 'tr') {
  const text = translator(language);
  return (
    <FilterGrid
      items={Array.from({ length: count }, (_, index) => ({
        content: (
          <div className={styles.tile} data-height={index % 3}>
            {index + 1}. {topics[index % topics.length]?.join(', ')}
          </div>
        ),
        isWide: index % 4 === 0,
        categories: topics[index % topics.length] ?? [],
      }))}
      labels={{ filter: text('filterPosts'), all: text('allPosts'), count: text('postsShown') }}
    />
  );
}

/** The controls, and pieces that move or wait by script. */
export const controlStories = {
  'button-link': {
    states: {
      normal: <ButtonLink {...link} />,
      'without an icon': <ButtonLink {...link} iconAfter={null} />,
      'with an icon before': <ButtonLink {...link} iconBefore={<Icon name="drill" />} />,
      'with an icon after': <ButtonLink {...link} iconAfter={<Icon name="download" />} />,
      small: <ButtonLink {...link} size="small" />,
      large: <ButtonLink {...link} size="large" />,
      'in ink': <ButtonLink {...link} theme="ink" />,
      'as an outline': <ButtonLink {...link} theme="outline" />,
      'in the gradient': <ButtonLink {...link} theme="gradient" />,
      'to a new window': <ButtonLink {...link} target="_blank" newWindow={t('newWindow')} />,
      'with more to hear': <ButtonLink {...link} ariaLabel="Hizmetlerimiz: jet grout" />,
      'with a long title': <ButtonLink {...link} title={longTitle} />,
      'on ink': onInk(
        <>
          <ButtonLink {...link} /> <ButtonLink {...link} theme="outline" /> <ButtonLink {...link} theme="gradient" />
        </>,
      ),
    },
  },
  button: {
    states: {
      submit: (
        <form action="#button">
          <Button type="submit" title="Gönder" />
        </form>
      ),
      'waiting for its answer': <Button type="button" title="Gönderiliyor" aria-disabled />,
      'with an icon alone': <Button type="button" title="" ariaLabel="İndir" iconBefore={<Icon name="download" />} />,
      'in the gradient': <Button type="button" title="Gönder" theme="gradient" size="large" />,
    },
  },
  'scroll-to-top': {
    states: {
      'past 300 px': (
        <div className={styles.tall}>
          <ScrollToTop label={t('scrollToTop')} />
        </div>
      ),
    },
  },
  'filter-grid': {
    states: {
      'seven items': grid(7),
      'one item': grid(1),
      'in English': inEnglish(grid(3, 'en')),
    },
  },
  quantity: {
    states: {
      'at zero': quantity('tr'),
      'from an initial value': quantity('tr', 12),
      'from less than zero': quantity('tr', -5),
      'in English': inEnglish(quantity('en', 1)),
      'on ink': onInk(quantity('tr', 3)),
    },
  },
  'animated-counter': {
    states: {
      'for five seconds': counter('1.250+', 'tr'),
      'for two seconds': counter('0,42 m', 'tr', 2),
      'in English': inEnglish(counter('1,250+', 'en')),
    },
  },
  countdown: {
    states: {
      running: <Countdown date="2099-12-31T18:00" language="tr" />,
      'running in English': inEnglish(<Countdown date="2099-12-31" language="en" />),
      finished: <Countdown date="2020-01-01" language="tr" />,
      'of no date': <Countdown date="yakında" language="tr" />,
      'on ink': onInk(<Countdown date="2099-12-31" language="tr" />),
    },
  },
  'lazy-content': {
    states: {
      'in view': (
        <LazyContent height={120}>
          <p>Yol tarifi</p>
        </LazyContent>
      ),
      'far below': (
        <div className={styles.deep}>
          <LazyContent height={600} id="far-below">
            <p className={styles.lazy}>Şantiyeye nasıl gelinir?</p>
          </LazyContent>
        </div>
      ),
    },
  },
  'team-carousel': {
    states: {
      'round and round': (
        <Carousel head={<h2>Ekibimiz</h2>} label="Ekibimiz" layout="team" autoplayDelay={3000} isLoop t={t}>
          {['Nazlı', 'Orhan', 'Murat', 'Hatice', 'Selin', 'Elif'].map((name) => (
            <div key={name} className={styles.tile}>
              {name}
            </div>
          ))}
        </Carousel>
      ),
      'two people': (
        <Carousel head={<h2>Yönetim</h2>} label="Yönetim" layout="team" autoplayDelay={3000} isLoop t={t}>
          {['Nazlı', 'Orhan'].map((name) => (
            <div key={name} className={styles.tile}>
              {name}
            </div>
          ))}
        </Carousel>
      ),
    },
  },
};
