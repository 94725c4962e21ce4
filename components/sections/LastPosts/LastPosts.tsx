import { ArchDrawing } from '@/components/ui/ArchDrawing';
import { FilterGrid } from '@/components/ui/FilterGrid.client';
import { Picture } from '@/components/ui/Picture';
import { postAddress } from '@/lib/sections/post-address';
import { dayFirst } from '@/lib/text/dates';

import { SectionHead } from '../SectionHead';
import type { SectionByType } from '../definitions';
import type { SectionProps } from '../section-props';
import styles from './LastPosts.module.scss';

type Post = SectionByType<'lastPosts'>['list'][number];

function PostCard({ post, basePath }: { post: Post; basePath: string }) {
  const { id, title, date, img, category, double_col: isWide } = post;
  // An item that fills a row is wider than its column; `sizes=auto` handles this in browsers that support it.
  const sizes = isWide
    ? '(min-width: 1200px) 50vw, 100vw'
    : 'auto, (min-width: 1200px) 25vw, (min-width: 768px) 50vw, 100vw';
  return (
    <article className={isWide ? `${styles.post} ${styles.wide}` : styles.post}>
      <div className={`${styles.picture} near-only screen-only`}>
        {img ? <Picture image={img} sizes={sizes} isWideOnPhone isDecorative /> : <ArchDrawing />}
      </div>
      {(date || category.length > 0) && (
        <p className={`note ${styles.facts}`}>
          {date && <time dateTime={date}>{dayFirst(date)}</time>}
          {category.map((topic, index) => (
            <span key={index}>{topic}</span>
          ))}
        </p>
      )}
      <h3>
        <a href={postAddress(basePath, id)}>{title}</a>
      </h3>
    </article>
  );
}

/** Teasers of pages, with a filter by topic. Each links to the base path followed by its id. */
export function LastPosts({ section, context }: SectionProps<'lastPosts'>) {
  const { basePath, list } = section;
  const { t } = context;
  return (
    <>
      <SectionHead section={section} context={context} />
      {list.length > 0 && (
        <FilterGrid
          items={list.map((post) => ({
            content: <PostCard post={post} basePath={basePath} />,
            isWide: post.double_col,
            categories: post.category,
          }))}
          labels={{ filter: t('filterPosts'), all: t('allPosts'), count: t('postsShown') }}
        />
      )}
    </>
  );
}
