import { Presence } from './presence';

const ada = { id: 1, name: 'Ada' };
const can = { id: 2, name: 'Can' };

describe('Presence', () => {
  it('returns the other editors of the page, and since when', () => {
    const presence = new Presence();
    presence.note('p', ada, 0);
    presence.note('p', can, 1_000);
    presence.note('p', ada, 50_000);
    expect(presence.others('p', 2, 50_000)).toEqual([
      { name: 'Ada', since: '1970-01-01T00:00:00.000Z', section: null },
    ]);
    expect(presence.others('other', 2, 50_000)).toEqual([]);
  });

  it('knows the section that is edited until another one is, and whether a page is only read again', () => {
    const presence = new Presence();
    const section = () => presence.others('p', 2, 0)[0]?.section;
    presence.note('p', { ...ada, section: 'hero-1' }, 0);
    expect(section()).toBe('hero-1');
    presence.note('p', ada, 0);
    expect(section()).toBe('hero-1');
    presence.note('p', { ...ada, section: null }, 0);
    expect(section()).toBeNull();
  });

  it('removes editors after a minute without a heartbeat', () => {
    const presence = new Presence();
    presence.note('p', ada, 0);
    expect(presence.others('p', 2, 60_000)).toHaveLength(1);
    expect(presence.others('p', 2, 60_001)).toEqual([]);
  });
});
