import { callPaths, contractPaths, formCallPaths } from './calls.mjs';

jest.mock('../../custom/calls.mjs', () => ({
  customCallPaths: { GetPageData: 'v2/page', SendMail: 'v2/messages' },
}));

test('a host of one’s own may have other paths, and the contract keeps its names', () => {
  expect(callPaths).toEqual({ ...contractPaths, GetPageData: 'v2/page' });
  expect(formCallPaths).toMatchObject({ SendMail: 'v2/messages', UploadFile: 'UploadFile' });
  expect(contractPaths.GetPageData).toBe('GetPageData');
});
