import type { TextFieldServerProps } from 'payload';
import { readRuntimeEnv } from '../../runtime-env';
import { readChoices } from '../choices';
import { ReusableSelect } from './ReusableSelect';

/** The choice of a reusable section by its name. The value is its uuid. */
export async function ReusableField({ path, payload, readOnly }: TextFieldServerProps & { readOnly?: boolean }) {
  const choices = await readChoices(payload);
  return <ReusableSelect path={path} choices={choices} siteUrl={readRuntimeEnv().siteUrl} isReadOnly={readOnly} />;
}
