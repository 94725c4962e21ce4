import { screen } from '@testing-library/react';

import { noteForNextPage, takeBinNote } from '@/lib/edit/bin-note';
import { info, setUp, settled } from '@/test/edit-mode';

test.each([
  ['deleted', '“Eski baraj” çöp kutusunda. 30 gün içinde geri getirilebilir.'],
  ['restored', '“Eski baraj” geri getirildi. Ziyaretçiler görmüyor.'],
  ['public', '“Eski baraj” geri getirildi ve yeniden yayında. Ziyaretçiler görüyor.'],
] as const)('the page that is shown after one was %s says so, once', async (what, text) => {
  noteForNextPage({ what, title: 'Eski baraj' });
  setUp(info);
  await settled();
  expect(screen.getByText(text)).toBeVisible();
  expect(takeBinNote()).toBeNull();
});
