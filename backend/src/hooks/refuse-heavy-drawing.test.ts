import type { PayloadRequest } from 'payload';

jest.mock('payload', () => ({
  APIError: class extends Error {
    status: number;
    constructor(text: string, status: number) {
      super(text);
      this.status = status;
    }
  },
}));

import { refuseHeavyDrawing } from './refuse-heavy-drawing';

const root = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">';

function upload(text: string, name = 'a.svg', mimetype = 'image/svg+xml') {
  const data = Buffer.from(text);
  const req = {
    file: { name, mimetype, data, size: data.length },
    i18n: { language: 'tr' },
  } as unknown as PayloadRequest;
  return () => refuseHeavyDrawing({ args: {}, operation: 'create', req } as never);
}

test.each([
  ['a declaration that is none', upload(`${root}<!${'a'.repeat(1000)}<></svg>`)],
  ['one that is called a picture', upload(`\uFEFF\n<svg><!a></svg>`, 'a.png', 'image/png')],
  ['a drawing that is too large', upload(root + ' '.repeat(9 * 1024 * 1024))],
])('%s is refused', (_what, send) => {
  expect(send).toThrow(expect.objectContaining({ status: 400, message: expect.stringContaining('SVG') }));
});

test.each([
  ['a drawing', upload(`<?xml version="1.0"?><!DOCTYPE svg><!-- x -->${root}<style><![CDATA[a{}]]></style></svg>`)],
  ['any other file', upload('\u0089PNG <!a', 'a.png', 'image/png')],
])('%s passes', (_what, send) => {
  expect(send).not.toThrow();
});
