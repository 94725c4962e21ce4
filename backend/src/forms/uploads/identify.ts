import { fileTypeFromFile } from 'file-type';
import { uploadTypes, type UploadType } from '../forms-env';
import { isWhole } from './is-whole';

/**
 * The type of a file by its content, not by its name.
 *
 * @returns undefined for types that are not accepted
 */
export async function identify(path: string, accepted: readonly UploadType[]): Promise<UploadType | undefined> {
  // file-type does not detect DWG; `isWhole` reads its version itself.
  const found = (await fileTypeFromFile(path))?.ext ?? 'dwg';
  const type = uploadTypes.find((known) => known === found) ?? (await asDwg(path));
  return type && accepted.includes(type) && (await isWhole(path, type)) ? type : undefined;
}

/** Some versions of DWG look like another type to file-type. */
async function asDwg(path: string): Promise<UploadType | undefined> {
  return (await isWhole(path, 'dwg')) ? 'dwg' : undefined;
}
