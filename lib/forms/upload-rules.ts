/** The rules for uploads. The backend enforces the same rules by the content of the file. */
export interface UploadRules {
  maxMegabytes: number;
  /** File name endings without a dot, for the file dialog and the hint. */
  types: readonly string[];
}

/** The bytes of a multipart body besides the file. */
const multipartOverheadBytes = 64 * 1024;

export const bytesOf = (megabytes: number) => megabytes * 1024 * 1024;

export const maxUploadBody = ({ maxMegabytes }: UploadRules) => bytesOf(maxMegabytes) + multipartOverheadBytes;

/** The `accept` attribute of the file field. */
export const acceptOf = ({ types }: UploadRules) => types.flatMap((type) => spellings(type)).join(',');

/** "PDF, JPG, DWG" for the hint. */
export const typeNames = ({ types }: UploadRules) => types.map((type) => type.toUpperCase()).join(', ');

function spellings(type: string): string[] {
  return type === 'jpg' ? ['.jpg', '.jpeg'] : [`.${type}`];
}
