import type { EditKey } from '../texts/edit-texts';

/** What the backend takes (`backend/src/editing/calls/receive-picture.ts`), in bytes. */
const maxBytes = 20 * 1024 * 1024;

export type FileKind = 'image' | 'file';

/** The types that can be uploaded, as the `accept` of a field. */
export const acceptedTypes: Record<FileKind, string> = {
  image: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  file: 'application/pdf,.pdf',
};

const typeTexts = { image: 'editImageTypesOnly', file: 'editFileTypesOnly' } as const satisfies Record<
  FileKind,
  EditKey
>;

/** Why a chosen file cannot be uploaded; undefined if it can, as far as the browser knows. */
export function checkFile(file: File | undefined, kind: FileKind): EditKey | undefined {
  if (!file) return 'editFileMissing';
  // Browsers know a type by the name's ending. Of a file without one the backend says what it is.
  if (file.type && !acceptedTypes[kind].split(',').includes(file.type)) return typeTexts[kind];
  return file.size > maxBytes ? 'editFileTooLarge' : undefined;
}

/** Whether an answer says that the file is not what its name says. */
export const isDamaged = ({ status, data }: { status: number; data?: unknown }): boolean =>
  status === 415 || Boolean((data as { fields?: { file?: string } } | undefined)?.fields?.file);
