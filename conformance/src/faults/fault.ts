/** An answer of a host before it is sent. */
export interface Sent {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
  /** Whether the end of the body never comes. */
  hangs?: boolean;
  /** How long it takes, in milliseconds of the test's clock. Default: no time at all. */
  takesMs?: number;
}

export interface Asked {
  method: string;
  /** The call's name, or `media` for a file. */
  call: string;
  query: URLSearchParams;
  /** How many requests came before. */
  count: number;
}

/** Something that a host does wrong. */
export interface Fault {
  name: string;
  /** The check that has to name it. */
  id: string;
  change: (sent: Sent, asked: Asked) => Sent;
}

// An answer is JSON of any shape, and a fault may change any part of it.
export type Wire = Record<string, unknown>;

const isObject = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes the envelope of one call's good answers. */
export const inEnvelope =
  (call: string, change: (envelope: Wire, asked: Asked) => Wire): Fault['change'] =>
  (sent, asked) => {
    if (asked.call !== call || sent.status !== 200) return sent;
    return { ...sent, body: JSON.stringify(change(JSON.parse(String(sent.body)) as Wire, asked)) };
  };

/** Changes the data of one call's good answers. */
export const inData = (call: string, change: (data: Wire, asked: Asked) => unknown): Fault['change'] =>
  inEnvelope(call, (envelope, asked) => ({
    ...envelope,
    data: change(isObject(envelope.data) ? envelope.data : {}, asked),
  }));

/** The same for a call whose data is a list. */
export const inList = (call: string, change: (list: Wire[], asked: Asked) => unknown): Fault['change'] =>
  inEnvelope(call, (envelope, asked) => ({ ...envelope, data: change(envelope.data as Wire[], asked) }));

/** Changes one page, wherever it is asked for by its key. */
export const inPage = (pageKey: string, change: (page: Wire) => Wire): Fault['change'] =>
  inData('GetPageData', (page) => (page.pageKey === pageKey ? change(page) : page));

/** Changes the first section of a page. */
export const inSection = (pageKey: string, change: (section: Wire) => Wire): Fault['change'] =>
  inPage(pageKey, (page) => {
    const [first = {}, ...others] = page.sections as Wire[];
    return { ...page, sections: [change(first), ...others] };
  });

/** Another answer than the host's, for one call. */
export const instead =
  (call: string, make: (sent: Sent, asked: Asked) => Partial<Sent>): Fault['change'] =>
  (sent, asked) =>
    asked.call === call ? { ...sent, ...make(sent, asked) } : sent;
