import { hero } from '@/components/sections/Hero/definition';
import { toValues } from '@/lib/edit/values/to-values';

import type { EditAnswer } from './edit-call';
import { startForm } from './form-state';
import { type SaveAnswer, saveLanguage } from './save-language';
import { sectionSubject } from './subject';

const section = { id: 'hero-1', type: 'hero', title: 'Tünel', subTitle: 'Kaya' };
const subject = sectionSubject({ sections: [section] }, 'a', 'hero-1');
if (!subject) throw new Error('No subject');

const base = { tr: toValues(hero.fields, section, section) };
const untouched = startForm(base, 'r1').present;
const step = { ...untouched, values: { tr: { ...base.tr, title: 'Metro' } } };
const seen = { values: base.tr, revision: 'r1' };

const ok = (data: SaveAnswer): EditAnswer<SaveAnswer> => ({ isOk: true, status: 200, data });
const changedTo = (now: object, revision: string): EditAnswer<SaveAnswer> => ({
  isOk: false,
  status: 409,
  code: 'conflict',
  data: { section: { ...section, ...now }, revision },
});
const backend = (...answers: EditAnswer<SaveAnswer>[]) => {
  const last = answers.at(-1) ?? ok({});
  return jest.fn<Promise<EditAnswer<SaveAnswer>>, [string, object]>(() => Promise.resolve(answers.shift() ?? last));
};

test('sends the changes, and uses the answer as the new base', async () => {
  const post = backend(ok({ section: { ...section, title: 'Metro' }, revision: 'r2' }));
  const outcome = await saveLanguage(subject, 'tr', step, post);
  expect(post.mock.calls).toEqual([
    ['SaveSection', { pageKey: 'a', sectionId: 'hero-1', language: 'tr', revision: 'r1', values: { title: 'Metro' } }],
  ]);
  expect(outcome).toMatchObject({
    kind: 'saved',
    seen,
    step: { revisions: { tr: 'r2' }, base: { tr: { title: 'Metro' } } },
  });
});

test('sends nothing if nothing was changed', async () => {
  const post = backend();
  expect(await saveLanguage(subject, 'tr', untouched, post)).toEqual({ kind: 'saved', seen, step: untouched });
  expect(post).not.toHaveBeenCalled();
});

test('saves again after others changed other fields', async () => {
  const post = backend(changedTo({}, 'r5'), ok({ section: { ...section, title: 'Metro' }, revision: 'r6' }));
  expect(await saveLanguage(subject, 'tr', step, post)).toMatchObject({ kind: 'saved' });
  expect(post.mock.calls.map(([, body]) => body)).toMatchObject([{ revision: 'r1' }, { revision: 'r5' }]);
});

test('gives up if others save at every attempt', async () => {
  const post = backend(changedTo({}, 'r5'));
  expect(await saveLanguage(subject, 'tr', step, post)).toEqual({ kind: 'busy' });
  expect(post).toHaveBeenCalledTimes(8);
});

test('reports a conflict if others changed the same section', async () => {
  const outcome = await saveLanguage(subject, 'tr', step, backend(changedTo({ title: 'Baraj' }, 'r5')));
  expect(outcome).toMatchObject({ kind: 'conflict', conflict: { revision: 'r5', theirs: { title: 'Baraj' } }, seen });
});

test('returns the reason of a refusal', async () => {
  const answer: EditAnswer<SaveAnswer> = { isOk: false, status: 404, code: 'not_found' };
  expect(await saveLanguage(subject, 'tr', step, backend(answer))).toEqual({ kind: 'refused', answer });
});
