import type { PayloadRequest } from 'payload';
import { formCall } from './form-call';

it('a failed query is answered and logged without the visitor’s input', async () => {
  const error = jest.fn();
  const call = formCall('SendMail', 'post', () =>
    Promise.reject(
      new Error('Failed query: insert into "messages" … params: ayse@example.com', {
        cause: new Error('SQLITE_FULL: database or disk is full'),
      }),
    ),
  );
  const req = { headers: new Headers(), payload: { logger: { error } } } as unknown as PayloadRequest;
  const response = await call.handler(req);
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ success: false, code: 'internal' });
  expect(error).toHaveBeenCalledWith({
    err: new Error('SQLITE_FULL: database or disk is full'),
    msg: 'SendMail failed',
  });
});
