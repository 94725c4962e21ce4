'use client';

import { useEffect, useEffectEvent } from 'react';

import { copiesOf } from '@/lib/edit/reusable';
import { toWire } from '@/lib/edit/values/to-wire';
import { withCopies } from '@/lib/edit/values/translation';
import { defaultLanguage, type Language } from '@/lib/i18n/languages';

import { framePreview } from '../parts/frame-preview';
import { useEdit } from '../state/edit-context';
import type { Subject } from '../state/subject';
import type { Editor } from '../state/use-editor';

/** The preview is rendered after this pause in typing, in milliseconds. */
const pauseMs = 300;

/**
 * Shows on the page what is typed in a form: the section, or what is above and below every page.
 *
 * @param isWriting whether the text is typed on the page, where it is already
 */
export function usePreview(subject: Subject, { values, isDirty }: Editor, language: Language, isWriting: boolean) {
  const { pageKey, path, info, previews, showPreview, renderSection, renderPart, renewTexts } = useEdit();
  const [, sectionId] = subject.target.split(/^section:/);
  const { part, fields } = subject;
  const own = values[language] ?? {};

  const previewSection = async (id: string, isCurrent: () => boolean) => {
    // A preview that is already shown must also follow an undo or a save.
    if (!isDirty && !Object.hasOwn(previews, id)) return renewTexts(subject.target);
    const section = { type: subject.type, ...toWire(fields, own, true) };
    const shown = await renderSection({ pageKey, path, language, sectionId: id, section });
    if (isCurrent() && shown !== undefined) showPreview(id, shown);
  };
  const previewPart = async (name: NonNullable<typeof part>, isCurrent: () => boolean) => {
    // The page shows saved drafts, but for the popup.
    if (!isDirty && name !== 'popup' && !Object.hasOwn(previews, framePreview.header))
      return renewTexts(subject.target);
    // Visitors see the Turkish text where there is no translation.
    const seen = language === defaultLanguage ? own : withCopies(fields, values[defaultLanguage] ?? {}, own);
    const shown = await renderPart({ part: name, pageKey, path, language, values: toWire(fields, seen, true) });
    if (!isCurrent() || !shown) return;
    for (const place of ['header', 'footer', 'popup'] as const) showPreview(framePreview[place], shown[place]);
  };
  const preview = useEffectEvent(async (isCurrent: () => boolean) => {
    if (isWriting) return;
    try {
      // A reusable section may be on the page more than once.
      const ids = sectionId ? copiesOf(info.page, sectionId) : [];
      await Promise.all(ids.map((id) => previewSection(id, isCurrent)));
      if (part) await previewPart(part, isCurrent);
    } catch {
      // The server runs another build by now, or cannot be reached: the form works without a preview.
    }
  });
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => void preview(() => isCurrent), pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [values, language, isWriting]);
}
