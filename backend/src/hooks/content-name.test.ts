import { contentName } from './content-name';

const bytes = Buffer.from('picture');

describe('contentName', () => {
  it('keeps the name readable, without Turkish letters, and adds a mark of the content', () => {
    expect(contentName('Köprü Fotoğrafı.JPG', bytes)).toMatch(/^kopru-fotografi-[0-9a-f]{8}\.jpg$/);
    expect(contentName('….png', bytes)).toMatch(/^dosya-[0-9a-f]{8}\.png$/);
  });

  it('is the same for the same content, whatever mark the name already has', () => {
    const name = contentName('a.jpg', bytes);
    expect(contentName(name, bytes)).toBe(name);
  });

  it('changes with the bytes and with the edits', () => {
    const names = [
      contentName('a.jpg', bytes),
      contentName('a.jpg', Buffer.from('another')),
      contentName('a.jpg', bytes, { crop: { x: 10 } }),
      contentName('a.jpg', bytes, { focalPoint: { x: 30, y: 70 } }),
    ];
    expect(new Set(names).size).toBe(4);
  });
});
