import * as migration_20261120_095038_initial from './20261120_095038_initial';

export const migrations = [
  {
    up: migration_20261120_095038_initial.up,
    down: migration_20261120_095038_initial.down,
    name: '20261120_095038_initial',
  },
];
