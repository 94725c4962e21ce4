import type { Fixture } from '../fixture';

export const tableFixture: Fixture<'table'> = {
  id: 'table-1',
  type: 'table',
  order: 10,
  title: 'Ölçülen değerler',
  subTitle: 'Jet grout kolonları, 28. gün.',
  head: ['Kesit', 'Kolon çapı', 'Basınç dayanımı', 'Zemin'],
  rows: [
    { cells: ['KM 0+120', '82 cm', '6,4 MPa', 'Siltli kum'] },
    { cells: ['KM 0+180', '79 cm', '7,1 MPa', 'Kumlu kil'] },
    { cells: ['KM 0+240', '85 cm', '5,9 MPa'] },
  ],
  note: 'Her değer üç karotun ortalamasıdır.',
};
