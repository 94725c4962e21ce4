import { editTranslator } from './edit-texts';
import { type Live, liveText } from './live-text';
import { loadEditTexts } from './load-edit-texts';

const t = editTranslator(loadEditTexts('tr'));
const options = { t, locale: 'tr-TR', done: 'published', attempt: 0, waited: 2500, isLastAttempt: false } as const;
const path = (name: string, state: 'live' | 'waiting' | 'failed', status?: number) => ({ path: name, state, status });

test('the message for a live page counts the seconds of all attempts', () => {
  const live: Live = { state: 'live', seconds: 1.24 };
  expect(liveText(live, options)).toEqual({
    text: '1,2 saniyede yayına girdi',
    isFailure: false,
    isLive: true,
    isOver: true,
  });
  expect(liveText(live, { ...options, attempt: 2, waited: 9000 }).text).toBe('9 saniyede yayına girdi');
  expect(liveText(live, { ...options, done: 'withdrawn' }).text).toBe('1,2 saniyede yayından kalktı');
});

test('what was replaced meanwhile is not waited for', () => {
  const replaced: Live = { state: 'replaced', addresses: [] };
  const text =
    'Yayımladığınız hâl artık yayında değil: bu arada daha yeni bir sürümle değiştirildi ya da yayından kaldırıldı.';
  const over = { isFailure: true, isLive: false, isOver: true };
  expect(liveText(replaced, options)).toEqual({ text, ...over });
  expect(liveText(replaced, { ...options, done: 'part' })).toEqual({ text, ...over });
  const again = 'Sayfa yeniden yayında: bu arada yayımlandı.';
  expect(liveText(replaced, { ...options, done: 'withdrawn' })).toEqual({ text: again, ...over });
});

test('addresses that are not live are named, and whether there is another attempt', () => {
  const addresses = [
    path('/', 'live'),
    path('/a', 'failed', 503),
    ...['/b', '/c', '/d'].map((name) => path(name, 'waiting')),
  ];
  const answer: Live = { state: 'retrying', addresses };
  expect(liveText(answer, options).text).toBe(
    'Henüz güncel değil: /a (503), /b, /c ve 1 adres daha. Yeniden deneniyor…',
  );
  expect(liveText(answer, { ...options, isLastAttempt: true }).text).toMatch(/Site kendiliğinden güncellenecek\.$/);
  expect(liveText(undefined, options).text).toBe('Güncellik denetlenemedi. Yeniden deneniyor…');
});

test('where there are several servers, the one that does not show it is named', () => {
  const addresses = [
    { ...path('/a', 'live', 200), server: 'web-1:3000' },
    { ...path('/a', 'waiting', 200), server: 'web-2:3000' },
    { ...path('/a', 'waiting'), server: 'proxy.example' },
  ];
  expect(liveText({ state: 'retrying', addresses }, options).text).toBe(
    'Henüz güncel değil: /a (200, web-2:3000), /a (proxy.example). Yeniden deneniyor…',
  );
});
