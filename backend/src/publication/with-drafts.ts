import type { GlobalAfterChangeHook, GlobalConfig } from 'payload';
import { signedIn, updatesGlobal } from '../access/access';
import { rememberSavingUserOfPart } from '../editing/pages/authors';
import { publishDirectGlobalSaves } from './direct-saves';
import { openedAtField, refuseOutdatedGlobal } from './opened-at';
import { requireSoundLinks } from './require-sound-links';
import { restoreAsDraft } from './restore-as-draft';

const MAX_VERSIONS = 50;

/** Drafts are not public. */
const onPublication =
  (hook: GlobalAfterChangeHook): GlobalAfterChangeHook =>
  (args) =>
    args.doc._status === 'published' ? hook(args) : args.doc;

/** A global with drafts: editors prepare it, administrators publish it. The published version is public. */
export function withDrafts(global: GlobalConfig): GlobalConfig {
  const { hooks } = global;
  return {
    ...global,
    access: { read: signedIn, readVersions: signedIn, update: updatesGlobal },
    versions: { drafts: true, max: MAX_VERSIONS },
    endpoints: [restoreAsDraft(global.slug)],
    fields: [...global.fields, openedAtField],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), publishDirectGlobalSaves],
      beforeValidate: [refuseOutdatedGlobal, ...(hooks?.beforeValidate ?? [])],
      beforeChange: [...(hooks?.beforeChange ?? []), requireSoundLinks],
      afterChange: [...(hooks?.afterChange?.map(onPublication) ?? []), rememberSavingUserOfPart],
    },
  };
}
