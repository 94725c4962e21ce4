import type { PayloadRequest } from 'payload';

/** Saves what was copied from another language (`language-copy.ts`) as a draft, which is published as any other. */
export function draftCopies({ args, req }: { args?: unknown; req: PayloadRequest }): void {
  const { data } = (args ?? {}) as { data?: Record<string, unknown> };
  if (req.context.copiesLanguage === true && data) data._status = 'draft';
}
