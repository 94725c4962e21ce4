import { faultsOf } from './validate-graph';

test('the validator sees what is missing, relative or no date', () => {
  const faults = faultsOf({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'VideoObject', name: 'x', description: 'y', thumbnailUrl: '/x.jpg', uploadDate: 'dün' },
      { '@type': 'FAQPage', mainEntity: [] },
      { '@type': 'Recipe' },
    ],
  });
  expect(faults).toEqual([
    'VideoObject#0.thumbnailUrl: "/x.jpg"',
    'VideoObject#0.uploadDate: "dün"',
    'FAQPage#1.mainEntity[].name: missing',
    'FAQPage#1.mainEntity[].acceptedAnswer.text: missing',
    'Recipe#2: an unknown type',
  ]);
});
