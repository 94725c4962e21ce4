import type { Payload } from 'payload';
import { readChoices } from '../choices';
import { ReusableHeading } from './ReusableHeading';

/** The heading of a collapsed row that shows a reusable section: its name. */
export async function ReusableTitle({ payload }: { payload: Payload }) {
  return <ReusableHeading choices={await readChoices(payload)} />;
}
