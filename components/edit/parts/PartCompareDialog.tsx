'use client';

import { useRef, useState } from 'react';

import { fieldsOfPart, partDefinitions, type PartName } from '@/components/layout/parts/definitions';
import type { PartVersion } from '@/lib/edit/edit-info';
import { toValues } from '@/lib/edit/values/to-values';
import type { Raw } from '@/lib/edit/wire-page';
import { defaultLanguage, type Language } from '@/lib/i18n/languages';

import { ChangesDialog } from '../compare/ChangesDialog';
import { type Change, fieldChanges } from '../compare/compare-pages';
import { useEdit } from '../state/edit-context';
import { useFetched } from '../state/use-fetched';
import { useLocalTime } from '../state/use-local-time';

interface Props {
  name: PartName;
  version: PartVersion;
  onRestore: () => void;
  onClose: () => void;
}

/** What differs between an older version of a part of every page and its newest draft. */
export function PartCompareDialog({ name, version, onRestore, onClose }: Props) {
  const { t, info, languages } = useEdit();
  const [older, setOlder] = useState<Raw>();
  const dialog = useRef<HTMLDialogElement>(null);
  const time = useLocalTime()(version.updatedAt);
  const asked = { part: name, versionId: String(version.id) };
  const fetched = useFetched<{ languages: Raw }>('PartVersions', asked, undefined, ({ isOk, data }) => {
    if (isOk && data) setOlder(data.languages);
  });
  const fields = fieldsOfPart(name);
  const values = (copies: Raw, language: Language) => toValues(fields, copies[defaultLanguage], copies[language]);
  const found =
    older &&
    fieldChanges(
      { fields, values },
      older,
      info.parts?.[name]?.languages ?? {},
      languages.map(({ code }) => code),
    );
  // Named like the settings of a page: there is no section to show.
  const change: Change = { target: 'page', label: partDefinitions[name].label, kind: 'changed', fields: found ?? [] };
  return (
    <ChangesDialog
      dialog={dialog}
      changes={found && (found.length > 0 ? [change] : [])}
      fetched={fetched}
      note={`${t('editCompareOlder', { time })} – ${t('editCompareNewest')}`}
      onShow={() => undefined}
      onRestore={onRestore}
      onClose={onClose}
    />
  );
}
