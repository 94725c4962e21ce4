import type { GlobalConfig } from 'payload';
import { nobody } from '../access/access';

/** How far the import of the demo content has come, so that a start that was killed half way goes on. */
export const seedState: GlobalConfig = {
  slug: 'seed-state',
  admin: { hidden: true },
  access: { read: nobody, update: nobody },
  fields: [
    {
      name: 'status',
      type: 'select',
      options: ['none', 'running', 'done'],
      defaultValue: 'none',
    },
  ],
};
