import type { Problems } from '../read-answers';

export interface SetupAnswer<T> {
  isOk: boolean;
  /** The error message in the admin's language; empty if there was no answer. */
  message: string;
  data?: T;
  /** Problems by field. */
  fields?: Problems;
}

/** Calls an endpoint of the setup. Never throws. @param path below `/api/setup` @param body a form, or nothing */
export async function callSetup<T>(path: string, method: 'GET' | 'POST', body?: FormData): Promise<SetupAnswer<T>> {
  try {
    const response = await fetch(`/api/setup${path}`, { method, body, credentials: 'include' });
    const answer = (await response.json()) as { success: boolean; message?: string; data?: unknown };
    const { success, message = '', data } = answer;
    if (success) return { isOk: true, message, data: data as T };
    return { isOk: false, message, fields: (data as { fields?: Problems } | undefined)?.fields };
  } catch {
    return { isOk: false, message: '' };
  }
}
