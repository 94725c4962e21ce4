'use client';

import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { type OwnTexts, translateElement } from './translate-element';

const turkish: OwnTexts = {
  replaced: [
    [/^Copy URL$/, 'Adresi kopyala'],
    [/^No columns selected$/, 'Hiç sütun seçilmedi'],
    [/^Close toast$/, 'Bildirimi kapat'],
    // Of the languages that a publication is planned in.
    [/^All$/, 'Tümü'],
    // The width of a preview that is as wide as its window.
    [/^Responsive$/, 'Pencere genişliği'],
    [/^Successfully saved (\d+) files?$/, '$1 dosya kaydedildi.'],
    [/^Failed to save (\d+) files?$/, '$1 dosya kaydedilemedi.'],
    // Made of two words in the English order.
    [/^(Aç|Kapat) Menü$/, 'Menü: $1'],
    // Where messages appear, with the keys that lead there.
    [/^Notifications (.+)$/, 'Bildirimler $1'],
    // Of a field with others in it, where two versions are compared.
    [/^Collapse$/, 'Daralt'],
    [/^Expand$/, 'Genişlet'],
    // The size of a small file.
    [/^(\d+) bytes$/i, '$1 bayt'],
    // What a list of choices says to a screen reader.
    [/^(\d+) results? available\.?$/, '$1 seçenek var.'],
    [/^Use Up and Down to choose options.*$/, 'Ok tuşlarıyla gezin, Enter ile seçin, Esc ile kapatın.'],
    [/^.*Select is focused.*$/, 'Seçim alanı: aramak için yazın, açmak için aşağı ok tuşuna basın.'],
    [/^(?:option|value) (.+) (?:focused|selected).*$/, '$1'],
  ],
  time: new Intl.DateTimeFormat('tr', { dateStyle: 'medium', timeStyle: 'short' }),
  selectAll: 'Tüm satırları seç',
  dialog: 'Pencere',
};

/**
 * Around the admin in Turkish: a few texts of Payload's components are no part of its translations, so they are
 * replaced where they appear.
 */
export function HardCodedTexts({ children }: { children?: ReactNode }) {
  const { i18n } = useTranslation();
  const isTurkish = i18n.language === 'tr';
  useEffect(() => {
    if (!isTurkish) return;
    translateElement(document.body, turkish);
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        for (const node of addedNodes.length > 0 ? addedNodes : [target]) {
          const element = node instanceof Element ? node : node.parentElement;
          if (element?.isConnected) translateElement(element, turkish);
        }
      }
    });
    observer.observe(document.body, {
      ...{ childList: true, subtree: true, characterData: true },
      attributeFilter: ['title', 'aria-label'],
    });
    return () => observer.disconnect();
  }, [isTurkish]);
  return children;
}
