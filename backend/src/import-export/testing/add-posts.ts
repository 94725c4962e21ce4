import { slugify } from '../../../../lib/text/slugify';
import { classic, gutenberg } from './old-content';
import { type OldSite, subjects } from './old-site';
import { base } from './wxr-file';

const events = ['Fuar', 'Ödül', 'Yeni Şantiye', 'Eğitim', 'Açılış', 'Ziyaret'];

export function addPosts(site: OldSite): void {
  for (let number = 1; number <= 24; number += 1) {
    const title = `${site.pick(events)} ${number}: ${site.pick(subjects)} çalışmaları`;
    const [month, day] = [1 + (number % 12), 1 + (number % 27)];
    const date = `2025-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    const slug = slugify(title);
    const category = site.pick(['Duyuru', 'Şantiye']);
    site.add({
      ...{ type: 'post', title, slug, link: `${base}/${date.replaceAll('-', '/')}/${slug}/`, date: `${date} 09:30:00` },
      content: site.random() < 0.5 ? gutenberg(site) : classic(site),
      excerpt: number % 2 ? site.text(1) : '',
      terms: [
        ['category', slugify(category), category],
        ['post_tag', 'zemin', 'zemin'],
      ],
      meta: { _thumbnail_id: String(site.pick(site.pictures).id) },
      comments: number % 5 ? 0 : 2,
    });
  }
}
