import { readUploadEdits } from './read-upload-edits';

const read = (uploadEdits: unknown) => {
  const query = { uploadEdits };
  readUploadEdits(query);
  return query.uploadEdits;
};

it('reads the numbers that the form of the admin sends as text', () => {
  const crop = { x: '10', y: '0', width: '33.3333', height: '100', unit: '%' };
  expect(read({ focalPoint: { x: '25', y: '0' }, crop, widthInPixels: '300', heightInPixels: '200' })).toEqual({
    focalPoint: { x: 25, y: 0 },
    crop: { x: 10, y: 0, width: 33.3333, height: 100, unit: '%' },
    widthInPixels: '300',
    heightInPixels: '200',
  });
  expect(read({ crop: '', focalPoint: { x: '25' } })).toEqual({ focalPoint: { x: 25 } });
  expect(read({ crop: { x: '1.4e-14', width: '100.00000000000001' } })).toEqual({ crop: { x: 1.4e-14, width: 100 } });
  expect(read(undefined)).toBeUndefined();
});

it.each([
  'abc',
  [{ crop: 'x' }],
  { focalPoint: 'abc' },
  { focalPoint: ['1', '2'] },
  { focalPoint: { x: 'abc', y: '50' } },
  { focalPoint: { x: '', y: '50' } },
  { focalPoint: { x: '-1', y: '50' } },
  { focalPoint: { x: '50', y: '100.5' } },
  { focalPoint: { x: ['50'], y: '50' } },
  { focalPoint: { x: 'Infinity', y: '1e1' } },
  { crop: 'all' },
  { crop: { x: 'NaN', y: '0' } },
  { crop: { x: '0', width: '101' } },
  { widthInPixels: '1.5' },
  { heightInPixels: { a: '1' } },
])('%j is refused', (edits) => expect(() => read(edits)).toThrow(/cannot be read: uploadEdits/));
