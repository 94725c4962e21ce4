import { crc32, deflateSync } from 'node:zlib';

/** A ZIP of the given entries, not packed. */
function zipOf(entries: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const [nameBytes, data] = [Buffer.from(name), Buffer.from(content)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, nameBytes, data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, tail, nameBytes]));
    locals.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(18);
  const entriesCount = directory.length;
  end.writeUInt16LE(entriesCount, 4);
  end.writeUInt16LE(entriesCount, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, ...directory, Buffer.from('PK\x05\x06'), end]);
}

const contentTypes = (part: string, type: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`;

const word = 'word/document.xml';
const sheet = 'xl/workbook.xml';

const docxParts = { '[Content_Types].xml': contentTypes(word, 'wordprocessingml.document'), [word]: '<document/>' };

/** Small files of every kind that visitors may attach. */
export const goodFiles = {
  pdf: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  docx: zipOf(docxParts),
  xlsx: zipOf({ '[Content_Types].xml': contentTypes(sheet, 'spreadsheetml.sheet'), [sheet]: '<workbook/>' }),
  dwg: Buffer.concat([Buffer.from('AC1032'), Buffer.alloc(400, 1)]),
  png: pngOf(8, 8),
};

/** Files that are not what they say they are. Each is refused. */
export const badFiles: Record<string, { name: string; bytes: Buffer }> = {
  'a script named .pdf': { name: 'teklif.pdf', bytes: Buffer.from('#!/bin/sh\nrm -rf /\n') },
  'a page named .pdf': { name: 'teklif.pdf', bytes: Buffer.from('<!doctype html><script>alert(1)</script>') },
  'a program named .png': { name: 'a.png', bytes: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600)]) },
  'a PDF with something before it': { name: 'a.pdf', bytes: Buffer.concat([Buffer.from('junk\n'), goodFiles.pdf]) },
  'a PDF with a ZIP behind it': { name: 'a.pdf', bytes: Buffer.concat([goodFiles.pdf, zipOf({ 'a.js': '1' })]) },
  'a PDF that was cut off': { name: 'a.pdf', bytes: Buffer.from('%PDF-1.4\n1 0 obj\n') },
  'a ZIP named .docx': { name: 'a.docx', bytes: zipOf({ 'evil.exe': 'MZ' }) },
  'a document with macros': { name: 'a.docx', bytes: zipOf({ ...docxParts, 'word/vbaProject.bin': 'x' }) },
  'a document with something behind it': {
    name: 'a.docx',
    bytes: Buffer.concat([goodFiles.docx, Buffer.from('<script>alert(1)</script>')]),
  },
  'a ZIP, where it is not asked for': { name: 'a.zip', bytes: zipOf({ 'a.txt': 'a' }) },
  'a drawing that scripts': {
    name: 'a.svg',
    bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>'),
  },
  'half a picture': { name: 'a.png', bytes: goodFiles.png.subarray(0, 60) },
  'a picture of a billion dots': { name: 'a.png', bytes: pngOf(40_000, 30_000, Buffer.alloc(10)) },
};

/** A grey PNG; with `data`, its head promises what the data does not hold. */
export function pngOf(width: number, height: number, data = Buffer.alloc((width + 1) * height, 0x40)): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = data.map((byte, index) => (index % (width + 1) === 0 ? 0 : byte));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const note = chunk('tEXt', Buffer.from('Comment\0<?php system("id"); ?>'));
  return Buffer.concat([signature, chunk('IHDR', head), note, chunk('IDAT', deflateSync(rows)), chunk('IEND')]);
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type), data]);
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
