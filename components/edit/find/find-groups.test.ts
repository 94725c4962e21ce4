import { filled, matching } from './find-groups';

const choice = (label: string, note?: string) => ({ key: label, label, note, run: () => undefined });
const actions = [choice('Yeni sayfa'), choice('Menü: Düzenle'), choice('Görsel', 'İŞ MAKİNESİ')];
const found = (query: string) => matching(actions, query).map(({ label }) => label);

test('an action is found by any of its words, in any order and without Turkish letters', () => {
  expect(found('menu duzenle')).toEqual(['Menü: Düzenle']);
  expect(found('duzenle MENU')).toEqual(['Menü: Düzenle']);
  expect(found('is makinesi')).toEqual(['Görsel']);
  expect(found('yeni menü')).toEqual([]);
  expect(found(' ')).toHaveLength(3);
});

test('groups without choices are left out', () => {
  const groups = [
    { key: 'a', title: 'A', choices: [] },
    { key: 'b', title: 'B', choices: actions },
  ];
  expect(filled(groups).map(({ key }) => key)).toEqual(['b']);
});
