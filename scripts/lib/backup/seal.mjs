import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';

/**
 * Encryption of archives: AES-256-GCM in chunks, with a key that scrypt derives from a passphrase. The nonce of a chunk
 * holds its number and whether it is the last one, so chunks cannot be reordered, and a truncated archive is refused.
 *
 * The format: the mark, 16 bytes of salt, 7 bytes of nonce, and chunks of 64 KiB, each followed by its tag.
 */
const mark = Buffer.from('BACKUP-SEALED-1\n');
const saltBytes = 16;
const prefixBytes = 7;
const tagBytes = 16;
const chunkBytes = 64 * 1024;
const headBytes = mark.length + saltBytes + prefixBytes;

/** 64 MB and about 0.2 s for each guess. */
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

/** An archive that cannot be opened. Its message is one line. */
export class SealError extends Error {}

/** @param {string} passphrase @param {Buffer} salt @returns {Promise<Buffer>} */
const deriveKey = (passphrase, salt) =>
  new Promise((resolve, reject) =>
    scrypt(passphrase, salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key))),
  );

/** @param {Buffer} prefix @param {number} number @param {boolean} isLast */
function nonceOf(prefix, number, isLast) {
  const end = Buffer.alloc(5);
  end.writeUInt32BE(number);
  end[4] = isLast ? 1 : 0;
  return Buffer.concat([prefix, end]);
}

/** Pieces of one size, the last one shorter. @param {AsyncIterable<Buffer>} source @param {number} size */
async function* cut(source, size) {
  let rest = Buffer.alloc(0);
  for await (const piece of source) {
    rest = Buffer.concat([rest, piece]);
    // One byte more, so that the last piece is known to be the last.
    for (; rest.length > size; rest = rest.subarray(size)) yield { bytes: rest.subarray(0, size), isLast: false };
  }
  yield { bytes: rest, isLast: true };
}

/** @param {Buffer} bytes the beginning of a file */
export const isSealed = (bytes) => bytes.subarray(0, mark.length).equals(mark);

/**
 * Encrypts a stream; a stage of a `pipeline`.
 *
 * @param {string} passphrase
 */
export const seal = (passphrase) =>
  async function* (/** @type {AsyncIterable<Buffer>} */ source) {
    const [salt, prefix] = [randomBytes(saltBytes), randomBytes(prefixBytes)];
    const key = await deriveKey(passphrase, salt);
    yield Buffer.concat([mark, salt, prefix]);
    let number = 0;
    for await (const { bytes, isLast } of cut(source, chunkBytes)) {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(prefix, number++, isLast));
      yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    }
  };

/**
 * Decrypts what `seal` has made; a stage of a `pipeline`. Yields only bytes whose tag was right.
 *
 * @param {string} passphrase
 * @throws {SealError} for another passphrase, and for an archive that was changed or cut off
 */
export const unseal = (passphrase) =>
  async function* (/** @type {AsyncIterable<Buffer>} */ source) {
    let head = Buffer.alloc(0);
    const pieces = source[Symbol.asyncIterator]();
    while (head.length < headBytes) {
      const { value, done } = await pieces.next();
      if (done) throw new SealError('the archive is cut off');
      head = Buffer.concat([head, value]);
    }
    const prefix = head.subarray(headBytes - prefixBytes, headBytes);
    const key = await deriveKey(passphrase, head.subarray(mark.length, mark.length + saltBytes));
    const rest = (async function* () {
      yield head.subarray(headBytes);
      yield* { [Symbol.asyncIterator]: () => pieces };
    })();
    let number = 0;
    for await (const { bytes, isLast } of cut(rest, chunkBytes + tagBytes)) {
      yield open(bytes, key, nonceOf(prefix, number, isLast), number);
      number += 1;
    }
  };

/** @param {Buffer} bytes @param {Buffer} key @param {Buffer} nonce @param {number} number */
function open(bytes, key, nonce, number) {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce);
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    // The first chunk tells a wrong key; a later one was right before.
    throw new SealError(
      number === 0
        ? 'BACKUP_KEY is not the one that the archive was made with, or the archive is damaged'
        : 'the archive is damaged or cut off',
    );
  }
}
