import { act, fireEvent, screen, within } from '@testing-library/react';

import { info, setUp } from '@/test/edit-mode';

const preview = () => within(screen.getByRole('region', { name: 'Başka yerlerde nasıl görünür' }));

async function openSettings(shown = info) {
  const { user } = setUp(shown);
  await user.click(screen.getByRole('button', { name: 'Sayfa ayarları' }));
  const title = await screen.findByRole('textbox', { name: /Sayfa başlığı/ });
  return { user, title };
}

test('the search result and the card follow the title and the description while they are typed', async () => {
  const { user, title } = await openSettings();
  await user.clear(title);
  await user.type(title, 'Jet grout');
  expect(preview().getAllByText('Jet grout - Yapı A.Ş.')).toHaveLength(2);
  expect(preview().getByText('site.example › page › a')).toBeVisible();
  expect(preview().getByText('Başlık site adıyla 21 karakter (en çok 65).')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Açıklama' }), 'Zemini güçlendirir.');
  expect(preview().getAllByText('Zemini güçlendirir.')).toHaveLength(2);
});

test('a title that is cut off is named', async () => {
  const { user, title } = await openSettings();
  await user.clear(title);
  await user.type(title, 'ş'.repeat(60));
  expect(preview().getByText(/72 karakter; 65 karakterden sonrası kesilir/)).toBeVisible();
});

test('a page that is not public has no share image yet', async () => {
  await openSettings({ ...info, status: 'draft' });
  expect(preview().getByText(/sayfa yayımlanınca/)).toBeVisible();
  expect(preview().queryByRole('img')).not.toBeInTheDocument();
});

test('a share image that is not ready is asked for again, a few times', async () => {
  await openSettings({ ...info, status: 'published' });
  const image = () => preview().queryByRole('img', { name: 'Yayındaki sayfanın paylaşım görseli' });
  const sources: (string | null)[] = [];
  jest.useFakeTimers();
  while (image()) {
    sources.push(image()?.getAttribute('src') ?? null);
    fireEvent.error(image() as HTMLElement);
    expect(preview().getByText(/hazırlanıyor/)).toBeVisible();
    act(() => void jest.advanceTimersByTime(5_000));
  }
  jest.useRealTimers();
  expect(new Set(sources).size).toBe(4);
  expect(sources[0]).toBe('/share/tr/page/a/000000000000.jpg');
  expect(preview().getByText('Paylaşım görseli şu anda alınamadı.')).toBeVisible();
});
