'use server';

import type { ReactNode } from 'react';

import { PageBody } from '@/components/sections/PageBody';
import { getApplicationModel } from '@/lib/content';
import { currentSession, loadEditPage, pageOfDraft } from '@/lib/edit/load-edit-page';
import { withSection, type Raw } from '@/lib/edit/wire-page';
import { isLanguage } from '@/lib/i18n/languages';

/** A section with more text than this is none that a page could carry. */
const maxBytes = 1024 * 1024;

interface Request {
  pageKey: string;
  path: string;
  language: string;
  sectionId: string;
  section: Raw;
}

function isRequest(value: unknown): value is Request {
  const { pageKey, path, language, sectionId, section } = (value ?? {}) as Partial<Request>;
  const texts = [pageKey, path, language, sectionId];
  return texts.every((text) => typeof text === 'string') && typeof section === 'object' && section !== null;
}

/**
 * The real component of a section with unsaved values, through the site's own normalising and sanitising, for the
 * preview while typing. Nothing is stored. It comes as React and not as HTML, so that its islands live, and its inline
 * styles need no hash of the policy's.
 *
 * It may be called by anybody who finds its address, so it asks for the session as a page does.
 */
export async function renderSection(request: unknown): Promise<ReactNode> {
  if (!isRequest(request) || JSON.stringify(request.section).length > maxBytes) return undefined;
  const { pageKey, path, language, sectionId, section } = request;
  if (!isLanguage(language) || !(await currentSession())) return undefined;
  const loaded = await loadEditPage(pageKey);
  if (loaded.kind !== 'found') return undefined;
  const page = pageOfDraft(withSection(loaded.value.page, language, sectionId, section), language);
  if (!page) return undefined;
  const model = await getApplicationModel(language);
  return (
    <PageBody
      page={page}
      path={path}
      model={model}
      language={language}
      isBare
      wrap={(shown, rendered) => (shown.id === sectionId ? rendered : null)}
    />
  );
}
