import * as migration_20261120_095041_initial from './20261120_095041_initial';
import * as migration_20261120_134655_forms_and_redirects from './20261120_134655_forms_and_redirects';

export const migrations = [
  {
    up: migration_20261120_095041_initial.up,
    down: migration_20261120_095041_initial.down,
    name: '20261120_095041_initial',
  },
  {
    up: migration_20261120_134655_forms_and_redirects.up,
    down: migration_20261120_134655_forms_and_redirects.down,
    name: '20261120_134655_forms_and_redirects'
  },
];
