import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reasonText } from './reason-text';

test.each([
  [
    'forbidden; whoever scheduled it is no administrator any more',
    'Bu işlem için yetkiniz yok. Planlayan hesap artık yönetici değil.',
  ],
  [
    'conflict; stale revision',
    'Bu içerik siz düzenlerken başkası tarafından değiştirildi. Kaydedilmek istenen, eski hâline göre yazılmıştı.',
  ],
  ['not_found; there is no section hero-1 on this page', 'Bulunamadı. Bu sayfada hero-1 bölümü yok.'],
  ['bad_request; versionId is missing', 'İstek okunamadı. İstekte eksik alan: versionId.'],
  ['not an administrator', 'Bu işlem için yetkiniz yok.'],
  ['link_broken about-1.description', 'Bağlantı bir yere çıkmıyor (about-1.description).'],
  [
    'validation; section_empty list-1; alt_missing hero-1.list',
    'Lütfen işaretli alanları düzeltin. Bölüm boş: ziyaretçi boş bir şerit görür (list-1). Görselin alternatif metni yok (hero-1.list).',
  ],
  ['Jet grout, Anasayfa', 'Jet grout, Anasayfa'],
  ['', ''],
])('%s', (reason, text) => {
  expect(reasonText(reason, 'tr')).toBe(text);
});

test('in English', () => {
  expect(reasonText('not_found; there is no page x', 'en')).toBe('Not found. There is no page x.');
});

/** The reasons in the sources, with braces for what is filled in. */
function reasonsInSources(): string[] {
  const root = path.join(__dirname, '../..');
  const folders = ['bin', 'editing', 'finder', 'reusable'];
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => path.join(root, folder, name)),
  );
  const thrown =
    /(?:badRequest|notFound|forbidden|sessionExpired)\((?:\w+\(req\) \? )?(['`])(.+?)\1|reason: (['`])(.+?)\3|: '(no token)'/g;
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(thrown)].map((found) =>
      String(found[2] ?? found[4] ?? found[5]).replaceAll(/\$\{[^}]*\}/g, '{}'),
    ),
  );
}

test('every reason in the sources has a Turkish sentence', () => {
  const reasons = [...new Set(reasonsInSources())].filter((reason) => /[a-z] [a-z]/.test(reason));
  expect(reasons.length).toBeGreaterThan(40);
  expect(reasons.filter((reason) => reasonText(reason, 'tr') === reason)).toEqual([]);
});
