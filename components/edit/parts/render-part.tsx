'use server';

import type { ReactNode } from 'react';

import { isPartName } from '@/components/layout/parts/definitions';
import { FrameFoot, FrameHead } from '@/components/layout/SiteFrame';
import { getApplicationModel } from '@/lib/content';
import { currentSession, loadEditPage, loadEditParts, modelOfDraft, pageOfDraft } from '@/lib/edit/load-edit-page';
import { withPart } from '@/lib/edit/with-part';
import type { Raw } from '@/lib/edit/wire-page';
import { isLanguage, translator } from '@/lib/i18n/languages';

import type { FramePlace } from './frame-preview';
import { PopupPreview } from './PopupPreview.client';

/** Larger requests are refused. */
const maxBytes = 1024 * 1024;

interface Request {
  part: string;
  pageKey: string;
  path: string;
  language: string;
  values: Raw;
}

function isRequest(value: unknown): value is Request {
  const { part, pageKey, path, language, values } = (value ?? {}) as Partial<Request>;
  const texts = [part, pageKey, path, language];
  return texts.every((text) => typeof text === 'string') && typeof values === 'object' && values !== null;
}

/**
 * Renders what is above and below each page, or the popup, with the unsaved values of a part, as `renderSection` does
 * for a section.
 * Nothing is stored. Anybody can call a server function, so it checks the session as a page does.
 */
export async function renderPart(request: unknown): Promise<Partial<Record<FramePlace, ReactNode>> | undefined> {
  if (!isRequest(request) || JSON.stringify(request.values).length > maxBytes) return undefined;
  const { part, pageKey, path, language, values } = request;
  if (!isPartName(part) || !isLanguage(language) || !(await currentSession())) return undefined;
  const [drafts, published, loaded] = await Promise.all([
    loadEditParts(),
    getApplicationModel(language),
    loadEditPage(pageKey),
  ]);
  if (drafts.kind !== 'found' || loaded.kind !== 'found') return undefined;
  const model = modelOfDraft(withPart(drafts.value.model, part, values), published, language);
  if (part === 'popup') {
    const closeLabel = translator(language)('close');
    return { popup: <PopupPreview {...{ popup: model.popup, language, closeLabel }} /> };
  }
  const page = pageOfDraft(loaded.value.page, language);
  return {
    header: <FrameHead {...{ model, language, path, page }} />,
    footer: <FrameFoot {...{ model, language }} />,
  };
}
