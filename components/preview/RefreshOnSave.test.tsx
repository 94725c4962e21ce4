import { render } from '@testing-library/react';

import { RefreshOnSave } from './RefreshOnSave.client';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const adminOrigin = 'https://admin.example';
const post = (origin: string, data: unknown) => window.dispatchEvent(new MessageEvent('message', { origin, data }));

beforeEach(() => refresh.mockReset());

test('a save in the admin reloads the draft', () => {
  render(<RefreshOnSave adminOrigin={adminOrigin} />);
  post(adminOrigin, { type: 'payload-document-event' });
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('other origins and other messages do not', () => {
  const { unmount } = render(<RefreshOnSave adminOrigin={adminOrigin} />);
  post('https://evil.example', { type: 'payload-document-event' });
  post('https://admin.example.evil.example', { type: 'payload-document-event' });
  for (const data of [null, 'payload-document-event', { type: 'payload-live-preview', data: {} }])
    post(adminOrigin, data);
  unmount();
  post(adminOrigin, { type: 'payload-document-event' });
  expect(refresh).not.toHaveBeenCalled();
});

test('only the admin is told that the page is ready', () => {
  const admin = { postMessage: jest.fn() };
  jest.spyOn(window, 'parent', 'get').mockReturnValue(admin as unknown as Window);
  render(<RefreshOnSave adminOrigin={adminOrigin} />);
  expect(admin.postMessage).toHaveBeenCalledWith({ type: 'payload-live-preview', ready: true }, adminOrigin);
  jest.restoreAllMocks();
});
