import type { PanelName } from '../state/edit-context';
import type { EditKey } from '../texts/edit-texts';

type Kind = PanelName extends infer Name ? (Name extends `${infer First}:${string}` ? First : Name) : never;

const helpOf: Record<Kind, EditKey> = {
  section: 'editHelpSection',
  part: 'editHelpPart',
  share: 'editHelpShare',
  add: 'editHelpAdd',
  page: 'editHelpPage',
  versions: 'editHelpVersions',
  link: 'editHelpLink',
  check: 'editHelpCheck',
  schedule: 'editHelpSchedule',
  create: 'editHelpCreate',
  delete: 'editHelpDelete',
  bin: 'editHelpBin',
  translations: 'editHelpTranslations',
  request: 'editHelpRequest',
};

/** What a panel is for, and what happens there. */
export const panelHelp = (name: PanelName): EditKey => helpOf[name.split(':')[0] as Kind];
