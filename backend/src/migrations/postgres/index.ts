import * as migration_20261120_095041_initial from './20261120_095041_initial';

export const migrations = [
  {
    up: migration_20261120_095041_initial.up,
    down: migration_20261120_095041_initial.down,
    name: '20261120_095041_initial',
  },
];
