import 'server-only';

import { relayToBackend } from '../backend/client';
import { addressHeaders } from '../backend/visitor-headers';
import type { Answer } from '../http/api-answer';

/** The calls of edit mode that the browser may make, each with its method. */
export const editCalls = {
  EditPage: ['GET'],
  SaveSection: ['POST'],
  ChangeSections: ['POST'],
  ShareSection: ['POST'],
  ReusableSections: ['GET'],
  SavePage: ['POST'],
  PublishPage: ['POST'],
  UnpublishPage: ['POST'],
  CreatePage: ['POST'],
  LinksToPage: ['GET'],
  DeletePage: ['POST'],
  Bin: ['GET'],
  RestoreDeleted: ['POST'],
  SchedulePage: ['POST'],
  UnschedulePage: ['POST'],
  RequestPublish: ['POST'],
  PublishRequests: ['GET'],
  AnswerRequest: ['POST'],
  Comments: ['GET'],
  WriteComment: ['POST'],
  ResolveComment: ['POST'],
  CheckPage: ['GET'],
  ConfirmTranslation: ['POST'],
  EditTranslations: ['GET'],
  EditParts: ['GET'],
  SavePart: ['POST'],
  PublishPart: ['POST'],
  PartVersions: ['GET'],
  RestorePart: ['POST'],
  PageVersions: ['GET'],
  PageVersion: ['GET'],
  RestoreVersion: ['POST'],
  PreviewLink: ['POST'],
  EditMedia: ['GET', 'POST'],
  EditHeartbeat: ['POST'],
  EditPages: ['GET'],
  EditSearch: ['GET'],
  TourSeen: ['POST'],
} as const satisfies Record<string, readonly ('GET' | 'POST')[]>;

export type EditCall = keyof typeof editCalls;

export function isEditCall(name: string): name is EditCall {
  return Object.hasOwn(editCalls, name);
}

interface Message {
  method: 'GET' | 'POST';
  query?: string;
  headers?: Record<string, string>;
  body?: string | ReadableStream<Uint8Array>;
  timeoutMs?: number;
  /** The editor's IP address, for the backend's trail of refusals. */
  address?: string;
}

/** The default time limit for an answer. */
const defaultTimeoutMs = 10_000;

/** A page in every language is a few hundred kilobytes. */
const maxAnswerBytes = 4 * 1024 * 1024;

/**
 * Sends an editing call to the backend.
 *
 * @param token the session's token; the hand-over call has none yet
 * @returns the backend's envelope, or "no answer" if there is none
 * @throws {BodyTooLarge} when the editor's body exceeds its limit
 */
export function callEditing(name: string, token: string | undefined, message: Message): Promise<Answer> {
  const { address, timeoutMs = defaultTimeoutMs, ...rest } = message;
  const headers = {
    ...message.headers,
    ...(address && addressHeaders(address)),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  return relayToBackend(name, { ...rest, headers, timeoutMs, maxAnswerBytes });
}
