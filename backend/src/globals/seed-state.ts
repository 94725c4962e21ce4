import type { GlobalConfig } from 'payload';
import { nobody } from '../access/access';

/** The progress of importing the demo content, so that the next start continues after a killed one. */
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
