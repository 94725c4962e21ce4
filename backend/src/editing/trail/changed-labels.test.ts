import type { ClientField } from 'payload';
import { changedLabels } from './changed-labels';

const fields = [
  { type: 'tabs', tabs: [{ fields: [{ type: 'text', name: 'title', label: { tr: 'Başlık', en: 'Title' } }] }] },
  { type: 'row', fields: [{ type: 'checkbox', name: 'isVisible', label: { tr: 'Görünür', en: 'Visible' } }] },
  { type: 'text', name: 'unnamed', label: false },
] as unknown as ClientField[];

const inTurkish = (label: Readonly<Record<string, string>> | string) =>
  typeof label === 'string' ? label : (label.tr ?? '');

test('changed fields have the names that their form shows, wherever they stand in it', () => {
  expect(changedLabels('title, isVisible', fields, inTurkish)).toBe('Başlık, Görünür');
});

test('so have those that no form shows; the name stays of what is not there any more', () => {
  expect(changedLabels('password, _status, unnamed, removed', fields, inTurkish)).toBe(
    'Parola, Yayın durumu, unnamed, removed',
  );
});
