import * as migration_20261120_095038_initial from './20261120_095038_initial';
import * as migration_20261120_134652_forms_and_redirects from './20261120_134652_forms_and_redirects';
import * as migration_20261120_160116_editing from './20261120_160116_editing';
import * as migration_20261122_085935_accounts_and_publication from './20261122_085935_accounts_and_publication';
import * as migration_20261122_091610_right_to_read_messages from './20261122_091610_right_to_read_messages';

export const migrations = [
  {
    up: migration_20261120_095038_initial.up,
    down: migration_20261120_095038_initial.down,
    name: '20261120_095038_initial',
  },
  {
    up: migration_20261120_134652_forms_and_redirects.up,
    down: migration_20261120_134652_forms_and_redirects.down,
    name: '20261120_134652_forms_and_redirects',
  },
  {
    up: migration_20261120_160116_editing.up,
    down: migration_20261120_160116_editing.down,
    name: '20261120_160116_editing',
  },
  {
    up: migration_20261122_085935_accounts_and_publication.up,
    down: migration_20261122_085935_accounts_and_publication.down,
    name: '20261122_085935_accounts_and_publication',
  },
  {
    up: migration_20261122_091610_right_to_read_messages.up,
    down: migration_20261122_091610_right_to_read_messages.down,
    name: '20261122_091610_right_to_read_messages'
  },
];
