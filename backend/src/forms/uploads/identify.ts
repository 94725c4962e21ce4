import { fileTypeFromFile } from 'file-type';
import { uploadTypes, type UploadType } from '../forms-env';
import { isWhole } from './is-whole';

/**
 * What a file is by its content; its name is not asked.
 *
 * @returns undefined when it is nothing that is accepted
 */
export async function identify(path: string, accepted: readonly UploadType[]): Promise<UploadType | undefined> {
  // file-type does not know DWG; `isWhole` reads its release itself.
  const found = (await fileTypeFromFile(path))?.ext ?? 'dwg';
  const type = uploadTypes.find((known) => known === found) ?? (await asDwg(path));
  return type && accepted.includes(type) && (await isWhole(path, type)) ? type : undefined;
}

/** Some releases of DWG look like something else to a general sniffer. */
async function asDwg(path: string): Promise<UploadType | undefined> {
  return (await isWhole(path, 'dwg')) ? 'dwg' : undefined;
}
