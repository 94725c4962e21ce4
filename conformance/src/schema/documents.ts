import type { SectionDefinition } from '../../../lib/sections/define-section';
import { contractSchema } from './content-schema';
import { openApi } from './open-api';

/** The generated documents, by the names of their files. */
export const contractDocuments = (definitions: readonly SectionDefinition[]): Record<string, string> => ({
  'contract.schema.json': `${JSON.stringify(contractSchema(definitions), null, 2)}\n`,
  'contract.openapi.json': `${JSON.stringify(openApi(definitions), null, 2)}\n`,
});
