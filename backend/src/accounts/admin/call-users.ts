export interface Answer {
  isOk: boolean;
  /** The error message in the admin's language; empty if there was no answer. */
  message: string;
  code?: string;
  data: Record<string, unknown>;
}

interface Failure {
  errors?: { message?: string; data?: { code?: string } & Record<string, unknown> }[];
}

/** Calls an endpoint under `/api/users` with JSON. Never throws. */
export async function callUsers(path: string, method: 'GET' | 'POST', body?: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  try {
    const response = await fetch(`/api/users/${path}`, { method, headers, body: body && JSON.stringify(body) });
    const data = (await response.json()) as Record<string, unknown> & Failure;
    const [error] = data.errors ?? [];
    if (response.ok) return { isOk: true, message: '', data };
    return { isOk: false, message: error?.message ?? '', code: error?.data?.code, data: error?.data ?? {} };
  } catch {
    return { isOk: false, message: '', data: {} };
  }
}
