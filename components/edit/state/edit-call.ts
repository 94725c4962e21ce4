/** What a call of the edit mode came to, in the words of the backend's envelope. */
export interface EditAnswer<T> {
  isOk: boolean;
  status: number;
  code?: string;
  message?: string;
  data?: T;
}

async function request<T>(name: string, query: string, init?: RequestInit): Promise<EditAnswer<T>> {
  try {
    const response = await fetch(`/api/edit/${name}${query}`, { cache: 'no-store', ...init });
    const envelope = (await response.json()) as { success?: boolean } & Omit<EditAnswer<T>, 'isOk' | 'status'>;
    const { code, message, data } = envelope;
    return { isOk: response.ok && envelope.success === true, status: response.status, code, message, data };
  } catch {
    // No connection, or an answer of something in between: the text stays, and may be sent again.
    return { isOk: false, status: 0, code: 'no_answer' };
  }
}

/** Asks the backend for something, through this site. It never throws. */
export function getEditCall<T>(name: string, parameters: Record<string, string>): Promise<EditAnswer<T>> {
  return request(name, `?${new URLSearchParams(parameters).toString()}`);
}

/** Tells the backend to change something, through this site. It never throws. */
export function postEditCall<T>(name: string, body: unknown): Promise<EditAnswer<T>> {
  const headers = { 'content-type': 'application/json' };
  return request(name, '', { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Hands a picture over. */
export function sendMedia<T>(form: FormData): Promise<EditAnswer<T>> {
  return request('EditMedia', '', { method: 'POST', body: form });
}
