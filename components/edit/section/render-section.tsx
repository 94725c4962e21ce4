'use server';

import type { ReactNode } from 'react';

import { PageBody } from '@/components/sections/PageBody';
import { getApplicationModel } from '@/lib/content';
import { currentSession, loadEditPage, pageOfDraft } from '@/lib/edit/load-edit-page';
import { withSection, type Raw } from '@/lib/edit/wire-page';
import { isLanguage } from '@/lib/i18n/languages';

/** Larger requests are refused. */
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
 * Renders a section with unsaved values for the preview, with the same normalising and sanitising as a public page.
 * Nothing is stored. The answer is React and not HTML, so that the islands work, and inline styles need no hash in the
 * content security policy.
 *
 * Anybody can call a server function, so it checks the session as a page does.
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
