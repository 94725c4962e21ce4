import { screen } from '@testing-library/react';

import { noteDeletedPage, takeDeletedPage } from '@/lib/edit/deleted-page';
import { info, setUp, settled } from '@/test/edit-mode';

test('the page that is shown after one was deleted says so, once', async () => {
  noteDeletedPage('Eski baraj');
  setUp(info);
  await settled();
  expect(screen.getByText('“Eski baraj” çöp kutusunda. 30 gün içinde geri getirilebilir.')).toBeVisible();
  expect(takeDeletedPage()).toBeNull();
});
