import { readAnswers } from './read-answers';
import { siteInfoChanges } from './write-site-info';

const rows = [
  { id: 'b', code: 'en', name: 'English' },
  { id: 'a', code: 'tr', name: 'Türkçe' },
];

/** What the first setup has written. */
const written = {
  title: { tr: 'Acme', en: 'Acme Ltd' },
  adress: { tr: 'Ankara', en: 'Ankara' },
  copyright: { tr: 'Acme. Tüm hakları saklıdır.', en: 'Acme Ltd. All rights reserved.' },
  ...{ phone: '+90 312 555 01 00', email: 'bilgi@acme.example', languages: rows },
};

const facts = {
  ...{ names: { tr: 'Acme', en: 'Acme Ltd' }, address: 'Ankara' },
  ...{ phone: '+90 312 555 01 00', email: 'bilgi@acme.example' },
};

const answersOf = (sent: object, languages = ['tr', 'en']) => readAnswers({ facts: sent, languages }).answers;

const former = answersOf(facts).facts;
const again = { former, starterNames: {} };

/** What a second setup changes, by language. @param seen what its form showed */
const changes = (stored: object, sent: object, seen: object | undefined = sent, languages = ['tr', 'en']) => {
  const shown = seen && { facts: seen, languages: ['tr', 'en'] };
  return Object.fromEntries(
    siteInfoChanges({ ...stored }, readAnswers({ facts: sent, languages, shown }).answers, again),
  );
};

test('the first setup writes everything into an empty site', () => {
  const found = siteInfoChanges({}, answersOf(facts), { starterNames: {} });
  expect(Object.fromEntries(found)).toEqual({
    tr: {
      ...{ title: 'Acme', adress: 'Ankara', copyright: 'Acme. Tüm hakları saklıdır.', phone: facts.phone },
      email: facts.email,
      languages: [
        { code: 'tr', name: 'Türkçe' },
        { code: 'en', name: 'English' },
      ],
    },
    en: { title: 'Acme Ltd', adress: 'Ankara', copyright: 'Acme Ltd. All rights reserved.' },
  });
});

const starterNames = { tr: 'Şirketiniz', en: 'Your Company' };

test('the starter’s name does not stay in a language that got none', () => {
  const starter = { title: starterNames, languages: rows };
  const found = siteInfoChanges(starter, answersOf({ names: { tr: 'Acme' } }), { starterNames });
  expect(Object.fromEntries(found)).toMatchObject({ tr: { title: 'Acme' }, en: { title: null } });
});

test('a name that was entered in the admin before the first setup stays in a language that got none', () => {
  const named = { title: { tr: 'Şirketiniz', en: 'Acme Ltd' }, languages: rows };
  const found = siteInfoChanges(named, answersOf({ names: { tr: 'Acme' } }), { starterNames });
  expect(Object.fromEntries(found)).toEqual({ tr: expect.objectContaining({ title: 'Acme' }) as object });
});

test('answers that were not changed write nothing', () => {
  expect(changes(written, facts)).toEqual({});
  expect(changes(written, { ...facts, managers: 'Ayşe Örnek' }, facts)).toEqual({});
});

test('what was edited in the admin stays while another answer changes', () => {
  const edited = {
    ...written,
    adress: { tr: 'İzmir', en: 'Izmir, Turkey' },
    copyright: { tr: '© Acme', en: null },
    languages: [{ ...rows[0], name: 'Int’l' }, rows[1], { id: 'c', code: 'de', name: 'Deutsch' }],
  };
  const seen = { ...facts, address: 'İzmir' };
  const languages = ['tr', 'en', 'de'];
  const found = changes(edited, { ...seen, phone: '+90 232 555 01 00', legalName: 'Acme A.Ş.' }, seen, languages);
  expect(found).toEqual({ tr: { phone: '+90 232 555 01 00' }, en: { copyright: 'Acme A.Ş. All rights reserved.' } });
});

test('an edit made while the form was open stays', () => {
  const edited = { ...written, phone: '+90 232 555 01 00', title: { tr: 'Acme Yapı', en: 'Acme Ltd' } };
  expect(changes(edited, { ...facts, email: 'yeni@acme.example' }, facts)).toEqual({
    tr: { email: 'yeni@acme.example' },
  });
});

test('a new address is written where the old one stood, and where there is none', () => {
  const moved = { ...facts, address: 'Bursa' };
  const both = { tr: { adress: 'Bursa' }, en: { adress: 'Bursa' } };
  expect(changes(written, moved, facts)).toEqual(both);
  expect(changes({ ...written, adress: { tr: 'Ankara' } }, moved, facts)).toEqual(both);
  expect(changes({ ...written, adress: { tr: 'Ankara', en: 'Ankara, TR' } }, moved, facts)).toEqual({ tr: both.tr });
});

test('a new name changes the copyright line that the setup wrote, and no other', () => {
  const renamed = { ...facts, names: { tr: 'Beta', en: 'Acme Ltd' } };
  const copyright = 'Beta. Tüm hakları saklıdır.';
  expect(changes(written, renamed, facts)).toEqual({ tr: { title: 'Beta', copyright } });
  const own = { ...written, copyright: { ...written.copyright, tr: '© 1998–2026' } };
  expect(changes(own, renamed, facts)).toEqual({ tr: { title: 'Beta' } });
});

test('rows of languages keep their order, names and ids', () => {
  const named = [{ ...rows[0], name: 'Int’l' }, rows[1]];
  const stored = { ...written, languages: named };
  expect(changes(stored, facts, facts, ['tr', 'en', 'ar']).tr).toEqual({
    languages: [...named, { code: 'ar', name: 'العربية' }],
  });
  expect(changes(stored, facts, facts, ['tr']).tr).toEqual({ languages: [rows[1]] });
  // Somebody has added German since the form was opened.
  const german = { id: 'c', code: 'de', name: 'Deutsch' };
  expect(changes({ ...stored, languages: [...named, german] }, facts)).toEqual({});
});

test('a form that does not say what it showed is compared with what there is', () => {
  const sent = { ...facts, phone: '+90 232 555 01 00' };
  expect(Object.fromEntries(siteInfoChanges(written, answersOf(sent), again))).toEqual({
    tr: { phone: '+90 232 555 01 00' },
  });
});
