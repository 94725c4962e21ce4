import 'server-only';

import { readAnswer } from '../http/api-answer';
import { isRecord } from '../sections/parse-section';
import { callEditing } from './call-editing';
import type { Loaded } from './load-edit-page';

/** A brand that is not saved, as the backend reads it, and what it would refuse, in the words of its own forms. */
export interface BrandPreview {
  /** As in the application model. */
  brand: unknown;
  problems: string[];
}

const timeoutMs = 3000;

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The brand that stands in the admin's form.
 *
 * @param token of the preview's address
 * @param values the form's, as JSON
 */
export async function loadBrandPreview(token: string, values: string): Promise<Loaded<BrandPreview>> {
  const query = new URLSearchParams({ token, values }).toString();
  const answer = await callEditing('PreviewBrand', undefined, { method: 'GET', query, timeoutMs });
  if (answer.status >= 400 && answer.status < 500) return { kind: 'missing' };
  const { success, data } = readAnswer(answer);
  if (!success || !isRecord(data)) return { kind: 'failed' };
  const problems = Array.isArray(data.problems) ? data.problems.filter(isText) : [];
  return { kind: 'found', value: { brand: data.brand, problems } };
}
