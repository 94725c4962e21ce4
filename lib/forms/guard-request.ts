import 'server-only';

import { env } from '../env';
import { type Answer, refusal } from '../http/api-answer';
import { isFromThisSite } from '../http/origin';
import { countRequest, type Counted } from '../http/rate-limits';
import { declaresMoreThan, hasContentType } from '../http/request-body';
import { addressOfVisitor } from '../http/visitor-address';
import type { Language } from '../i18n/languages';

interface Rules {
  counted: Counted;
  /** Content types that are read; none for a request without a body. */
  types?: string[];
  maxBytes?: number;
  language?: Language;
}

/** Counts the request; the refusal if the visitor has sent too many. */
export async function refuseTooMany(
  counted: Counted,
  address: string,
  language?: Language,
): Promise<Answer | undefined> {
  const retryAfter = await countRequest(counted, address);
  return retryAfter === undefined ? undefined : refusal('too_many_requests', { retryAfter, language });
}

/** Checks a request before its body is read: its origin, its content type, its declared size and the rate limit. */
export async function refuseRequest(request: Request, rules: Rules): Promise<Answer | undefined> {
  const { counted, types, maxBytes, language } = rules;
  if (!isFromThisSite(request, env().siteUrl)) return refusal('forbidden_origin', { language });
  if (types && !hasContentType(request, ...types)) return refusal('content_type', { language });
  if (maxBytes !== undefined && declaresMoreThan(request, maxBytes)) return refusal('body_too_large', { language });
  return refuseTooMany(counted, addressOfVisitor(request), language);
}
