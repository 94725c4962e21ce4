import { mentionedIn } from './mentioned-in';

const colleagues = ['Ayşe', 'Ayşe Yılmaz', 'İdil Işık', 'ali@example.com', 'Can Su', 'Can Ak'].map((name) => ({
  name,
}));
const named = (text: string) => mentionedIn(text, colleagues).map(({ name }) => name);

test.each([
  ['@Ayşe Yılmaz bakar mısın?', ['Ayşe Yılmaz']],
  ['@Ayşe, @İDİL IŞIK: bakın', ['Ayşe', 'İdil Işık']],
  ['(@idil ışık)', ['İdil Işık']],
  ['@Ayşegül yok, Ayşe da adıyla anılmadı', []],
  ['@ali@example.com olur mu', ['ali@example.com']],
  ['@ @@ @Ayşe', ['Ayşe']],
  ['@idil bakar mısın, @Ali’ye de sor', ['İdil Işık', 'ali@example.com']],
  ['@Can: hangisi belli değil', []],
])('%s', (text, names) => {
  expect(named(text)).toEqual(names);
});
