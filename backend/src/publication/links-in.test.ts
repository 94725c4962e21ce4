import { linksIn } from './links-in';

test('finds the links of a form, in its fields and its texts', () => {
  const menu = [
    { title: 'A', link: '/a', dropdown: [{ title: 'B', link: '/b', subDropdown: [{ link: '' }] }], img: { link: 5 } },
    { title: 'C', link: null },
  ];
  const text = '<p>Metin <a class="x" href="/c">c</a> ve <a href="https://d.example/">d</a></p>';
  expect(linksIn({ menu, text, linkTitle: '/no' })).toEqual([
    { href: '/a', path: 'menu.0.link' },
    { href: '/b', path: 'menu.0.dropdown.0.link' },
    { href: '/c', path: 'text' },
    { href: 'https://d.example/', path: 'text' },
  ]);
});
