import { ValidationError } from 'payload';

/** Why something could not be written, in one line: for a refused value, the fields and what is wrong with them. */
export function reasonOf(error: unknown): string {
  if (error instanceof ValidationError) {
    const { errors } = error.data;
    return errors.map(({ path, message }) => `${path}: ${message}`).join('; ');
  }
  const [line = 'unknown'] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
  return line;
}
