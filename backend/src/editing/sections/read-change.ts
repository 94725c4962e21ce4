import { isLanguage, type Language } from '../../languages';
import { isRecord } from '../../wire/values';
import { badRequest } from '../http/edit-error';

/** A section that was copied on a page, at a revision. */
export interface Copied {
  pageKey: string;
  revision: string;
  id: string;
}

export type SectionChange =
  /** With texts to overwrite if the language of the editor is given, else with the required ones only. */
  | { kind: 'add'; type: string; afterId?: string; language?: Language }
  | { kind: 'duplicate' | 'hide' | 'show'; id: string }
  /** `seen`: the revision whose content may go; without it, that of the call. */
  | { kind: 'delete'; id: string; seen?: string }
  | { kind: 'restore' | 'detach'; id: string }
  | { kind: 'addReusable'; uuid: string; afterId?: string }
  | { kind: 'paste'; from: Copied; afterId?: string }
  | { kind: 'move'; id: string; afterId: string | null };

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 200;

function readCopied(raw: unknown): Copied {
  const { pageKey, revision, id } = isRecord(raw) ? raw : {};
  if (isId(pageKey) && isId(revision) && isId(id)) return { pageKey, revision, id };
  throw badRequest('a copied section has a page, a revision and an id');
}

/** @throws EditError 400 for an invalid change */
export function readChange(raw: unknown): SectionChange {
  const { kind, id, type, from, uuid, afterId, language, seen } = isRecord(raw) ? raw : {};
  if (kind === 'add' && isId(type) && (afterId === undefined || isId(afterId))) {
    if (language === undefined) return { kind, type, afterId };
    if (typeof language === 'string' && isLanguage(language)) return { kind, type, afterId, language };
  }
  if (kind === 'move' && isId(id) && (afterId === null || isId(afterId))) return { kind, id, afterId };
  if (kind === 'paste' && (afterId === undefined || isId(afterId))) return { kind, from: readCopied(from), afterId };
  if (kind === 'addReusable' && isId(uuid) && (afterId === undefined || isId(afterId))) return { kind, uuid, afterId };
  if (kind === 'delete' && isId(id) && (seen === undefined || isId(seen))) return { kind, id, ...(seen && { seen }) };
  const isPlain = kind === 'duplicate' || kind === 'hide' || kind === 'show';
  if ((isPlain || kind === 'restore' || kind === 'detach') && isId(id)) return { kind, id };
  throw badRequest('unknown change of sections');
}
