import type { Raw } from '@/lib/edit/wire-page';

import { getEditCall, type EditAnswer, postEditCall, sendMedia } from './edit-call';

/**
 * The calls of the edit mode.
 *
 * @param onExpired called when an answer says that the session has ended
 */
export function editCalls(onExpired: () => void) {
  const checked = <A extends { status: number }>(answer: A): A => {
    if (answer.status === 401) onExpired();
    return answer;
  };
  return {
    post: async <T>(name: string, body: Raw): Promise<EditAnswer<T>> => checked(await postEditCall<T>(name, body)),
    get: async <T>(name: string, parameters: Record<string, string>): Promise<EditAnswer<T>> =>
      checked(await getEditCall<T>(name, parameters)),
    send: async <T>(form: FormData): Promise<EditAnswer<T>> => checked(await sendMedia<T>(form)),
  };
}
