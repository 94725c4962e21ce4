import { open, type FileHandle } from 'node:fs/promises';
import type { UploadType } from '../forms-env';
import { readAt, zipEntries } from './zip-entries';

type Check = (file: FileHandle, size: number) => Promise<boolean>;

/** The versions of AutoCAD's format since R12, by their first six bytes. */
const dwgRelease = /^AC10(09|12|14|15|18|21|24|27|32)$/;
const MIN_DWG_BYTES = 128;

const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

const checks: Partial<Record<UploadType, Check>> = {
  /** From its first byte to its end mark, and no ZIP after it. Readers would accept junk before it; we do not. */
  pdf: async (file, size) => {
    const head = (await readAt(file, 0, 8)).toString('latin1');
    const tail = await readAt(file, Math.max(0, size - 66_000), size);
    return /^%PDF-\d\.\d/.test(head) && tail.subarray(-1024).includes('%%EOF') && !tail.includes(ZIP_END);
  },
  docx: (file, size) => isOffice(file, size, 'word/document.xml'),
  xlsx: (file, size) => isOffice(file, size, 'xl/workbook.xml'),
  zip: async (file, size) => (await zipEntries(file, size)) !== undefined,
  dwg: async (file, size) => size >= MIN_DWG_BYTES && dwgRelease.test((await readAt(file, 0, 6)).toString('latin1')),
};

/** An Office document has these parts, and no macros: those belong in docm and xlsm, which are not accepted. */
async function isOffice(file: FileHandle, size: number, mainPart: string): Promise<boolean> {
  const names = await zipEntries(file, size);
  if (!names?.includes('[Content_Types].xml') || !names.includes(mainPart)) return false;
  return !names.some((name) => /(^|\/)vbaProject\.bin$/i.test(name));
}

/** Whether the whole file is of the type of its first bytes. Pictures need no check: they are encoded again. */
export async function isWhole(path: string, type: UploadType): Promise<boolean> {
  const check = checks[type];
  if (!check) return true;
  const file = await open(path, 'r');
  try {
    return await check(file, (await file.stat()).size);
  } finally {
    await file.close();
  }
}
