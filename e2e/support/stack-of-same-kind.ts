import { moveToPostgres } from '../../scripts/lib/demo-content.mjs';
import { newDatabase } from './database';
import { OwnStack } from './own-stack';

/** A stack of a suite's own, on a database of the kind that the common backend has. */
export async function stackOfSameKind(): Promise<OwnStack> {
  const stack = await OwnStack.create();
  const url = await newDatabase(stack.folder);
  if (!url.startsWith('postgres')) return stack;
  await moveToPostgres(stack.folder, url);
  stack.content.DATABASE_URL = url;
  return stack;
}
