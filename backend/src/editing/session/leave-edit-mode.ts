import type { Endpoint } from 'payload';
import { dropSession } from './open-sessions';
import { readSession } from './editor';

/** POST with the session's token: ends the session on every process. An ended session gets the same answer. */
export const leaveEditMode: Endpoint = {
  path: '/LeaveEditMode',
  method: 'post',
  handler: async (req) => {
    const session = readSession(req);
    if (session) {
      await dropSession(req.payload, session.id, session.expiresAt);
      req.payload.logger.info({ msg: 'editing: LeaveEditMode', user: session.user });
    }
    return Response.json({ success: true, data: null }, { headers: { 'cache-control': 'no-store' } });
  },
};
