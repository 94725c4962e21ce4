import { withFilmFacts } from './film-facts';

const media = { isRemote: false };
jest.mock('../storage/stores', () => ({ stores: () => ({ media }) }));

const slowMs = 3_000;
jest.mock('../wire/film-duration', () => ({
  filmDuration: () => new Promise((resolve) => setTimeout(() => resolve(12.5), slowMs)),
}));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const film = (filename: string) => ({ id: 1, filename, mimeType: 'video/mp4' }) as Parameters<typeof withFilmFacts>[0];

it('waits for a film on a busy disk, so that no page is kept without its duration', async () => {
  media.isRemote = false;
  const facts = withFilmFacts(film('disk.mp4'));
  await jest.advanceTimersByTimeAsync(slowMs);
  expect(await facts).toMatchObject({ duration: 12.5 });
});

it('waits a second for a film in a bucket', async () => {
  media.isRemote = true;
  const facts = withFilmFacts(film('bucket.mp4'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await facts).toMatchObject({ duration: undefined });
});

it('leaves a picture as it is', async () => {
  const picture = { ...film('a.jpg'), mimeType: 'image/jpeg' };
  expect(await withFilmFacts(picture)).toBe(picture);
});
