import { FolderStore } from './folder-store.mjs';

/** @typedef {import('./file-store.mjs').FileStore} FileStore */

/**
 * The library that the public sees, and the private files of visitors.
 *
 * @typedef {{ media: FileStore, uploads: FileStore }} Stores
 */

/** @param {{ media: string, uploads: string }} folders @returns {Stores} */
export const openFolders = ({ media, uploads }) => ({
  media: new FolderStore(media),
  uploads: new FolderStore(uploads),
});

/**
 * Without a request. The client is loaded here, so that an installation without S3 does not have it in memory.
 *
 * @param {import('./s3-settings.mjs').S3Settings} settings
 * @returns {Promise<Stores>}
 */
export async function openBucket(settings) {
  // The version in use runs on Node 20, and stays until somebody changes it.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const [{ connectS3 }, { S3Store }] = await Promise.all([import('./connect-s3.mjs'), import('./s3-store.mjs')]);
  const client = connectS3(settings);
  return { media: new S3Store(client, settings, 'media'), uploads: new S3Store(client, settings, 'uploads') };
}
