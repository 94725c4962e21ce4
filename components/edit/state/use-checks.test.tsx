import { renderHook, waitFor } from '@testing-library/react';

import type { PageProblem } from '@/lib/edit/edit-info';

import { useChecks } from './use-checks';

const problem: PageProblem = { code: 'alt_missing', severity: 'error', sectionId: 'a', field: 'img', language: null };
const codes = (problems: readonly PageProblem[] | undefined) => problems?.map(({ code }) => code);

test('a check that fails leaves no gap: the problems come with the next rendering', async () => {
  const check = jest.fn(() => Promise.reject(new TypeError('no connection')));
  global.fetch = check;
  const { result, rerender } = renderHook(({ revision, info }) => useChecks('a', revision, info), {
    initialProps: { revision: 'r2', info: { revision: 'r1', problems: [problem] } },
  });
  await waitFor(() => expect(check).toHaveBeenCalledTimes(1));
  expect(result.current[0]).toBeUndefined();
  rerender({ revision: 'r2', info: { revision: 'r2', problems: [{ ...problem, code: 'link_broken' }] } });
  expect(codes(result.current[0])).toEqual(['link_broken']);
});
