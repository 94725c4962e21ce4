import type { Raw } from '@/lib/edit/wire-page';

import { askEditing, type EditAnswer, tellEditing } from './edit-call';

/**
 * The calls of the edit mode.
 *
 * @param onExpired is told when an answer says that the session is over
 */
export function editCalls(onExpired: () => void) {
  const noted = <A extends { status: number }>(answer: A): A => {
    if (answer.status === 401) onExpired();
    return answer;
  };
  return {
    tell: async <T>(name: string, body: Raw): Promise<EditAnswer<T>> => noted(await tellEditing<T>(name, body)),
    ask: async <T>(name: string, parameters: Record<string, string>): Promise<EditAnswer<T>> =>
      noted(await askEditing<T>(name, parameters)),
  };
}
