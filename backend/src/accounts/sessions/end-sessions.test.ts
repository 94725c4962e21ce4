jest.mock('payload', () => ({
  getFieldsToSign: ({ email, sid }: object & { email?: string; sid?: string }) => ({ email, sid }),
  jwtSign: ({ fieldsToSign }: { fieldsToSign: object }) => Promise.resolve({ token: JSON.stringify(fieldsToSign) }),
}));
jest.mock('payload/shared', () => ({ generatePayloadCookie: ({ token }: { token: string }) => token }));

import { endOnChange, renewOwnSession } from './end-sessions';

const stored = {
  ...{ id: 7, email: 'ece@example.com', role: 'editor' },
  ...{ resetPasswordToken: 'abc', resetPasswordExpiration: '2030-01-01T00:00:00.000Z', sessions: [{ id: 'old' }] },
};
const noLink = { resetPasswordToken: null, resetPasswordExpiration: null };

const save = (data: object) => endOnChange({ data, operation: 'update', originalDoc: stored } as never) as object;

describe('what an account’s change ends', () => {
  it.each([{ email: 'new@example.com' }, { role: 'admin' }])('%j ends its sessions and the mailed link', (data) => {
    expect(save(data)).toEqual({ ...data, ...noLink, sessions: [] });
  });

  it('a new password ends the mailed link, and Payload itself the sessions', () => {
    expect(save({ password: 'new' })).toEqual({ password: 'new', ...noLink });
  });

  it.each([{ name: 'Ece' }, { email: ' Ece@Example.com' }, { resetPasswordToken: 'def' }])(
    '%j ends nothing',
    (data) => {
      expect(save(data)).toBe(data);
    },
  );
});

describe('the session of users who change their own account', () => {
  const signedInAt = '2026-01-01T08:00:00.000Z';

  async function afterSave(data: object, { userId = 7, context = {} } = {}) {
    const updates: { data: { sessions: { id: string; createdAt: string }[] } }[] = [];
    const updateOne = (update: (typeof updates)[number]) => Promise.resolve(updates.push(update));
    const sessions = [{ id: 'other' }, { id: 'old', createdAt: signedInAt }];
    const user = { id: userId, email: stored.email, _sid: 'old', sessions };
    const req = { user, context, payload: { db: { updateOne }, config: {} }, responseHeaders: new Headers() };
    const collection = { slug: 'users', auth: { tokenExpiration: 60 } };
    const doc = { ...stored, ...data };
    await renewOwnSession({ collection, data, doc, operation: 'update', previousDoc: stored, req } as never);
    const cookie = req.responseHeaders.get('set-cookie');
    const token = cookie === null ? null : (JSON.parse(cookie) as { email: string; sid: string });
    const kept = updates[0]?.data.sessions;
    return { sessions: kept?.map(({ id }) => id), since: kept?.[0]?.createdAt, token };
  }

  it('is a new one after a new e-mail, with that e-mail', async () => {
    const { sessions, token } = await afterSave({ email: 'New@example.com' });
    expect(token).toEqual({ email: 'new@example.com', sid: sessions?.[0] });
    expect(sessions).not.toContain('old');
  });

  it('is a new one after a new password', async () => {
    const { sessions, token } = await afterSave({}, { context: { isPasswordSet: true } });
    expect(token).toEqual({ email: stored.email, sid: sessions?.[0] });
  });

  it('is as old as the one before: a new password proves no second factor', async () => {
    expect((await afterSave({}, { context: { isPasswordSet: true } })).since).toBe(signedInAt);
  });

  it('stays after another change, and where it is another account', async () => {
    const none = { sessions: undefined, token: null };
    expect(await afterSave({ name: 'Ece' })).toEqual(none);
    expect(await afterSave({ email: 'new@example.com' }, { userId: 8 })).toEqual(none);
  });
});
