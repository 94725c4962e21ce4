import en from './messages/en.json';
import tr from './messages/tr.json';

test('both catalogues of the edit mode have the same keys', () => {
  expect(Object.keys(en)).toEqual(Object.keys(tr));
  for (const [key, text] of Object.entries(tr)) {
    const names = (value: string) => [...value.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
    expect([key, names(en[key as keyof typeof en])]).toEqual([key, names(text)]);
  }
});
