import { readJson } from './read-json';

const read = (body: BodyInit, type = 'application/json') =>
  readJson(new Request('http://x.example/', { method: 'POST', body, headers: { 'content-type': type } }));

describe('readJson', () => {
  it('reads an object, with any spelling of the content type', async () => {
    await expect(read('{"a":"ğ 🏗"}')).resolves.toEqual({ a: 'ğ 🏗' });
    await expect(read('{}', 'Application/JSON; charset=utf-8')).resolves.toEqual({});
  });

  it.each([
    ['no object', '[]'],
    ['null', 'null'],
    ['half an object', '{"a":'],
    ['nothing', ''],
    ['no UTF-8', new Uint8Array([0x7b, 0xff])],
  ])('refuses %s', async (_what, body) => {
    await expect(read(body as BodyInit)).rejects.toMatchObject({ status: 400, code: 'bad_request' });
  });

  it('refuses another content type', async () => {
    await expect(read('{}', 'text/plain')).rejects.toMatchObject({ status: 400 });
  });

  it('stops reading a body that is too large', async () => {
    await expect(read(JSON.stringify({ a: 'x'.repeat(1024 * 1024) }))).rejects.toMatchObject({ status: 413 });
  });
});
