import { definitions } from '../components/sections/definitions';
import type { Fields } from '../lib/sections/define-section';

export const fieldsOf = (type: string): Fields =>
  definitions.find((definition) => definition.type === type)?.fields ?? {};

/** A page with a team, as the backend sends it to an editor. */
export const page = {
  pageKey: 'a',
  sections: [
    {
      id: 'list-1',
      type: 'team',
      title: 'Ekip',
      list: [
        { rowId: 'r1', name: 'Selin', designation: 'Müdür', img: { src: '/media/a.jpg', alt: 'Selin' } },
        { rowId: 'r2', name: 'Ali', designation: 'Şef' },
      ],
    },
  ],
  otherLangs: {
    en: { title: 'Team', sections: [{ id: 'list-1', type: 'team', list: [{ rowId: 'r1', designation: 'Head' }, {}] }] },
  },
};
